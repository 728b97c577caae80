import { EVALUATIONS_PAGE, type Evaluation } from 'shared/model/evaluation'
import { prepared } from '../prepared.ts'
import type { Db, EvaluationRow } from '../schema.ts'
import { type Place, pageOf } from './reception-cursor.ts'

/** The engine of one's own evaluator. */
export const OWN = 'own'

type Key = { userId: string; id: string }

const insert = prepared<EvaluationRow, { id: string }>((db, arg) =>
  db
    .insertInto('evaluations')
    .values({
      userId: arg('userId'),
      id: arg('id'),
      scenarioId: arg('scenarioId'),
      engine: arg('engine'),
      body: arg('body'),
      creditedAt: arg('creditedAt'),
      assists: arg('assists'),
      createdAt: arg('createdAt'),
      receivedAt: arg('receivedAt'),
    })
    .onConflict((c) => c.columns(['userId', 'id']).doNothing())
    .returning('id'),
)
const byId = prepared<Key, EvaluationRow>((db, arg) =>
  db.selectFrom('evaluations').selectAll().where('userId', '=', arg('userId')).where('id', '=', arg('id')),
)
const newest = prepared<{ userId: string; engine: string }, EvaluationRow>((db, arg) =>
  db
    .selectFrom('evaluations')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where('engine', '=', arg('engine'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)
const received = prepared<Place & { userId: string }, EvaluationRow>((db, arg) =>
  db
    .selectFrom('evaluations')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where((eb) => eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(arg('receivedAt'), arg('id'))))
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(EVALUATIONS_PAGE + 1),
)
const credits = prepared<{ userId: string; from: number; until: number }, { n: number | string }>((db, arg) =>
  db
    .selectFrom('evaluations')
    .select((eb) => eb.fn.countAll<number | string>().as('n'))
    .where('userId', '=', arg('userId'))
    .where('creditedAt', '>=', arg('from'))
    .where('creditedAt', '<', arg('until')),
)
const countAssist = prepared<Key & { max: number }, { assists: number }>((db, arg) =>
  db
    .updateTable('evaluations')
    .set((eb) => ({ assists: eb('assists', '+', 1) }))
    .where('userId', '=', arg('userId'))
    .where('id', '=', arg('id'))
    .where('assists', '<', arg('max'))
    .returning('assists'),
)
const uncountAssist = prepared<Key, unknown>((db, arg) =>
  db
    .updateTable('evaluations')
    .set((eb) => ({ assists: eb('assists', '-', 1) }))
    .where('userId', '=', arg('userId'))
    .where('id', '=', arg('id'))
    .where('assists', '>', 0),
)

/** What a row keeps. */
export const evaluationOf = (row: EvaluationRow): Evaluation => JSON.parse(row.body)

/** One's own evaluation of this id. */
export async function evaluationById(db: Db, key: Key): Promise<EvaluationRow | undefined> {
  const [row] = await byId(db, key)
  return row
}

/** Inserts the evaluation; answers the one that is there where its id is taken. */
export async function addEvaluation(db: Db, row: EvaluationRow): Promise<EvaluationRow> {
  const added = await insert(db, row)
  if (added.length > 0) return row
  return (await evaluationById(db, row)) ?? row
}

/** The latest answer that one's own evaluator has judged. */
export async function latestOwn(db: Db, userId: string) {
  const [row] = await newest(db, { userId, engine: OWN })
  return row && evaluationOf(row)
}

/** A page of every evaluation of the user, in the order of reception. */
export async function evaluationsAfter(db: Db, userId: string, after: Place, now: number) {
  const { page, ...rest } = pageOf(await received(db, { userId, ...after }), EVALUATIONS_PAGE, after, now)
  return { evaluations: page.map(evaluationOf), ...rest }
}

/** Credits that count from `from` until before `until`. */
export async function creditsBetween(db: Db, userId: string, { from, until }: { from: number; until: number }) {
  const [row] = await credits(db, { userId, from, until })
  return Number(row?.n ?? 0)
}

/** Counts that an assistant is asked about this answer; false where it was asked `max` times. */
export const takeAssist = async (db: Db, key: Key, max: number) => (await countAssist(db, { ...key, max })).length > 0
export const giveBackAssist = (db: Db, key: Key) => uncountAssist(db, key)
