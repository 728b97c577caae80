import fc from 'fast-check'
import { EMPTY_MODULE_STATE, mergeModuleStates, totalSeconds } from 'shared/rules/progress/module-progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
let n = 0
const MODULE = 'nine-competencies'
async function reader() {
  const { as } = await api.register(`reader-${++n}`)
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await api.send(method, path, { as, body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { state?: unknown } }
  }
  return {
    as,
    save: (body: object) => ask('POST', `/api/module-progress/${MODULE}`, body),
    reset: (query = '') => ask('DELETE', `/api/module-progress/${MODULE}${query}`),
    page: (body: object) => ask('POST', `/api/user-progress/${MODULE}/page-0`, body),
    read: () => ask('GET', `/api/module-progress/${MODULE}`),
    all: async () =>
      (await (await api.send('GET', '/api/user-module-progress', { as })).json()) as Record<string, unknown>[],
  }
}

test('an unpublished module is as unknown as one that never was', async () => {
  const { as } = await reader()
  await api.store.write((db) =>
    db.updateTable('modules').set({ isPublished: 0 }).where('id', '=', 'test-day-and-after').execute(),
  )
  for (const path of [
    '/api/modules/test-day-and-after',
    '/api/module-progress/test-day-and-after',
    '/api/modules/none',
  ])
    expect((await api.send('GET', path, { as })).status).toBe(404)
  const cards = (await (await api.send('GET', '/api/modules', { as })).json()) as { id: string }[]
  expect(cards.map((c) => c.id)).not.toContain('test-day-and-after')
  expect(cards).toHaveLength(15)
})

test('time is counted per device and never goes back', async () => {
  const { save } = await reader()
  await save({ currentPage: 1, totalTimeSeconds: 60, deviceId: 'a' })
  await save({ currentPage: 1, totalTimeSeconds: 30, deviceId: 'b' })
  await save({ currentPage: 1, totalTimeSeconds: 50, deviceId: 'a' })
  expect((await save({ currentPage: 1, totalTimeSeconds: 10 })).body.total_time_seconds).toBe(100)
})

test('a reset to an epoch is done once; what belongs to an older epoch changes nothing', async () => {
  const { save, reset, read, page, all } = await reader()
  await save({ currentPage: 4, totalTimeSeconds: 60, deviceId: 'a' })
  await page({ completed: true, timeSpent: 20 })
  expect((await reset('?epoch=3')).body).toMatchObject({ current_page: 0, last_page: 0, total_time_seconds: 0 })
  await save({ currentPage: 2, deviceId: 'a', epoch: 3 })
  await reset('?epoch=3')
  await save({ currentPage: 9, totalTimeSeconds: 999, deviceId: 'a', epoch: 2 })
  expect((await read()).body).toMatchObject({
    current_page: 2,
    last_page: 2,
    total_time_seconds: 0,
    state: { epoch: 3 },
  })
  expect((await reset()).body).toMatchObject({ state: { epoch: 4 } })
  expect((await page({ completed: false, timeSpent: 1 })).body).toMatchObject({ completed: false, timeSpent: 1 })
  expect(await all()).toMatchObject([{ moduleId: MODULE, status: 'not_started', state: { epoch: 4 } }])
})

test('a page stays completed, its time is the most of each device', async () => {
  const { page } = await reader()
  await page({ completed: 1, timeSpent: 20, deviceId: 'a' })
  await page({ completed: 0, timeSpent: 5, deviceId: 'b' })
  expect((await page({ completed: false, timeSpent: 10, deviceId: 'a' })).body).toEqual({
    moduleId: MODULE,
    pageId: 'page-0',
    completed: true,
    timeSpent: 25,
  })
})

test('the last visit is never in the future', async () => {
  const { save, all } = await reader()
  await save({ currentPage: 1, writtenAt: api.time.now + 86_400_000 })
  expect((await all())[0]?.lastAccessed).toBe(new Date(api.time.now).toISOString())
})

test('nobody has a hundred and one devices', async () => {
  const { save } = await reader()
  for (let i = 0; i < 100; i++) await save({ currentPage: 1, deviceId: `d${i}` })
  expect((await save({ currentPage: 1, deviceId: 'one more' })).status).toBe(422)
  expect((await save({ currentPage: 2, deviceId: 'd0' })).status).toBe(200)
})

const write = fc.record({
  currentPage: fc.integer({ min: 1, max: 8 }),
  lastPage: fc.integer({ min: 0, max: 8 }),
  totalTimeSeconds: fc.integer({ min: 0, max: 500 }),
  deviceId: fc.constantFrom('a', 'b', 'c'),
  writtenAt: fc.integer({ min: 1, max: 50 }),
  epoch: fc.integer({ min: 0, max: 2 }),
})
test('the stored state is the merge of everything that was sent, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (writes) => {
      const { save, read } = await reader()
      for (const body of [...writes, ...writes.slice(0, 2)]) await save(body)
      const merged = writes
        .map(({ epoch, currentPage, lastPage, totalTimeSeconds, deviceId, writtenAt }) => ({
          epoch,
          currentPage,
          currentAt: writtenAt,
          currentDevice: deviceId,
          lastPage: Math.max(lastPage, currentPage),
          seconds: { [deviceId]: totalTimeSeconds },
        }))
        .reduce(mergeModuleStates, EMPTY_MODULE_STATE)
      const { body } = await read()
      expect(body.state).toEqual(merged)
      expect(body.total_time_seconds).toBe(totalSeconds(merged))
    }),
    { numRuns: 40 },
  )
})
