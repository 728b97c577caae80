import { HttpResponse, http } from 'msw'
import { ATTEMPTS_PAGE } from 'shared/model/quiz-attempt'
import { makeActivity, makeQuizAttempt } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { endPull, pullHistory, resumePull } from './log-pull'
import { refreshProgress } from './progress'
import { replayed } from './replayed'

let db: SituDb
let asked: string[] = []
let now = Date.parse('2026-11-20T12:00:00.000Z')
beforeEach(() => {
  db = new SituDb(signIn().id, 'pull')
  asked = []
  vi.useFakeTimers({ toFake: ['Date'], now })
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    asked.push(`${pathname.replace('/api/', '')} ${searchParams.get('after') ?? '-'}`)
  })
})
afterEach(async () => {
  vi.useRealTimers()
  server.events.removeAllListeners()
  await db.delete()
})
/** Advances the clock past the pause between two pulls. */
const later = () => {
  now += 60_000
  vi.setSystemTime(now)
}
const pull = async () => {
  later()
  asked = []
  await pullHistory(db)
}
const attempts = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => makeQuizAttempt({ id: `a${String(from + i).padStart(5, '0')}` }))
const entry = (id: string, type: 'review' | 'quiz' | 'casper_test' = 'review') => ({
  activity: makeActivity({ id, type }),
  itemId: null,
  device: 'other',
  seq: null,
})
const cursor = async (path: string) => (await db.meta.get(`cursor${path}`))?.value

test('what the other devices did comes page by page, all of it, once', async () => {
  world.attempts.learner = attempts(0, ATTEMPTS_PAGE * 2 + 1)
  world.logs.learner = [entry('r1'), entry('q1', 'quiz'), entry('t1', 'casper_test')]
  await pull()
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE * 2 + 1)
  expect((await db.log.toArray()).map(({ id }) => id)).toEqual(['r1', 't1'])
  expect(asked.filter((path) => path.startsWith('quiz-attempts'))).toHaveLength(3)
  expect((await replayed(db, ['review'])).map(({ id }) => id)).toEqual(['r1'])
})

test('afterwards only what is new is asked for, and a repeat changes nothing', async () => {
  world.attempts.learner = attempts(0, 3)
  world.logs.learner = [entry('r1')]
  await pull()
  const first = await cursor('/api/quiz-attempts')
  await pull()
  expect(asked).toHaveLength(4)
  expect(asked.every((path) => !path.endsWith(' -'))).toBe(true)
  expect(await db.attempts.count()).toBe(3)
  world.attempts.learner.push(...attempts(3, 1))
  world.logs.learner.push(entry('r2'))
  await pull()
  expect(await db.attempts.count()).toBe(4)
  expect(await db.log.count()).toBe(2)
  expect(await cursor('/api/quiz-attempts')).not.toEqual(first)
})

test('what is here already stays as it is', async () => {
  const mine = makeQuizAttempt({ id: 'a00000', score: 50 })
  await db.attempts.add(mine)
  world.attempts.learner = [{ ...mine, score: 99 }]
  await pull()
  expect(await db.attempts.toArray()).toEqual([mine])
})

test('a page that fails keeps what came before it, and the next pull goes on from there', async () => {
  world.attempts.learner = attempts(0, ATTEMPTS_PAGE + 5)
  server.use(
    http.get('*/api/quiz-attempts', ({ request }) =>
      new URL(request.url).searchParams.has('after') ? HttpResponse.error() : undefined,
    ),
  )
  later()
  await expect(pullHistory(db)).rejects.toThrow()
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE)
  server.resetHandlers()
  // After a failure there is no pause.
  asked = []
  await pullHistory(db)
  expect(asked[0]).not.toMatch(/ -$/)
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE + 5)
})

test('two screens that open one after the other pull once', async () => {
  await pull()
  asked = []
  await pullHistory(db)
  expect(asked).toEqual([])
})

test('who signs out waits for the request in progress, and no other follows', async () => {
  world.attempts.learner = attempts(0, ATTEMPTS_PAGE + 5)
  later()
  const pulled = pullHistory(db)
  while (asked.length === 0) await new Promise((soon) => setTimeout(soon))
  await endPull(db)
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE)
  await pulled
  later()
  await pullHistory(db)
  expect(asked).toEqual(['quiz-attempts -'])
  // Where the sign-out fails, the pull goes on where it stopped.
  resumePull(db)
  await pullHistory(db)
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE + 5)
})

test('who asks while a pull runs waits for its end, however long it takes', async () => {
  world.attempts.learner = attempts(0, ATTEMPTS_PAGE + 5)
  later()
  const first = pullHistory(db)
  later()
  await pullHistory(db)
  expect(await db.attempts.count()).toBe(ATTEMPTS_PAGE + 5)
  await first
  expect(asked.filter((path) => path.startsWith('quiz-attempts'))).toHaveLength(2)
})

test('another database at the server is read from its beginning', async () => {
  const answer = (logId: string) =>
    server.use(
      http.get('*/api/progress/summary', async ({ request }) => {
        server.resetHandlers()
        const body = (await (await fetch(request.clone())).json()) as object
        return HttpResponse.json({ ...body, logId }, { headers: { 'Situ-Contract': '1' } })
      }),
    )
  world.attempts.learner = attempts(0, 2)
  answer('first')
  await refreshProgress(db)
  await pull()
  await pull()
  expect(asked[0]).not.toMatch(/ -$/)
  answer('second')
  await refreshProgress(db)
  world.attempts.learner = [...attempts(0, 1), makeQuizAttempt({ id: 'restored' })]
  await pull()
  expect(asked.map((path) => path.endsWith(' -'))).toEqual([true, true, true, true])
  expect((await db.attempts.toArray()).map(({ id }) => id)).toEqual(['a00000', 'a00001', 'restored'])
})
