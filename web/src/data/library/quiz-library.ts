import { quizzes } from 'shared/contract/calls/quizzes'
import type { Quiz } from 'shared/model/content/quiz'
import type { SituDb } from '#data/db/db'
import { refresh } from '#data/http/reader'

/**
 * Requests the list of quizzes, because the stored list may be older than the quiz, and returns the quiz, or undefined
 * where the list lacks it. Throws ApiError when the request fails.
 */
export async function newestQuiz(db: SituDb, id: string): Promise<Quiz | undefined> {
  await refresh(quizzes.list, {}, { freshFor: 0 })
  const list = (await db.cachedResponses.get(quizzes.list.path))?.value as Quiz[] | undefined
  return list?.find((quiz) => quiz.id === id)
}
