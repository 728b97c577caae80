import type { NewTestDate, TestDate } from 'shared/model/content/test-date'
import { prepared } from '../../prepared.ts'
import type { TestDateRow } from '../../rows/content.ts'
import type { Db } from '../../schema.ts'

const inOrder = prepared<object, TestDateRow>((db) =>
  db
    .selectFrom('testDates')
    .selectAll()
    // True for every date; the condition makes the database use the index.
    .where('date', '>', '')
    .where('deletedAt', 'is', null)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id'),
)
const byId = prepared<{ id: string }, TestDateRow>((db, arg) =>
  db.selectFrom('testDates').selectAll().where('id', '=', arg('id')),
)
const dateOf = ({ isPublished: _, deletedAt: __, updatedAt, ...date }: TestDateRow): TestDate => ({
  ...date,
  updatedAt: new Date(updatedAt).toISOString(),
})

/** Every date that is not deleted, the earliest first. */
export const testDates = async (db: Db): Promise<TestDate[]> => (await inOrder(db, {})).map(dateOf)

/** Adds a date, or replaces the one with its id. No two versions have the same `updatedAt`. */
export async function saveTestDate(db: Db, { id, ...date }: NewTestDate, now: number) {
  const [before] = await byId(db, { id })
  const values = { ...date, updatedAt: Math.max(now, (before?.updatedAt ?? 0) + 1) }
  await db
    .insertInto('testDates')
    .values({ id, isPublished: 1, deletedAt: null, ...values })
    .onConflict((c) => c.column('id').doUpdateSet(values))
    .execute()
}

/** A date, deleted or not. */
export async function testDateById(db: Db, id: string): Promise<TestDate | undefined> {
  const [row] = await byId(db, { id })
  return row && dateOf(row)
}
