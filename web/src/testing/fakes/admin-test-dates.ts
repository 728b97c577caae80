import type { adminTestDates as contract } from 'shared/contract/admin/test-dates'
import type { Handlers } from 'shared/contract/endpoint'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const dateOf = (id: string) => found(world.testDates.find((date) => date.id === id))

export const adminTestDates: Handlers<typeof contract, Caller> = {
  create: ({ body }) => {
    const date = { ...body, id: uuidv7() }
    world.testDates.push(date)
    return date
  },

  update: ({ params, body }) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    return Object.assign(dateOf(params.id), given)
  },

  remove: ({ params }) => {
    world.testDates.splice(world.testDates.indexOf(dateOf(params.id)), 1)
    return { message: 'Deleted' }
  },
}
