import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '#browser/after-paint'
import type { GameProps } from '../game-module'

/**
 * Returns a function that gives the milliseconds of play that an answer took, from its time (`performance.now()`):
 * measured from the paint of the question, without pauses. A new `step` is a new question.
 */
export function useResponseTime(step: unknown, elapsed: GameProps['elapsed']): (at: number) => number {
  const shown = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is a new question
  useLayoutEffect(() => {
    // Where nothing is painted, as in a background tab, the time counts from here.
    shown.current = elapsed()
    return afterPaint((at) => {
      shown.current = elapsed(at)
    })
  }, [step])
  return (at) => Math.max(0, elapsed(at) - shown.current)
}
