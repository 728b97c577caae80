import { useRef } from 'react'

/**
 * Announces text to a screen reader, outside of React, so that a key press in a game causes no rendering. The same text
 * twice is announced twice; an empty one clears the region.
 */
export function useAnnouncer() {
  const region = useRef<HTMLSpanElement>(null)
  const twice = useRef(false)
  const announce = (text: string) => {
    if (text === '') {
      if (region.current) region.current.textContent = ''
      return
    }
    twice.current = !twice.current
    if (region.current) region.current.textContent = twice.current ? text : `${text}\u00a0`
  }
  return { region, announce }
}
