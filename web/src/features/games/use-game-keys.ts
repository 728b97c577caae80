import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keys of a game, heard only while the focus is in it (WCAG 2.1.4) and not while it is paused. `act` answers whether the key was one
 * of the game's.
 */
export function useGameKeys(
  area: RefObject<HTMLElement | null>,
  paused: boolean,
  act: (event: KeyboardEvent) => boolean,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (paused || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (act(event)) event.preventDefault()
  })
  useEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [area])
}
