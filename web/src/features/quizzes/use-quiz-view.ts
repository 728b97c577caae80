import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The view of a quiz in the address: the quiz, its attempts, the answers of an attempt, or the result of one. */
export type QuizView =
  | { name: 'quiz' }
  | { name: 'attempts' }
  | { name: 'answers'; attempt: string }
  | { name: 'result'; attempt: string; over: boolean }

function viewOf({ view, attempt, over }: Record<string, unknown>): QuizView {
  if (view === 'attempts') return attempt === undefined ? { name: view } : { name: 'answers', attempt: String(attempt) }
  if (view === 'result' && attempt !== undefined) return { name: view, attempt: String(attempt), over: over === true }
  return { name: 'quiz' }
}

const searchOf = (view: QuizView) => {
  if (view.name === 'quiz') return {}
  if (view.name === 'attempts') return { view: 'attempts' }
  if (view.name === 'answers') return { view: 'attempts', attempt: view.attempt }
  return { view: 'result', attempt: view.attempt, ...(view.over && { over: true }) }
}

/** The current view, and a function that opens another one; with `replace` Back does not return to the current one. */
export function useQuizView(id: string) {
  const navigate = useNavigate()
  const view = viewOf(useSearch({ strict: false }) as Record<string, unknown>)
  const show = useCallback(
    (next: QuizView, how?: { replace: true }) =>
      void navigate({ to: '/quizzes/$id', params: { id }, search: searchOf(next), ...how }),
    [navigate, id],
  )
  return { view, show }
}
