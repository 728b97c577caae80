import type { adminTestDates as contract } from 'shared/contract/calls/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import type { TestDate } from 'shared/model/content/test-date'
import { uuidv7 } from 'uuidv7'
import { saveTestDate, testDateById, testDates } from '../../db/tables/content/test-dates.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

const manage = manageContent<TestDate>({
  kind: 'test_date',
  trash: 'testDates',
  all: testDates,
  one: testDateById,
  nameOf: ({ date, time }) => `${date} ${time}`,
  save: (db, { updatedAt: _, ...date }, now) => saveTestDate(db, date, now),
})

/** Dates of the test, maintained by the administrator. */
export const adminTestDates: Handlers<typeof contract, Call> = {
  create: ({ body: { id = uuidv7(), ...date } }, call) =>
    manage.create({ ...date, id, updatedAt: new Date(call.now).toISOString() }, call),
  update: ({ params, body: { base, ...patch } }, call) =>
    manage.update(params.id, base, (date) => ({ ...date, ...given(patch) }), call),
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: manage.deleted,
  restore: ({ params }, call) => manage.restore(params.id, call),
}
