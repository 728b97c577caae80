import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys of a game, handled only while the focus is in it (WCAG 2.1.4) and it is not paused. `act` returns whether the
 * key belonged to the game.
 */
export function useGameKeys(
  area: RefObject<HTMLElement | null>,
  paused: boolean,
  act: (event: KeyboardEvent) => boolean,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (paused || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (!area.current?.contains(event.target as Node)) return
    if (act(event)) event.preventDefault()
  })
  // The listener is added before the first paint, so that no early key is lost. It is on the document, because the
  // game's area is not mounted yet.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
