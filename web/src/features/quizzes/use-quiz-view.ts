import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** What the address shows of a quiz: itself, its attempts or the answers of one of them, or the result of one. */
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

/** The view of the address, and how to go to another one; `replace` leaves no way back to the present one. */
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
