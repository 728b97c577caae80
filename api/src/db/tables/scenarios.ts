import type { Scenario } from 'shared/model/scenario'
import { prepared } from '../prepared.ts'
import { remembered } from '../remembered.ts'
import type { ContentRow, Db } from '../schema.ts'

const stamps = prepared<object, Pick<ContentRow, 'id' | 'sortOrder' | 'updatedAt'>>((db) =>
  db
    .selectFrom('scenarios')
    .select(['id', 'sortOrder', 'updatedAt'])
    .where('isPublished', '=', 1)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const shown = prepared<object, ContentRow>((db) =>
  db.selectFrom('scenarios').selectAll().where('isPublished', '=', 1).orderBy('sortOrder').orderBy('id'),
)

const scenarioOf = ({ id, sortOrder, isPublished, body }: ContentRow): Scenario => ({
  ...JSON.parse(body),
  id,
  order: sortOrder,
  isPublished: isPublished === 1,
})

const byId = prepared<{ id: string }, ContentRow>((db, arg) =>
  db.selectFrom('scenarios').selectAll().where('id', '=', arg('id')),
)

/** A scenario, published or not. */
export async function scenarioById(db: Db, id: string): Promise<Scenario | undefined> {
  const [row] = await byId(db, { id })
  return row && scenarioOf(row)
}

/** The published scenarios with all that belongs to them, in their order. */
export const publishedScenarios = remembered<Scenario>(
  (db) => stamps(db, {}),
  async (db) => (await shown(db, {})).map(scenarioOf),
)

export const hasScenarios = async (db: Db) =>
  (await db.selectFrom('scenarios').select('id').where('isPublished', '>=', 0).limit(1).execute()).length > 0

export function addScenario(db: Db, { id, order, isPublished, ...body }: Scenario, now: number) {
  const row: ContentRow = {
    id,
    sortOrder: order,
    isPublished: isPublished ? 1 : 0,
    body: JSON.stringify(body),
    updatedAt: now,
  }
  return db.insertInto('scenarios').values(row).execute()
}
