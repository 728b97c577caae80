import { HttpResponse, http } from 'msw'
import { progress } from 'shared/contract/calls/progress'
import type { ProgressSummary } from 'shared/model/progress'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'
import { send } from '#data/http/client'
import { drain } from '#data/outbox/drain'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { applySummary, askingDevice, readProgress, recordActivities, recordActivity, refreshProgress } from './progress'

let db: SituDb
let other: SituDb
beforeEach(() => {
  const { id } = signIn()
  db = new SituDb(id, 'phone')
  other = new SituDb(id, 'laptop')
})
afterEach(async () => {
  await db.delete()
  await other.delete()
})
const today = '2026-11-20'
const shown = async (device: SituDb) => (await readProgress(device, today)).stats
const log = () => world.logs.learner ?? []
const quiz = { type: 'quiz', title: 'Ethics', score: 80, timeSpent: 600 } as const

/** Loses the reply to the next POST after the server has processed it, as a failing network would. */
const loseAnswer = () =>
  server.use(
    http.post(
      '*/api/progress/summary',
      async ({ request }) => {
        server.resetHandlers()
        await fetch(request.clone())
        return HttpResponse.error()
      },
      { once: true },
    ),
  )

describe('an act of the learner', () => {
  test('counts at once, with no network, and is queued in the same transaction', async () => {
    server.use(http.all('*/api/*', () => HttpResponse.error()))
    await recordActivity(db, quiz)
    expect((await shown(db)).studyTime).toBe(10)
    expect(await db.outbox.count()).toBe(1)
    expect(await drain(db)).toMatchObject({ kind: 'later' })
    expect(await db.outbox.count()).toBe(1)
    expect((await shown(db)).studyTime).toBe(10)
  })

  test('counts once when it has been sent', async () => {
    await recordActivity(db, quiz)
    expect(await drain(db)).toEqual({ kind: 'empty' })
    expect(log()).toHaveLength(1)
    expect(await db.outbox.count()).toBe(0)
    expect((await shown(db)).studyTime).toBe(10)
  })

  test('counts once when the answer was lost, in every view in between', async () => {
    await recordActivity(db, quiz)
    loseAnswer()
    expect(await drain(db)).toMatchObject({ kind: 'later' })
    expect(log()).toHaveLength(1)
    expect((await shown(db)).studyTime).toBe(10)
    // A summary that arrives now contains the activity that is still in the queue.
    const { value } = await send<ProgressSummary>(progress.summary, { query: await askingDevice(db) })
    await applySummary(db, value)
    expect((await shown(db)).studyTime).toBe(10)
    expect(await db.outbox.count()).toBe(0)
  })

  test('written while an answer is under way stays pending', async () => {
    await recordActivity(db, quiz)
    let reply: unknown
    server.use(
      http.post(
        '*/api/progress/summary',
        async ({ request }) => {
          server.resetHandlers()
          const answer = await fetch(request.clone())
          reply = await answer.clone().json()
          await recordActivity(db, { ...quiz, timeSpent: 60 })
          return answer
        },
        { once: true },
      ),
    )
    await drain(db)
    expect(reply).toBeDefined()
    expect(log()).toHaveLength(2)
    expect((await shown(db)).studyTime).toBe(11)
  })
})

test('an older summary that comes late does not take anything back', async () => {
  await recordActivity(db, quiz)
  await drain(db)
  const early = JSON.parse(JSON.stringify((await db.meta.get('snapshot'))?.value))
  await recordActivity(db, { ...quiz, timeSpent: 120 })
  await drain(db)
  await applySummary(db, {
    stats: { totalModules: 16 } as never,
    activities: [],
    fold: early.fold,
    logId: early.logId,
    accepted: [],
    held: [],
  })
  expect((await shown(db)).studyTime).toBe(12)
})

test('while anything waits, a refresh leaves the asking to the queue', async () => {
  await recordActivity(db, quiz)
  const asked = vi.fn()
  server.events.on('request:start', asked)
  await refreshProgress(db)
  expect(asked).not.toHaveBeenCalled()
  await drain(db)
  await refreshProgress(db)
  expect(asked.mock.calls.map(([{ request }]) => request.method)).toEqual(['POST', 'GET'])
  server.events.removeAllListeners()
})

test('two devices converge to the same numbers', async () => {
  await recordActivities(db, [quiz, { type: 'module', title: 'M', moduleId: 'm1', timeSpent: 300 }])
  await recordActivities(other, [
    { type: 'module', title: 'M', moduleId: 'm1', timeSpent: 300 },
    { type: 'scenario', title: 'S', score: 6 },
  ])
  await drain(other)
  await drain(db)
  await refreshProgress(other)
  expect(await shown(db)).toEqual(await shown(other))
  expect(await shown(db)).toMatchObject({ completedModules: 1, averageScore: 6, studyTime: 20 })
  expect((await readProgress(db)).fold.recent).toEqual((await readProgress(other)).fold.recent)
})

test('1,200 acts go in three requests and leave no pending fold behind', async () => {
  await recordActivities(
    db,
    Array.from({ length: 1200 }, () => ({ type: 'game' as const, title: 'G', timeSpent: 60 })),
  )
  expect(await db.pendingFolds.count()).toBe(3)
  expect((await shown(db)).studyTime).toBe(1200)
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(log()).toHaveLength(1200)
  expect(await db.pendingFolds.count()).toBe(0)
  expect((await shown(db)).studyTime).toBe(1200)
})

test('one act that the server refuses is set aside and the others go', async () => {
  await recordActivities(db, [quiz, { ...quiz, title: 'x'.repeat(400) }, quiz])
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(log()).toHaveLength(2)
  const left = await db.outbox.toArray()
  expect(left.map((r) => [r.state, r.lastError?.status])).toEqual([['set-aside', 422]])
  // The activity is not lost: it still counts on the device where it was done.
  expect((await shown(db)).studyTime).toBe(30)
})

test('a database that is closed while two batches are under way ends the pass with one failure', async () => {
  await recordActivities(
    db,
    Array.from({ length: 1200 }, () => ({ type: 'game' as const, title: 'G' })),
  )
  server.events.on('response:mocked', () => db.close())
  await expect(drain(db)).rejects.toThrow(/closed/i)
  server.events.removeAllListeners()
  // Leaves time for a failure of the second batch to show as an unhandled rejection.
  await new Promise((later) => setTimeout(later, 50))
})
