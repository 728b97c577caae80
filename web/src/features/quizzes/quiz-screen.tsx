import { Navigate, useParams } from '@tanstack/react-router'
import { quizzes as calls } from 'shared/contract/calls/quizzes'
import { useResource } from '#data/http/use-resource'
import { useQuizList } from './list/use-quiz-list'
import { useUnlisted } from './list/use-unlisted'
import { type FoundQuiz, QuizSteps } from './run/quiz-steps'

/** `/quizzes/{id}`: one quiz; its introduction, questions, result and attempts are steps of this screen. */
export function QuizScreen() {
  const { id } = useParams({ strict: false }) as { id?: unknown }
  if (typeof id !== 'string' || id.trim() === '') return <Navigate to="/quizzes" replace />
  return <Listed key={id} id={id} />
}

/** Finds the quiz in the list, which this device stores completely. */
function Listed({ id }: { id: string }) {
  const { quizzes, failed, again } = useQuizList(id)
  const listed = quizzes?.find((quiz) => quiz.id === id && quiz.isPublished)
  const unlisted = useUnlisted(id, quizzes !== undefined && !listed)
  if (failed) return <Unlisted id={id} />
  const retry = () => {
    again()
    unlisted.again()
  }
  return <QuizSteps id={id} found={listed ?? unlisted.found} onRetry={retry} />
}

/** Requests the quiz itself, because the list could not be loaded. */
function Unlisted({ id }: { id: string }) {
  const { value, failure, again } = useResource(calls.one, { id }, { freshFor: 0 })
  const missing: FoundQuiz = failure ? (failure.status === 404 ? 'none' : 'unreachable') : 'looking'
  return <QuizSteps id={id} found={value ?? missing} onRetry={again} />
}
