import type { adminTestDates as contract } from 'shared/contract/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { TestDate } from 'shared/model/test-date'
import { uuidv7 } from 'uuidv7'
import { addTestDate, changeTestDate, removeTestDate } from '../../db/tables/test-dates.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

const named = ({ id, date, time }: TestDate) => ({
  kind: 'test_date' as const,
  subjectId: id,
  subject: `${date} ${time}`,
})
const missing = () => new Refusal(404, MESSAGES.notFound)

/** Dates of the test, kept up to date by the administrator (design §7). */
export const adminTestDates: Handlers<typeof contract, Call> = {
  create: async ({ body }, call) => {
    const date = { ...body, id: uuidv7() }
    await addTestDate(call.db, date)
    await audit(call, { ...named(date), action: 'created' })
    return date
  },

  update: async ({ params, body }, call) => {
    const date = await changeTestDate(call.db, params.id, body)
    if (!date) throw missing()
    await audit(call, { ...named(date), action: 'changed', detail: { fields: Object.keys(body) } })
    return date
  },

  remove: async ({ params: { id } }, call) => {
    if (!(await removeTestDate(call.db, id))) throw missing()
    await audit(call, { kind: 'test_date', subjectId: id, subject: id, action: 'deleted' })
    return { message: MESSAGES.deleted }
  },
}
