import { evaluateByWords } from 'shared/testing/evaluate-by-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from './testing/api.ts'
import { type Asked, countedPostgres } from './testing/counted-postgres.ts'

// On PostgreSQL a call costs a round trip for every await.
let api: Awaited<ReturnType<typeof startApi>>
let scenarioId = ''
const asked: Asked = { trips: [] }
beforeAll(async () => {
  api = await startApi({ engine: 'pglite', evaluate: evaluateByWords, postgres: (db) => countedPostgres(db, asked) })
  await api.register('ada')
  const one = await api.store.read.selectFrom('scenarios').select('id').limit(1).executeTakeFirstOrThrow()
  scenarioId = one.id
  // A process takes a learner's storage allowance from the database for many writes at a time. This first write takes
  // it, so that the counts below do not include that.
  await api.send('POST', '/api/progress/summary', { as: 'ada', body: summary() })
})
afterAll(() => api.stop())

/** The round trips of a call of Ada's. */
async function tripsOf(method: string, path: string, body?: object, key?: string) {
  asked.trips = []
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await api.send(method, path, { as: 'ada', headers, ...(body && { body }) })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return asked.trips
}
let n = 0
const act = () => ({
  id: `act-${++n}`,
  type: 'quiz',
  title: 'T',
  score: 80,
  timestamp: new Date(api.time.now).toISOString(),
  seq: n,
})
const summary = () => ({ device: 'd', from: 1, activities: [act(), act()] })
const submission = (id: string) => ({
  id,
  scenarioId,
  response: 'I would listen.',
  responseType: 'text',
})

describe('round trips to PostgreSQL', () => {
  test.each([
    ['acts', 4, () => tripsOf('POST', '/api/progress/summary', summary())],
    ['the summary', 2, () => tripsOf('GET', '/api/progress/summary?device=d&from=1')],
    ['one act', 5, () => tripsOf('POST', '/api/progress', act(), 'key-1')],
    ['an evaluation', 5, async () => tripsOf('POST', '/api/evaluations', submission('e-1'), 'e-1')],
  ] as const)('%s: at most %d', async (_, most, call) => {
    const trips = await call()
    expect(trips.length, JSON.stringify(trips, null, 1)).toBeLessThanOrEqual(most)
  })

  test('a write updates its fold once, and names its indexed moment anew only on another day', async () => {
    const writes = async () =>
      (await tripsOf('POST', '/api/progress/summary', summary()))
        .flat()
        .filter((text) => /progress_folds/.test(text) && !/^select/.test(text))
    expect(await writes()).toHaveLength(1)
    const moment = async () =>
      (await api.store.read.selectFrom('progressFolds').select('activeAt').executeTakeFirstOrThrow()).activeAt
    const day = 86_400_000
    api.time.now = Math.ceil(api.time.now / day) * day
    await writes()
    expect(await moment()).toBe(api.time.now)
    const first = api.time.now
    api.time.now += day - 1
    await writes()
    expect(await moment()).toBe(first)
    api.time.now += 1
    await writes()
    expect(await moment()).toBe(api.time.now)
  })

  test('a session is touched once in four minutes', async () => {
    const touches = async () =>
      (await tripsOf('GET', '/api/progress/summary')).flat().filter((text) => /update "sessions"/.test(text)).length
    api.time.now += 240_000
    expect(await touches()).toBe(1)
    await api.services.background.idle()
    expect(await touches()).toBe(0)
    api.time.now += 239_999
    expect(await touches()).toBe(0)
  })
})
