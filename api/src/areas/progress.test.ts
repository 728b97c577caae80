import fc from 'fast-check'
import { addFolds, EMPTY_FOLD, foldActivities, statsOf } from 'shared/rules/progress/progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityOf } from '../db/tables/progress/activities.ts'
import { foldOf } from '../db/tables/progress/progress-folds.ts'
import { startApi } from '../testing/api.ts'
import { SHOWN_DAYS_MAX } from './progress.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
let n = 0
const newcomer = () => api.register(`learner-${++n}`)
interface Summary {
  stats: { completedModules: number; studyTime: number; totalModules: number; weeklyProgress: number[] }
  activities: { id: string; timestamp: string; localDay: string }[]
  fold: { count: number; days: Record<string, number> }
  accepted: string[]
  held: [number, number][]
}
const post = async (as: string, body: object) =>
  (await (await api.send('POST', '/api/progress/summary', { as, body })).json()) as Summary
const activity = (id: string, more: object = {}) => ({ id, type: 'module', timestamp: 1_700_000_000_000, ...more })

test('two calls about one activity count it once', async () => {
  const { as } = await newcomer()
  const record = { id: 'a1', type: 'module', moduleId: 'm1', timeSpent: 60, completed: true }
  await api.send('POST', '/api/progress', { as, body: record })
  const { stats, fold, accepted } = await post(as, { activities: [activity('a1', { moduleId: 'm1', timeSpent: 60 })] })
  expect([fold.count, stats.completedModules, stats.studyTime]).toEqual([1, 1, 1])
  expect(accepted).toEqual(['a1'])
})

test('one id twice in a request is one activity', async () => {
  const { as } = await newcomer()
  const { fold, accepted } = await post(as, { activities: [activity('x'), activity('x')] })
  expect([fold.count, accepted]).toEqual([1, ['x']])
})

test('500 at once are taken, in one statement chunk after another', async () => {
  const { as } = await newcomer()
  const activities = Array.from({ length: 500 }, (_, i) => activity(`b${i}`, { seq: i + 1, timeSpent: 60 }))
  const { fold, stats, held } = await post(as, { activities, device: 'd', from: 1 })
  expect([fold.count, stats.studyTime, held]).toEqual([500, 500, [[1, 500]]])
})

test('the future is not believed, and the day of a plain client is the UTC day', async () => {
  const { as } = await newcomer()
  const { activities } = await post(as, {
    activities: [
      activity('future', { timestamp: api.time.now + 86_400_000 * 300 }),
      activity('past', { timestamp: '2026-01-02T01:00:00+05:00' }),
    ],
  })
  expect(activities.map((a) => [a.id, a.timestamp, a.localDay])).toEqual([
    ['future', new Date(api.time.now).toISOString(), new Date(api.time.now).toISOString().slice(0, 10)],
    ['past', '2026-01-01T20:00:00.000Z', '2026-01-01'],
  ])
})

test('an answer holds the newest 35 days, the statistics all of them', async () => {
  const { as } = await newcomer()
  const activities = Array.from({ length: 40 }, (_, i) => {
    const localDay = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)
    return activity(`d${i}`, { localDay, timeSpent: 60 })
  })
  const { stats, fold } = await post(as, { activities, today: '2026-02-09' })
  const days = Object.keys(fold.days).sort()
  expect([days.length, days[0], stats.studyTime]).toEqual([SHOWN_DAYS_MAX, '2026-01-06', 40])
  expect(stats.weeklyProgress).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(stats.totalModules).toBe(16)
})

test('a record is known by its own id, else by the key of the write', async () => {
  const { as } = await newcomer()
  const send = async (body: object, key: string) =>
    (await (await api.send('POST', '/api/progress', { as, body, headers: { 'Idempotency-Key': key } })).json()) as {
      id: string
    }
  expect((await send({ id: 'own', type: 'game' }, 'key-1')).id).toBe('own')
  expect((await send({ type: 'game' }, 'key-2')).id).toBe('key-2')
})

test('the list holds the newest 500', async () => {
  const { as } = await newcomer()
  for (const part of [0, 1])
    await post(as, {
      activities: Array.from({ length: 260 }, (_, i) =>
        activity(`l${part}-${i}`, { timestamp: 1000 * (part * 260 + i) }),
      ),
    })
  const items = (await (await api.send('GET', '/api/progress', { as })).json()) as { id: string }[]
  expect([items.length, items[0]?.id, items.at(-1)?.id]).toEqual([500, 'l1-259', 'l0-20'])
})

// However the same activities are split into requests and repeated, the stored fold equals the fold of the log.
const someActivity = fc.record({
  id: fc.integer({ min: 1, max: 25 }).map((i) => `id-${i}`),
  type: fc.constantFrom('module', 'scenario', 'typing', 'quiz'),
  score: fc.option(fc.double({ min: 0, max: 9, noNaN: true })),
  timeSpent: fc.option(fc.integer({ min: 0, max: 4000 })),
  completed: fc.boolean(),
  moduleId: fc.option(fc.constantFrom('m1', 'm2', 'm3')),
  timestamp: fc.integer({ min: 1_600_000_000_000, max: 1_700_000_000_000 }),
  localDay: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-09'),
})
test('the stored fold is the fold of the log', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(someActivity, { maxLength: 12 }), { maxLength: 6 }), async (batches) => {
      const { as, id } = await newcomerOn(++n)
      let last: Summary | undefined
      for (const activities of batches) last = await post(as, { activities, today: '2026-01-09' })
      const rows = await api.store.read.selectFrom('activityLog').selectAll().where('userId', '=', id).execute()
      const fold = addFolds(EMPTY_FOLD, foldActivities(rows.map(activityOf)))
      expect(await foldOf(api.store.read, id)).toEqual(fold)
      if (last) expect(last.stats).toEqual(statsOf(fold, '2026-01-09', 16, new Set()))
      expect(new Set(rows.map((r) => r.id))).toEqual(new Set(batches.flat().map((a) => a.id)))
    }),
    { numRuns: 40 },
  )
})
const newcomerOn = (i: number) => api.register(`property-${i}`)
