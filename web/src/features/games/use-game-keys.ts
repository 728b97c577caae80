import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

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
    if (!area.current?.contains(event.target as Node)) return
    if (act(event)) event.preventDefault()
  })
  // Before the first picture: no key that answers what is seen is lost. The area itself is not known yet by then.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
