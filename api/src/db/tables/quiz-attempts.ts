import { ATTEMPTS_PAGE, type QuizAttempt } from 'shared/model/quiz-attempt'
import { prepared } from '../prepared.ts'
import type { QuizAttemptRow } from '../rows/practice.ts'
import type { Db } from '../schema.ts'
import { type Place, pageOf } from './reception-cursor.ts'

/** The largest number of attempts at one quiz in one reply; `attemptsAfter` returns all of them in pages. */
export const ATTEMPTS_LISTED_MAX = 500

type Key = { userId: string; quizId: string }

const insert = prepared<QuizAttemptRow, { id: string }>((db, arg) =>
  db
    .insertInto('quizAttempts')
    .values({
      userId: arg('userId'),
      id: arg('id'),
      quizId: arg('quizId'),
      score: arg('score'),
      passingScore: arg('passingScore'),
      timeSpent: arg('timeSpent'),
      answers: arg('answers'),
      createdAt: arg('createdAt'),
      receivedAt: arg('receivedAt'),
    })
    .onConflict((c) => c.columns(['userId', 'id']).doNothing())
    .returning('id'),
)
const byId = prepared<{ userId: string; id: string }, QuizAttemptRow>((db, arg) =>
  db.selectFrom('quizAttempts').selectAll().where('userId', '=', arg('userId')).where('id', '=', arg('id')),
)
const newest = prepared<Key, QuizAttemptRow>((db, arg) =>
  db
    .selectFrom('quizAttempts')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where('quizId', '=', arg('quizId'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(ATTEMPTS_LISTED_MAX),
)
const summary = prepared<Key, { n: number | string; best: number | null }>((db, arg) =>
  db
    .selectFrom('quizAttempts')
    .select((eb) => [eb.fn.countAll<number | string>().as('n'), eb.fn.max<number | null>('score').as('best')])
    .where('userId', '=', arg('userId'))
    .where('quizId', '=', arg('quizId')),
)
const received = prepared<Place & { userId: string }, QuizAttemptRow>((db, arg) =>
  db
    .selectFrom('quizAttempts')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where((eb) => eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(arg('receivedAt'), arg('id'))))
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(ATTEMPTS_PAGE + 1),
)

/** Inserts the attempt; returns the existing one where the id is taken. */
export async function addAttempt(db: Db, row: QuizAttemptRow): Promise<QuizAttemptRow> {
  const added = await insert(db, row)
  if (added.length > 0) return row
  const [stored = row] = await byId(db, row)
  return stored
}

/** The user's attempts at a quiz, the newest first. */
export const attemptsOf = async (db: Db, key: Key) => (await newest(db, key)).map(attemptOf)

/** The number of attempts, and the best score; null while there is none. */
export async function attemptSummary(db: Db, key: Key) {
  const [row] = await summary(db, key)
  return { count: Number(row?.n ?? 0), highestScore: row?.best ?? null }
}

/** A page of all attempts of the user, in the order of reception. */
export async function attemptsAfter(db: Db, userId: string, after: Place, now: number) {
  const rows = await received(db, { userId, ...after })
  const { page, ...rest } = pageOf(rows, ATTEMPTS_PAGE, after, now)
  return { attempts: page.map(attemptOf), ...rest }
}

/** The attempt in a row. */
export const attemptOf = (row: QuizAttemptRow): QuizAttempt => ({
  id: row.id,
  quizId: row.quizId,
  createdAt: new Date(row.createdAt).toISOString(),
  score: row.score,
  timeSpent: row.timeSpent,
  answers: JSON.parse(row.answers),
})
