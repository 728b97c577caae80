import type { Quiz } from 'shared/model/content/quiz'
import { prepared } from '../../prepared.ts'
import type { Database, Db } from '../../schema.ts'

type Row = Database['quizVersions']
/** The data needed for grading. */
export type QuizVersion = Pick<Quiz, 'questions' | 'passingScore'>

const named = prepared<{ quizId: string; updatedAt: number }, Pick<Row, 'body'>>((db, arg) =>
  db
    .selectFrom('quizVersions')
    .select('body')
    .where('quizId', '=', arg('quizId'))
    .where('updatedAt', '=', arg('updatedAt')),
)
const latest = prepared<{ quizId: string }, Row>((db, arg) =>
  db
    .selectFrom('quizVersions')
    .select(['quizId', 'updatedAt', 'body'])
    .where('quizId', '=', arg('quizId'))
    .orderBy('updatedAt', 'desc')
    .limit(1),
)
const known = prepared<{ quizId: string }, { quizId: string }>((db, arg) =>
  db.selectFrom('quizVersions').select('quizId').where('quizId', '=', arg('quizId')).limit(1),
)

/** The version of that time, otherwise the newest; undefined for a quiz that never existed. */
export async function versionOf(db: Db, quizId: string, updatedAt: number | undefined) {
  const [row] = updatedAt === undefined ? [] : await named(db, { quizId, updatedAt })
  const [found = row] = row ? [] : await latest(db, { quizId })
  return found && (JSON.parse(found.body) as QuizVersion)
}
/** Whether such a quiz ever existed, published or not, deleted or not. */
export const isKnownQuiz = async (db: Db, quizId: string) => (await known(db, { quizId })).length > 0

export const latestVersionAt = async (db: Db, quizId: string) => (await latest(db, { quizId }))[0]?.updatedAt

export const addQuizVersion = (
  db: Db,
  { id, questions, passingScore }: QuizVersion & { id: string },
  updatedAt: number,
) =>
  db
    .insertInto('quizVersions')
    .values({ quizId: id, updatedAt, body: JSON.stringify({ questions, passingScore } satisfies QuizVersion) })
    .execute()
