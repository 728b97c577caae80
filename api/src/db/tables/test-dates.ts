import type { TestDate, TestDatePatch } from 'shared/model/test-date'
import { prepared } from '../prepared.ts'
import type { Db } from '../schema.ts'

const inOrder = prepared<object, TestDate>((db) =>
  // Every date is later than nothing: said so that the index is walked.
  db.selectFrom('testDates').selectAll().where('date', '>', '').orderBy('date').orderBy('time').orderBy('id'),
)

/** Every date, the earliest first. */
export const testDates = (db: Db) => inOrder(db, {})

export const hasTestDates = async (db: Db) =>
  (await db.selectFrom('testDates').select('id').where('date', '>', '').limit(1).execute()).length > 0

export const addTestDate = (db: Db, row: TestDate) => db.insertInto('testDates').values(row).execute()

/** The date with what is given changed; undefined where there is none of this id. */
export async function changeTestDate(db: Db, id: string, patch: TestDatePatch): Promise<TestDate | undefined> {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0)
    return db.selectFrom('testDates').selectAll().where('id', '=', id).executeTakeFirst()
  return db.updateTable('testDates').set(given).where('id', '=', id).returningAll().executeTakeFirst()
}

/** False where there is none of this id. */
export async function removeTestDate(db: Db, id: string) {
  const removed = await db.deleteFrom('testDates').where('id', '=', id).returning('id').execute()
  return removed.length > 0
}
