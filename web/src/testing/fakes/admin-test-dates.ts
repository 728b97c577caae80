import type { adminTestDates as contract } from 'shared/contract/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import type { TestDate } from 'shared/model/test-date'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'
import { audit } from './admin-content'

const named = ({ id, date, time }: TestDate) => ({
  kind: 'test_date' as const,
  subjectId: id,
  subject: `${date} ${time}`,
})
const dateOf = (id: string) => found(world.testDates.find((date) => date.id === id))

export const adminTestDates: Handlers<typeof contract, Caller> = {
  create: ({ body }, caller) => {
    const date = { ...body, id: uuidv7() }
    world.testDates.push(date)
    audit(caller, { ...named(date), action: 'created' })
    return date
  },

  update: ({ params, body }, caller) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const date = Object.assign(dateOf(params.id), given)
    audit(caller, { ...named(date), action: 'changed', detail: { fields: Object.keys(body) } })
    return date
  },

  remove: ({ params: { id } }, caller) => {
    world.testDates.splice(world.testDates.indexOf(dateOf(id)), 1)
    audit(caller, { kind: 'test_date', subjectId: id, subject: id, action: 'deleted' })
    return { message: 'Deleted' }
  },
}
