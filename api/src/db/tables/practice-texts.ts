import type { PracticeText } from 'shared/model/practice-text'
import { prepared } from '../prepared.ts'
import { remembered } from '../remembered.ts'
import type { Db, PracticeTextRow } from '../schema.ts'

const stamps = prepared<object, Pick<PracticeTextRow, 'id' | 'sortOrder' | 'updatedAt'>>((db) =>
  db
    .selectFrom('practiceTexts')
    .select(['id', 'sortOrder', 'updatedAt'])
    .where('sortOrder', '>=', 0)
    .orderBy('sortOrder')
    .orderBy('id'),
)
const inOrder = prepared<object, PracticeTextRow>((db) =>
  db.selectFrom('practiceTexts').selectAll().where('sortOrder', '>=', 0).orderBy('sortOrder').orderBy('id'),
)
const lastPlace = prepared<object, Pick<PracticeTextRow, 'sortOrder'>>((db) =>
  db.selectFrom('practiceTexts').select('sortOrder').where('sortOrder', '>=', 0).orderBy('sortOrder', 'desc').limit(1),
)

/** Every text, in its order. */
export const practiceTexts = remembered<PracticeText>(
  (db) => stamps(db, {}),
  async (db) => (await inOrder(db, {})).map(({ id, body }): PracticeText => ({ ...JSON.parse(body), id })),
)

export const hasPracticeTexts = async (db: Db) => (await lastPlace(db, {})).length > 0

/** Adds a text at this place, or after the last one. */
export async function addPracticeText(db: Db, { id, ...body }: PracticeText, now: number, place?: number) {
  const sortOrder = place ?? ((await lastPlace(db, {}))[0]?.sortOrder ?? 0) + 1
  const row: PracticeTextRow = { id, sortOrder, body: JSON.stringify(body), updatedAt: now }
  await db.insertInto('practiceTexts').values(row).execute()
}

/** False where there is none of this id. No two versions have the same `updatedAt`. */
export async function changePracticeText(db: Db, { id, ...body }: PracticeText, now: number) {
  const changed = await db
    .updateTable('practiceTexts')
    .set((eb) => ({
      body: JSON.stringify(body),
      updatedAt: eb
        .case()
        .when('updatedAt', '<', now)
        .then(eb.val(now))
        .else(eb('updatedAt', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .where('sortOrder', '>=', 0)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** A text, there or deleted. */
export async function practiceTextById(db: Db, id: string): Promise<PracticeText | undefined> {
  const row = await db.selectFrom('practiceTexts').select(['id', 'body']).where('id', '=', id).executeTakeFirst()
  return row && { ...JSON.parse(row.body), id: row.id }
}
