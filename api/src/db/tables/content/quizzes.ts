import type { Quiz } from 'shared/model/content/quiz'
import type { ContentRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'
import { contentRows } from './content-rows.ts'
import { addQuizVersion, latestVersionAt } from './quiz-versions.ts'

const quizOf = ({ id, isPublished, updatedAt, deletedAt, body }: ContentRow): Quiz => ({
  ...JSON.parse(body),
  id,
  isPublished: isPublished === 1 && deletedAt === null,
  updatedAt: new Date(updatedAt).toISOString(),
})

const rows = contentRows('quizzes', quizOf)

/** The published quizzes with their questions, in order. */
export const publishedQuizzes = rows.published

export async function publishedQuiz(db: Db, id: string): Promise<Quiz | undefined> {
  const row = await rows.rowById(db, id)
  return row?.isPublished === 1 && row.deletedAt === null ? quizOf(row) : undefined
}

/** A quiz to save: the database sets its `updatedAt`. */
export type NewQuiz = Omit<Quiz, 'updatedAt'>

/**
 * Creates or replaces a quiz, and stores what is needed to grade this version. No two versions have the same
 * `updatedAt`.
 */
export async function saveQuiz(db: Db, quiz: NewQuiz, sortOrder: number, now: number) {
  const { id, isPublished, ...body } = quiz
  const updatedAt = Math.max(now, ((await latestVersionAt(db, id)) ?? 0) + 1)
  await rows.save(db, {
    id,
    sortOrder,
    isPublished: isPublished ? 1 : 0,
    body: JSON.stringify(body),
    updatedAt,
    deletedAt: null,
  })
  await addQuizVersion(db, quiz, updatedAt)
}

/** Every quiz that is not deleted, drafts included, in order. */
export const allQuizzes = async (db: Db): Promise<Quiz[]> => (await rows.all(db)).map(quizOf)
/** A quiz, published or not, deleted or not. */
export async function quizById(db: Db, id: string): Promise<Quiz | undefined> {
  const row = await rows.rowById(db, id)
  return row && quizOf(row)
}
/** The position of a quiz; a new one goes to the end. */
export async function placeOfQuiz(db: Db, id: string): Promise<number> {
  const row = await rows.rowById(db, id)
  if (row) return row.sortOrder
  const last = await db
    .selectFrom('quizzes')
    .select('sortOrder')
    .where('isPublished', 'in', [0, 1])
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.sortOrder ?? 0) + 1
}
/** How many learners have taken it. */
export const learnersOfQuiz = async (db: Db, quizId: string) =>
  Number(
    (
      await db
        .selectFrom('quizAttempts')
        .select((eb) => eb.fn.count<number | string>('userId').distinct().as('n'))
        .where('quizId', '=', quizId)
        .executeTakeFirstOrThrow()
    ).n,
  )
