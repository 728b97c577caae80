import type { Quiz, QuizInput } from 'shared/model/quiz'
import { quizContent } from '#data/admin-content'

/** Puts back what was there before; the last change first. */
type TakeBack = () => Promise<unknown>

/**
 * Saves the quizzes of a file, all of them or none: what has the id of a quiz that is there takes its place, the others are new. Where one
 * is refused, those before it are taken back; throws the refusal.
 */
export async function importQuizzes(quizzes: readonly QuizInput[], present: readonly Quiz[]): Promise<void> {
  const done: TakeBack[] = []
  try {
    for (const quiz of quizzes) {
      const before = present.find(({ id }) => id === quiz.id)
      if (before) {
        const { id: _, ...body } = quiz
        const { id, updatedAt: base, ...old } = before
        const after = await quizContent.update(id, { ...body, base })
        done.push(() => quizContent.update(id, { ...old, base: after.updatedAt } as never))
      } else {
        const { id } = await quizContent.create(quiz)
        done.push(() => quizContent.remove(id))
      }
    }
  } catch (error) {
    for (const takeBack of done.reverse()) await takeBack()
    throw error
  }
}
