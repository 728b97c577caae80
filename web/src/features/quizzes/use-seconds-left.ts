import { useEffect, useState } from 'react'
import { type QuizRun, secondsLeft } from 'shared/rules/quiz-run'

/** Often enough that no second is skipped on the clock face; React draws only those that change. */
const LOOK_EVERY_MS = 250

/** Whole seconds that a run still has, rounded up: the clock reads 0 only when it is over. */
export function useSecondsLeft(run: QuizRun): number {
  const read = () => Math.ceil(secondsLeft(run, Date.now()))
  const [seconds, setSeconds] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made anew with the run
  useEffect(() => {
    const look = () => setSeconds(read())
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [run])
  return seconds
}
