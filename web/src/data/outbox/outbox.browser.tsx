import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { readProgress, recordActivities, recordActivity } from '#data/progress/progress'
import { worker } from '../../testing/browser'
import { signIn, world } from '../../testing/world'
import { OutboxRunner } from './outbox-runner'

// Runs in Chromium with the real IndexedDB and Web Locks, and a service worker as the server.
let db: SituDb
let runners: OutboxRunner[] = []
beforeEach(() => {
  db = new SituDb(signIn().id, `real-${crypto.randomUUID()}`)
})
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
  await db.delete()
})
const start = () => {
  const runner = new OutboxRunner(db)
  runners.push(runner)
  return runner
}
const sent = () => expect.poll(() => db.outbox.count(), { timeout: 10_000 }).toBe(0)

test('a write leaves 400 ms after the last change, in one request', async () => {
  const requests: number[] = []
  worker.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') requests.push(performance.now())
  })
  start()
  await new Promise((idle) => setTimeout(idle, 200))
  let last = 0
  for (let i = 0; i < 3; i++) {
    await recordActivity(db, { type: 'quiz', title: 'Q', timeSpent: 60 })
    last = performance.now()
    await new Promise((pause) => setTimeout(pause, 100))
  }
  await sent()
  worker.events.removeAllListeners()
  expect(requests).toHaveLength(1)
  expect((requests[0] ?? 0) - last).toBeGreaterThanOrEqual(390)
  expect(world.logs.learner).toHaveLength(3)
})

test('two tabs send every act once, never two requests at the same time', async () => {
  let under = 0
  let most = 0
  let served = 0
  worker.use(
    http.post('*/api/progress/summary', async () => {
      under++
      most = Math.max(most, under)
      await new Promise((work) => setTimeout(work, 30))
      under--
      // Every third reply is lost.
      if (++served % 3 === 0) return HttpResponse.error()
      return undefined
    }),
  )
  start()
  start()
  for (let i = 0; i < 6; i++) {
    await recordActivities(
      db,
      Array.from({ length: 20 }, () => ({ type: 'game' as const, title: 'G', timeSpent: 60 })),
    )
    await new Promise((pause) => setTimeout(pause, 150))
  }
  await expect.poll(() => db.outbox.count(), { timeout: 20_000 }).toBe(0)
  expect(most).toBe(1)
  expect(world.logs.learner).toHaveLength(120)
  expect((await readProgress(db)).stats.studyTime).toBe(120)
}, 30_000)
