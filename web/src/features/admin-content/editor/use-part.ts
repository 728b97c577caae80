import { useState } from 'react'
import type { Wrong } from './use-content-save'

/**
 * The open tab of an editor, and a function that opens another one. After an attempt to save that found errors, the tab
 * of the first error is opened.
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
