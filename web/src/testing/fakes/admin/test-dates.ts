import type { adminTestDates as contract } from 'shared/contract/calls/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import type { TestDate } from 'shared/model/content/test-date'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { given, later, manage } from './content'

const dates = manage<TestDate>(
  'test_date',
  () => world.testDates,
  () => world.trash.testDates,
  ({ date, time }) => `${date} ${time}`,
)

export const adminTestDates: Handlers<typeof contract, Caller> = {
  create: ({ body: { id = uuidv7(), ...date } }, caller) => dates.create({ ...date, id, updatedAt: later() }, caller),
  update: ({ params, body: { base, ...patch } }, caller) =>
    dates.update(params.id, base, (date) => ({ ...date, ...given(patch) }), caller),
  remove: ({ params }, caller) => dates.remove(params.id, caller),
  deleted: () => dates.deleted(),
  restore: ({ params }, caller) => dates.restore(params.id, caller),
}
