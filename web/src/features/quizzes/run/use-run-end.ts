import { useEffect, useEffectEvent } from 'react'
import { type QuizRun, runEndsAt } from 'shared/rules/quizzes/quiz-run'

const LOOK_EVERY_MS = 1000

/**
 * Calls `onEnd` once the time of a run is over by the wall clock, even in a background tab; again whenever the learner
 * returns to a run that could not be ended.
 */
export function useRunEnd(run: QuizRun | null | undefined, onEnd: (run: QuizRun) => void) {
  const end = useEffectEvent(() => run && onEnd(run))
  const endsAt = run ? runEndsAt(run) : undefined
  useEffect(() => {
    if (endsAt === undefined) return
    let told = false
    const look = () => {
      if (Date.now() < endsAt) return
      told = true
      end()
    }
    const lookOnce = () => told || look()
    lookOnce()
    const atEnd = setTimeout(lookOnce, Math.max(0, endsAt - Date.now()))
    // Timers stop while the device sleeps.
    const regularly = setInterval(lookOnce, LOOK_EVERY_MS)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(atEnd)
      clearInterval(regularly)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endsAt])
}
