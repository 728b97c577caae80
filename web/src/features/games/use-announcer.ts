import { useRef, useState } from 'react'

/** What a screen reader is told next; the same words twice are said twice. */
export function useAnnouncer() {
  const [said, setSaid] = useState('')
  const twice = useRef(false)
  const announce = (text: string) => {
    twice.current = !twice.current
    setSaid(twice.current ? text : `${text}\u00a0`)
  }
  return { said, announce }
}
