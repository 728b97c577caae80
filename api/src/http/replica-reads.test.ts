import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/schema.ts'
import { ADMIN, startApi } from '../testing/api.ts'

// Another database stands in for the replica: it has one learner more, so that a reply tells where it was read.
let api: Awaited<ReturnType<typeof startApi>>
let copy: Awaited<ReturnType<typeof startApi>>
let failures = 0
const follow = (fresh: () => Db | undefined) =>
  Object.assign(api.store, { replica: { fresh, failed: () => failures++, close: async () => {} } })
beforeAll(async () => {
  api = await startApi()
  copy = await startApi()
  await api.signIn('admin', ADMIN)
  await api.register('ada')
  for (const name of ['ada', 'grace']) await copy.register(name)
})
afterAll(async () => {
  await api.stop()
  await copy.stop()
})
const learners = async (path = '/api/admin/users-progress') => {
  const answer = await api.send('GET', path, { as: 'admin' })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as unknown[]).length
}

test('a call that may lag reads from the replica while it is fresh', async () => {
  follow(() => copy.store.read)
  expect(await learners()).toBe(2)
  // This call does not declare `mayLag`, so it is never answered by the replica.
  expect(await learners('/api/admin/users')).toBe(2)
  follow(() => undefined)
  expect(await learners()).toBe(1)
  expect(failures).toBe(0)
})

test('where the replica fails, the database itself replies', async () => {
  const gone = await startApi()
  await gone.stop()
  follow(() => gone.store.read)
  expect(await learners()).toBe(1)
  expect(failures).toBe(1)
})

test('what the replica does not know yet is asked of the database itself, without calling it broken', async () => {
  const id = '0199aaaa-0000-7000-8000-000000000001'
  const activity = { id, type: 'module', title: 'A page', description: '', icon: 'book', color: 'blue', timeSpent: 60 }
  const sent = await api.send('POST', '/api/progress', { as: 'ada', body: { ...activity, completed: true } })
  expect(sent.status).toBe(200)
  failures = 0
  follow(() => copy.store.read)
  expect((await api.send('GET', `/api/progress/history?after=${id}`, { as: 'ada' })).status).toBe(200)
  expect(failures).toBe(0)
})
