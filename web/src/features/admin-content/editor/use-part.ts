import { useState } from 'react'
import type { Wrong } from './use-content-save'

/**
 * The open tab of an editor. The errors of the last attempt to save are scrolled into view, on whichever tab they are.
 */
export function usePart<Part extends string>(first: Part, found: readonly Wrong[], partOf: (path: string) => Part) {
  const [part, setPart] = useState(first)
  const [shown, setShown] = useState(found)
  if (shown !== found) {
    setShown(found)
    const [wrong] = found
    if (wrong) setPart(partOf(wrong.path))
  }
  return [part, (next: string) => setPart(next as Part)] as const
}
