import { useEffect, useState } from 'react'
import type { Quiz } from 'shared/model/quiz'
import { type QuizRun, runEndsAt } from 'shared/rules/quiz-run'
import { useQuizRun } from '#data/quiz-runs'
import type { QuizView } from './use-quiz-view'

/** The run of a quiz that is under way, and where it has just ended, in this tab or in another one, its result. */
export function useCurrentRun(id: string, view: QuizView, show: (view: QuizView, how: { replace: true }) => void) {
  const run = useQuizRun(id)
  const [last, setLast] = useState<QuizRun>()
  const [taken, setTaken] = useState<Quiz>()
  useEffect(() => {
    if (!run) return
    setLast(run)
    setTaken(run.quiz)
  }, [run])

  const ended = run === null ? last : undefined
  const told = view.name === 'result' && view.attempt === ended?.attemptId
  useEffect(() => {
    if (!ended) return
    // From here on the address remembers the result.
    if (told) return setLast(undefined)
    show({ name: 'result', attempt: ended.attemptId, over: Date.now() >= runEndsAt(ended) }, { replace: true })
  }, [ended, told, show])
  return {
    run,
    /** Still on screen until the address names its result. */
    ended: told ? undefined : ended,
    /** The quiz as it was taken, also where it is no longer published. */
    taken,
  }
}
