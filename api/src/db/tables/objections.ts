import { Language } from 'shared/model/bilingual'
import {
  type AdminObjection,
  OBJECTIONS_PAGE,
  OBJECTIONS_SHOWN,
  type Objection,
  type ObjectionCount,
  ObjectionKind,
  type ScenarioObjections,
} from 'shared/model/objection'
import { prepared } from '../prepared.ts'
import type { ObjectionRow } from '../rows/practice.ts'
import type { Db } from '../schema.ts'
import { type Place, pageOf } from './reception-cursor.ts'

type Key = Pick<ObjectionRow, 'userId' | 'evaluationId' | 'pointId'>

const byKey = prepared<Key, ObjectionRow>((db, arg) =>
  db
    .selectFrom('objections')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where('evaluationId', '=', arg('evaluationId'))
    .where('pointId', '=', arg('pointId')),
)
const received = prepared<Place & { userId: string }, ObjectionRow>((db, arg) =>
  db
    .selectFrom('objections')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where((eb) => eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(arg('receivedAt'), arg('id'))))
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(OBJECTIONS_PAGE + 1),
)

const momentText = (at: number) => new Date(at).toISOString()
/** The learner's objection in a row. */
export const objectionOf = (row: ObjectionRow): Objection => ({
  id: row.id,
  evaluationId: row.evaluationId,
  pointId: row.pointId,
  kind: ObjectionKind.parse(row.kind),
  sentence: row.sentence,
  comment: row.comment,
  isWithdrawn: row.isWithdrawn === 1,
  createdAt: momentText(row.createdAt),
})
const adminObjectionOf = (row: ObjectionRow): AdminObjection => ({
  id: row.entryId,
  pointId: row.pointId,
  kind: ObjectionKind.parse(row.kind),
  sentence: row.sentence,
  comment: row.comment,
  language: Language.parse(row.language),
  createdAt: momentText(row.createdAt),
  isHandled: row.handledAt !== null,
})

/** The objection to this point of the user's evaluation, the withdrawn one included. */
export const objectionTo = async (db: Db, key: Key): Promise<ObjectionRow | undefined> => (await byKey(db, key))[0]

/** Stores the objection; it replaces an earlier one to the same point, and waits for the administrator again. */
export async function keepObjection(db: Db, row: ObjectionRow) {
  const { userId: _, evaluationId: __, pointId: ___, entryId: ____, ...values } = row
  await db
    .insertInto('objections')
    .values(row)
    .onConflict((c) => c.columns(['userId', 'evaluationId', 'pointId']).doUpdateSet(values))
    .execute()
}

/** A page of the user's objections, in the order of reception. */
export async function objectionsAfter(db: Db, userId: string, after: Place, now: number) {
  const { page, ...rest } = pageOf(await received(db, { userId, ...after }), OBJECTIONS_PAGE, after, now)
  return { objections: page.map(objectionOf), ...rest }
}

/** How many objections wait, by scenario. */
export async function openObjections(db: Db): Promise<ObjectionCount[]> {
  const rows = await db
    .selectFrom('objections')
    .select((eb) => ['scenarioId', eb.fn.countAll<number | string>().as('n')])
    .where('isWithdrawn', '=', 0)
    .where('handledAt', 'is', null)
    .groupBy('scenarioId')
    .orderBy('scenarioId')
    .execute()
  return rows.map(({ scenarioId, n }) => ({ scenarioId, open: Number(n) }))
}

/** The newest objections to a scenario and the total number of them; withdrawn ones are left out of both. */
export async function objectionsOfScenario(db: Db, scenarioId: string): Promise<ScenarioObjections> {
  const those = db.selectFrom('objections').where('isWithdrawn', '=', 0).where('scenarioId', '=', scenarioId)
  const rows = await those
    .selectAll()
    .orderBy('receivedAt', 'desc')
    .orderBy('entryId', 'desc')
    .limit(OBJECTIONS_SHOWN)
    .execute()
  const { n } = await those.select((eb) => eb.fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  return { objections: rows.map(adminObjectionOf), total: Number(n) }
}

/**
 * Marks an objection as handled at this time, or with null as open. Returns it with the id of its scenario; undefined
 * where there is none that was not withdrawn.
 */
export async function handleObjection(db: Db, entryId: string, handledAt: number | null) {
  const row = await db
    .updateTable('objections')
    .set({ handledAt })
    .where('entryId', '=', entryId)
    .where('isWithdrawn', '=', 0)
    .returningAll()
    .executeTakeFirst()
  return row && { objection: adminObjectionOf(row), scenarioId: row.scenarioId }
}
