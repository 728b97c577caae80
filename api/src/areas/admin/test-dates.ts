import type { adminTestDates as contract } from 'shared/contract/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { uuidv7 } from 'uuidv7'
import { addTestDate, changeTestDate, removeTestDate } from '../../db/tables/test-dates.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'

const missing = () => new Refusal(404, MESSAGES.notFound)

/** Dates of the test, kept up to date by the administrator (design §7). */
export const adminTestDates: Handlers<typeof contract, Call> = {
  create: async ({ body }, { db }) => {
    const date = { ...body, id: uuidv7() }
    await addTestDate(db, date)
    return date
  },

  update: async ({ params, body }, { db }) => {
    const date = await changeTestDate(db, params.id, body)
    if (!date) throw missing()
    return date
  },

  remove: async ({ params }, { db }) => {
    if (!(await removeTestDate(db, params.id))) throw missing()
    return { message: MESSAGES.deleted }
  },
}
