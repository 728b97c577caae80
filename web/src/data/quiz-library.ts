import { quizzes } from 'shared/contract/quizzes'
import type { Quiz } from 'shared/model/quiz'
import type { SituDb } from './db'
import { refresh } from './reader'

/** Looks for a quiz in the newest list: the one on this device may be older than the quiz. Throws ApiError when there is no answer. */
export async function newestQuiz(db: SituDb, id: string): Promise<Quiz | undefined> {
  await refresh(quizzes.list, {}, { freshFor: 0 })
  const list = (await db.answers.get(quizzes.list.path))?.value as Quiz[] | undefined
  return list?.find((quiz) => quiz.id === id)
}
