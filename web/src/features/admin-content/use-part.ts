import { useState } from 'react'
import type { Wrong } from './use-content-save'

/** The part of an editor that is open. What the last attempt to save has found wrong is brought into view, on whichever part it stands. */
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
