import { Navigate, useParams } from '@tanstack/react-router'
import { quizzes as calls } from 'shared/contract/quizzes'
import { useAnswer } from '#data/use-answer'
import { type FoundQuiz, QuizSteps } from './quiz-steps'
import { useQuizList } from './use-quiz-list'
import { useUnlisted } from './use-unlisted'

/** `/quizzes/{id}`: one quiz; its introduction, its questions, its result and its attempts are steps of this screen. */
export function QuizScreen() {
  const { id } = useParams({ strict: false }) as { id?: unknown }
  if (typeof id !== 'string' || id.trim() === '') return <Navigate to="/quizzes" replace />
  return <Listed key={id} id={id} />
}

/** Looks the quiz up in the list, which this device keeps whole. */
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

/** There is no list to look it up in: the quiz itself is asked for. */
function Unlisted({ id }: { id: string }) {
  const { value, failure, again } = useAnswer(calls.one, { id }, { freshFor: 0 })
  const missing: FoundQuiz = failure ? (failure.status === 404 ? 'none' : 'unreachable') : 'looking'
  return <QuizSteps id={id} found={value ?? missing} onRetry={again} />
}
