import { useEffect, useState } from 'react'
import { type QuizRun, secondsLeft } from 'shared/rules/quizzes/quiz-run'
import { lookEvery } from '#browser/look-every'

/** Milliseconds between two checks, short enough that the clock skips no second; React renders only changes. */
const LOOK_EVERY_MS = 250

/** Whole seconds left in a run, rounded up: the clock shows 0 only at the end. */
export function useSecondsLeft(run: QuizRun): number {
  const read = () => Math.ceil(secondsLeft(run, Date.now()))
  const [seconds, setSeconds] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with the run
  useEffect(() => lookEvery(LOOK_EVERY_MS, () => setSeconds(read())), [run])
  return seconds
}
