import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '#browser/after-paint'
import type { GameProps } from './game-module'

/**
 * Tells how many milliseconds of play an answer took, given its moment (`performance.now()`): from the paint of what is asked, without
 * pauses. Another `step` is another question.
 */
export function useResponseTime(step: unknown, elapsed: GameProps['elapsed']): (at: number) => number {
  const shown = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another question
  useLayoutEffect(() => {
    // Where nothing is painted, as in a tab that is not in front, it counts from here.
    shown.current = elapsed()
    return afterPaint((at) => {
      shown.current = elapsed(at)
    })
  }, [step])
  return (at) => Math.max(0, elapsed(at) - shown.current)
}
