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
    .where('isPublished', '=', 1)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id'),
)
const byId = prepared<{ id: string }, TestDateRow>((db, arg) =>
  db.selectFrom('testDates').selectAll().where('id', '=', arg('id')),
)
const dateOf = ({ isPublished: _, updatedAt, ...date }: TestDateRow): TestDate => ({
  ...date,
  updatedAt: new Date(updatedAt).toISOString(),
})

/** Every date, the earliest first. */
export const testDates = async (db: Db): Promise<TestDate[]> => (await inOrder(db, {})).map(dateOf)

export const hasTestDates = async (db: Db) =>
  (await db.selectFrom('testDates').select('id').where('date', '>', '').limit(1).execute()).length > 0

/** Adds a date, or replaces the one with its id. No two versions have the same `updatedAt`. */
export async function saveTestDate(db: Db, { id, ...date }: NewTestDate, now: number) {
  const [before] = await byId(db, { id })
  const values = { ...date, updatedAt: Math.max(now, (before?.updatedAt ?? 0) + 1) }
  await db
    .insertInto('testDates')
    .values({ id, isPublished: 1, ...values })
    .onConflict((c) => c.column('id').doUpdateSet(values))
    .execute()
}

/** A date, deleted or not. */
export async function testDateById(db: Db, id: string): Promise<TestDate | undefined> {
  const [row] = await byId(db, { id })
  return row && dateOf(row)
}
export const isTestDateDeleted = async (db: Db, id: string) => ((await byId(db, { id }))[0]?.isPublished ?? 0) < 0
