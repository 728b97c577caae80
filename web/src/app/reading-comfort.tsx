import { useEffect } from 'react'
import { type ReadingComfort as Chosen, READING_CHOICES, useReadingComfort } from '#data/account/reading-comfort'

const PARTS = Object.keys(READING_CHOICES) as (keyof Chosen)[]
const nameOf = (part: keyof Chosen) => `data-reading-${part}`

/** Shows every text to read as the signed-in learner has chosen; fonts and styles are loaded with the first choice. */
export function ReadingComfort() {
  const chosen = useReadingComfort()
  useEffect(() => {
    if (!chosen) return
    const root = document.documentElement
    const unusual = PARTS.filter((part) => chosen[part] !== 'usual')
    if (unusual.length > 0) void import('./reading-fonts.css')
    for (const part of unusual) root.setAttribute(nameOf(part), chosen[part])
    return () => {
      for (const part of PARTS) root.removeAttribute(nameOf(part))
    }
  }, [chosen])
  return null
}
