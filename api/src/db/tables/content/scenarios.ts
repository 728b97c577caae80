import type { Scenario } from 'shared/model/content/scenario'
import type { ContentRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'
import { contentRows } from './content-rows.ts'

const scenarioOf = ({ id, sortOrder, isPublished, deletedAt, body }: ContentRow): Scenario => ({
  ...JSON.parse(body),
  id,
  order: sortOrder,
  isPublished: isPublished === 1 && deletedAt === null,
})

const rows = contentRows('scenarios', scenarioOf)

/** The published scenarios with all their fields, in order. */
export const publishedScenarios = rows.published
/**
 * A scenario, published or not, deleted or not. A published one is the same object until it changes, so that what the
 * evaluator has read of its rubric serves the next answer.
 */
export async function scenarioById(db: Db, id: string): Promise<Scenario | undefined> {
  const published = (await publishedScenarios(db)).find((scenario) => scenario.id === id)
  if (published) return published
  const row = await rows.rowById(db, id)
  return row && scenarioOf(row)
}
/** The first of them; undefined where there is none. */
export const firstPublishedScenario = rows.firstPublished

const rowOf = ({ id, order, isPublished, ...body }: Scenario, updatedAt: number): ContentRow => ({
  id,
  sortOrder: order,
  isPublished: isPublished ? 1 : 0,
  body: JSON.stringify(body),
  updatedAt,
  deletedAt: null,
})
export const addScenario = (db: Db, scenario: Scenario, now: number) =>
  db.insertInto('scenarios').values(rowOf(scenario, now)).execute()

/** A scenario with its version, for editing. */
export interface EditedScenario extends Scenario {
  updatedAt: string
}
const editedOf = (row: ContentRow): EditedScenario => ({
  ...scenarioOf(row),
  updatedAt: new Date(row.updatedAt).toISOString(),
})

/** Creates or replaces a scenario. No two versions have the same `updatedAt`. */
export async function saveScenario(db: Db, { updatedAt: _, ...scenario }: EditedScenario, now: number) {
  const before = await rows.rowById(db, scenario.id)
  await rows.save(db, rowOf(scenario, Math.max(now, (before?.updatedAt ?? 0) + 1)))
}
/** Every scenario that is not deleted, drafts included, in order. */
export const allScenarios = async (db: Db): Promise<EditedScenario[]> => (await rows.all(db)).map(editedOf)
/** A scenario, deleted or not. */
export async function editedScenario(db: Db, id: string): Promise<EditedScenario | undefined> {
  const row = await rows.rowById(db, id)
  return row && editedOf(row)
}
/** How many learners have answered it. */
export const learnersOfScenario = async (db: Db, scenarioId: string) =>
  Number(
    (
      await db
        .selectFrom('evaluations')
        .select((eb) => eb.fn.count<number | string>('userId').distinct().as('n'))
        .where('scenarioId', '=', scenarioId)
        .executeTakeFirstOrThrow()
    ).n,
  )
