import { useRef } from 'react'

/** What a screen reader is told next, written past React: a key of a game draws nothing for it. The same words twice are said twice. */
export function useAnnouncer() {
  const region = useRef<HTMLSpanElement>(null)
  const twice = useRef(false)
  const announce = (text: string) => {
    twice.current = !twice.current
    if (region.current) region.current.textContent = twice.current ? text : `${text}\u00a0`
  }
  return { region, announce }
}
