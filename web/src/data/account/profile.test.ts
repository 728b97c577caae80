import { makeUser } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { saveProfile, withUnsentProfile } from './profile'

let db: SituDb
beforeEach(() => {
  db = new SituDb(crypto.randomUUID())
})
afterEach(() => db.delete())
const bodies = async () => (await db.outbox.orderBy('order').toArray()).map(({ args }) => args.body)
const user = makeUser({ displayName: 'Ada', customTitle: null })

test('changes that nobody has tried to send become one write with the last word of each field', async () => {
  await saveProfile(db, { displayName: 'One', customTitle: 'Candidate' })
  await saveProfile(db, { displayName: 'Two' })
  expect(await bodies()).toEqual([{ displayName: 'Two', customTitle: 'Candidate' }])
})
test('one that may have reached the server stays, and goes first', async () => {
  await saveProfile(db, { displayName: 'One' })
  await db.outbox.toCollection().modify({ attempted: 1 })
  await saveProfile(db, { customTitle: 'Candidate' })
  expect(await bodies()).toEqual([{ displayName: 'One' }, { customTitle: 'Candidate' }])
  expect(await withUnsentProfile(db, user)).toMatchObject({ displayName: 'One', customTitle: 'Candidate' })
})
test('what the server has refused is not shown as the learner’s own', async () => {
  await saveProfile(db, { displayName: 'One' })
  await db.outbox.toCollection().modify({ state: 'set-aside' })
  expect(await withUnsentProfile(db, user)).toEqual(user)
})
