import { EVALUATIONS_PAGE, type Evaluation } from 'shared/model/evaluation'
import { prepared } from '../prepared.ts'
import type { EvaluationRow } from '../rows/practice.ts'
import type { Db } from '../schema.ts'
import { type Place, pageOf } from './reception-cursor.ts'

/** The engine name of the application's own evaluator. */
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
interface Periods {
  userId: string
  from: number
  until: number
  otherFrom: number
  otherUntil: number
}
const creditsOfTwo = prepared<Periods, { n: number | string; other: number | string }>((db, arg) =>
  db
    .selectFrom('evaluations')
    .select((eb) => [
      eb.fn
        .countAll<number | string>()
        .filterWhere((w) => w.and([w('creditedAt', '>=', arg('from')), w('creditedAt', '<', arg('until'))]))
        .as('n'),
      eb.fn
        .countAll<number | string>()
        .filterWhere((w) => w.and([w('creditedAt', '>=', arg('otherFrom')), w('creditedAt', '<', arg('otherUntil'))]))
        .as('other'),
    ])
    .where('userId', '=', arg('userId'))
    .where('creditedAt', 'is not', null)
    .where((w) =>
      w.or([
        w.and([w('creditedAt', '>=', arg('from')), w('creditedAt', '<', arg('until'))]),
        w.and([w('creditedAt', '>=', arg('otherFrom')), w('creditedAt', '<', arg('otherUntil'))]),
      ]),
    ),
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

/** The evaluation in a row. */
export const evaluationOf = (row: EvaluationRow): Evaluation => JSON.parse(row.body)

/** The user's evaluation with this id. */
export async function evaluationById(db: Db, key: Key): Promise<EvaluationRow | undefined> {
  const [row] = await byId(db, key)
  return row
}

/** Inserts the evaluation; returns the existing one where the id is taken. */
export async function addEvaluation(db: Db, row: EvaluationRow): Promise<EvaluationRow> {
  const added = await insert(db, row)
  if (added.length > 0) return row
  return (await evaluationById(db, row)) ?? row
}

/**
 * The latest evaluation by the application's own evaluator, by the time of the answer; undefined where there is none.
 */
export async function latestOwn(db: Db, userId: string) {
  const [row] = await newest(db, { userId, engine: OWN })
  return row && evaluationOf(row)
}

/** A page of all evaluations of the user, in the order of reception. */
export async function evaluationsAfter(db: Db, userId: string, after: Place, now: number) {
  const { page, ...rest } = pageOf(await received(db, { userId, ...after }), EVALUATIONS_PAGE, after, now)
  return { evaluations: page.map(evaluationOf), ...rest }
}

/** Credits that count in [`from`, `until`). */
export async function creditsBetween(db: Db, userId: string, { from, until }: { from: number; until: number }) {
  const [row] = await credits(db, { userId, from, until })
  return Number(row?.n ?? 0)
}

interface Period {
  from: number
  until: number
}
/** Credits of two periods in one query, for a caller that does not know yet which one counts. */
export async function creditsOfEach(db: Db, userId: string, one: Period, two: Period) {
  const [row] = await creditsOfTwo(db, { userId, ...one, otherFrom: two.from, otherUntil: two.until })
  return [Number(row?.n ?? 0), Number(row?.other ?? 0)] as const
}

/** Counts a question to an assistant about this answer; false where `max` questions were asked. */
export const takeAssist = async (db: Db, key: Key, max: number) => (await countAssist(db, { ...key, max })).length > 0
export const giveBackAssist = (db: Db, key: Key) => uncountAssist(db, key)
