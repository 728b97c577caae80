import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Quiz } from 'shared/model/content/quiz'
import { useFreshProgress } from '#data/progress/use-progress'
import { useAttempts } from '#data/quizzes/attempts'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Loading } from '#ui/feedback/loading'
import { AttemptAnswers } from '../attempts/attempt-answers'
import { QuizAttempts } from '../attempts/quiz-attempts'
import { QuizResult } from '../attempts/quiz-result'
import { QuizIntro } from '../quiz-intro'
import { QuizNotAvailable, QuizNotFound, QuizUnreachable } from '../quiz-missing'
import { useQuizView } from '../use-quiz-view'
import { QuizRunView } from './quiz-run-view'
import { useCurrentRun } from './use-current-run'
import { useRunEnd } from './use-run-end'
import { useSubmitRun } from './use-submit-run'

/**
 * The state of a quiz: `unreachable` when it is not on this device and the server does not reply, `none` when it does
 * not exist.
 */
export type FoundQuiz = Quiz | 'looking' | 'unreachable' | 'none'

/**
 * Shows the step of a quiz that follows from the address and the current run; a run that has ended leads to its result.
 */
export function QuizSteps({ id, found, onRetry }: { id: string; found: FoundQuiz; onRetry: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { view, show } = useQuizView(id)
  const { run, ended, taken } = useCurrentRun(id, view, show)
  const attempts = useAttempts(id)
  const { submit, submitting } = useSubmitRun()
  useFreshProgress()
  useRunEnd(run, submit)
  const onScreen = run ?? ended
  useFocusOnStep(
    view.name === 'quiz' ? (onScreen ? 'run' : 'intro') : `${view.name} ${'attempt' in view && view.attempt}`,
  )

  if (run === undefined || attempts === undefined) return <Loading label={t`Opening the quiz…`} />
  if (onScreen && (view.name === 'quiz' || ended))
    return (
      <QuizRunView
        key={onScreen.attemptId}
        run={onScreen}
        submitting={submitting}
        onFinish={() => void submit(onScreen)}
      />
    )
  const quiz = taken ?? (typeof found === 'object' ? found : undefined)
  if (!quiz) {
    if (found === 'looking') return <Loading label={t`Opening the quiz…`} />
    return found === 'none' ? <QuizNotFound /> : <QuizUnreachable onRetry={onRetry} />
  }
  const attempt = 'attempt' in view ? attempts.find((one) => one.id === view.attempt) : undefined
  const toQuiz = () => show({ name: 'quiz' })
  const toAnswers = (which: string) => show({ name: 'answers', attempt: which })
  if (view.name === 'answers' && attempt)
    return <AttemptAnswers quiz={quiz} attempt={attempt} onBack={() => show({ name: 'attempts' })} />
  if (view.name === 'attempts' || view.name === 'answers')
    return <QuizAttempts quiz={quiz} attempts={attempts} running={run !== null} onAnswers={toAnswers} onQuiz={toQuiz} />
  if (view.name === 'result' && attempt)
    return (
      <QuizResult
        quiz={quiz}
        attempt={attempt}
        over={view.over}
        onRetry={toQuiz}
        onAnswers={() => toAnswers(attempt.id)}
      />
    )
  const current = typeof found === 'object' ? found : quiz
  if (current.questions.length === 0) return <QuizNotAvailable title={pick(current.title, language)} />
  return <QuizIntro quiz={current} onAttempts={() => show({ name: 'attempts' })} />
}

/** Focuses the heading of a step that replaces another one; a question takes the focus itself. */
function useFocusOnStep(step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (step !== 'run') document.querySelector<HTMLElement>('main h1')?.focus()
  }, [step])
}
