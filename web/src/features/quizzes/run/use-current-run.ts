import { useEffect, useState } from 'react'
import type { Quiz } from 'shared/model/content/quiz'
import { type QuizRun, runEndsAt } from 'shared/rules/quizzes/quiz-run'
import { currentDb } from '#data/db/db'
import { forgetEnded, useEndedUnseen, useQuizRun } from '#data/quizzes/quiz-runs'
import type { QuizView } from '../use-quiz-view'

/**
 * The run of a quiz in progress on this device; after the run has ended in this tab or another one, shows its result.
 */
export function useCurrentRun(id: string, view: QuizView, show: (view: QuizView, how: { replace: true }) => void) {
  const run = useQuizRun(id)
  const [shown, setShown] = useState('')
  const stored = useEndedUnseen(id)
  const unseen = stored?.attemptId === shown ? null : stored
  const [last, setLast] = useState<QuizRun>()
  const [taken, setTaken] = useState<Quiz>()
  useEffect(() => {
    if (!run) return
    setLast(run)
    setTaken(run.quiz)
  }, [run])

  // The run's time was over while this screen was closed: it was submitted, and its result is shown.
  const found = run === null && !last && view.name === 'quiz' ? unseen : null
  useEffect(() => {
    if (found) show({ name: 'result', attempt: found.attemptId, over: true }, { replace: true })
  }, [found, show])
  const seen = unseen && view.name === 'result' && view.attempt === unseen.attemptId ? unseen : undefined
  useEffect(() => {
    if (!seen) return
    setTaken(seen.quiz)
    setShown(seen.attemptId)
    void forgetEnded(currentDb(), id)
  }, [seen, id])

  const ended = run === null ? last : undefined
  const told = view.name === 'result' && view.attempt === ended?.attemptId
  useEffect(() => {
    if (!ended) return
    // The address contains the result now, so the run need not be remembered.
    if (told) return setLast(undefined)
    show({ name: 'result', attempt: ended.attemptId, over: Date.now() >= runEndsAt(ended) }, { replace: true })
  }, [ended, told, show])
  return {
    run: found === null ? run : undefined,
    /** The run that has ended, which remains on screen until the address contains its result. */
    ended: told ? undefined : ended,
    /** The version of the quiz that was taken, even if it is no longer published. */
    taken,
  }
}
