import { HttpResponse, http } from 'msw'
import type { Activity } from 'shared/model/activity'
import { QUEUE_TIMEOUT_MS } from 'shared/rules/answer-class'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'
import { recordActivities } from '#data/progress/progress'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import { BATCH_BYTES_MAX, BATCH_BYTES_MIN, batchBytes, keepBatchBytes } from './batch-bytes'
import { drain } from './drain'

let db: SituDb
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  db = new SituDb(signIn().id, 'batches')
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await db.delete()
})

const PATH = '*/api/progress/summary'
const fails = (status: number, headers: Record<string, string> = {}) =>
  HttpResponse.json({ error: 'x' }, { status, headers: { 'Situ-Contract': '1', ...headers } })
const acts = (count: number, data: (i: number) => string = () => '') =>
  recordActivities(
    db,
    Array.from({ length: count }, (_, i) => ({ type: 'quiz', title: `act ${i}`, data: { text: data(i) } })),
  )
const titlesOf = (activities: readonly Activity[]) => activities.map(({ title }) => title)
const bodyOf = async (request: Request) => {
  const packed = request.headers.get('content-encoding') === 'gzip'
  const stream = request.clone().body
  const plain = packed ? stream?.pipeThrough(new DecompressionStream('gzip')) : stream
  return JSON.parse(await new Response(plain).text()) as { activities: Activity[] }
}
/**
 * Makes the server fail whenever one of these activities is in the request; returns an object that counts the requests.
 */
function failAt(poisoned: readonly string[]) {
  const asked = { times: 0 }
  server.use(
    http.post(PATH, async ({ request }) => {
      asked.times++
      const { activities } = await bodyOf(request)
      return titlesOf(activities).some((title) => poisoned.includes(title)) ? fails(500) : undefined
    }),
  )
  return asked
}
const stored = () => (world.logs.learner ?? []).map(({ activity }) => activity.title)
const waitingTitles = async () => {
  const ids = (await db.outbox.toArray()).map(({ id }) => id)
  return (await db.activities.where('id').anyOf(ids).toArray()).map(({ title }) => title)
}

describe('an act at which the server fails', () => {
  test.each([
    ['the first', ['act 0']],
    ['the last', ['act 39']],
    ['two beside each other', ['act 20', 'act 21']],
    ['three far apart', ['act 3', 'act 17', 'act 38']],
  ])('stands alone in one pass, and all others go: %s', async (_, poisoned) => {
    await acts(40)
    failAt(poisoned)
    expect(await drain(db)).toMatchObject({ kind: 'later', progressed: true, afterMs: 2000 })
    expect(stored()).toHaveLength(40 - poisoned.length)
    expect(await waitingTitles()).toEqual(poisoned)
  })
  test('holds up nothing that is written later, and goes when the server is mended', async () => {
    await acts(3)
    failAt(['act 1'])
    await drain(db)
    await recordActivities(db, [{ type: 'quiz', title: 'later' }])
    await drain(db)
    expect(stored()).toEqual(['act 0', 'act 2', 'later'])
    server.resetHandlers()
    vi.setSystemTime(Date.now() + 2000)
    expect(await drain(db)).toEqual({ kind: 'empty' })
    expect(stored()).toHaveLength(4)
  })
  test('does not hide among many: a run of them is passed in a few passes', async () => {
    await acts(30)
    failAt(Array.from({ length: 8 }, (_, i) => `act ${i}`))
    for (let pass = 0; pass < 3; pass++) await drain(db)
    expect(stored()).toHaveLength(22)
  })
})

test('a server that fails at everything is asked little', async () => {
  await acts(200)
  const asked = { times: 0 }
  server.use(
    http.post(PATH, () => {
      asked.times++
      return fails(500)
    }),
  )
  expect(await drain(db)).toMatchObject({ kind: 'later', progressed: false })
  expect(asked.times).toBeLessThan(16)
  server.resetHandlers()
  vi.setSystemTime(Date.now() + 2000)
  expect(await drain(db)).toEqual({ kind: 'empty' })
  expect(stored()).toHaveLength(200)
})

test('a server that says when is not searched', async () => {
  await acts(4)
  let asked = 0
  server.use(
    http.post(PATH, () => {
      asked++
      return fails(503, { 'Retry-After': '7' })
    }),
  )
  expect(await drain(db)).toMatchObject({ kind: 'later', afterMs: 7000 })
  expect(asked).toBe(1)
})

describe('a slow uplink', () => {
  /** Text that hardly compresses. */
  const noise = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(3000)), (n) => String.fromCharCode(33 + (n % 90))).join('')

  test('of 8 KB/s empties the queue: no request is given up before it can have travelled', async () => {
    await acts(200, noise)
    const allowed: number[] = []
    const original = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      allowed.push(ms)
      return original(ms)
    })
    const travels: number[] = []
    server.use(
      http.post(PATH, async ({ request }) => {
        travels.push((await request.clone().arrayBuffer()).byteLength / 8)
      }),
    )
    expect(await drain(db)).toEqual({ kind: 'empty' })
    expect(stored()).toHaveLength(200)
    expect(travels.length).toBeGreaterThan(1)
    // Two batches may share the connection.
    for (const [i, ms] of travels.entries()) expect(ms * 2).toBeLessThan(allowed[i] ?? 0)
    expect(Math.max(...travels) * 2).toBeLessThan(90_000)
  })
  test('that breaks what is large is given smaller and smaller batches', async () => {
    await acts(200, noise)
    server.use(
      http.post(PATH, async ({ request }) =>
        (await request.clone().arrayBuffer()).byteLength > 20_000 ? HttpResponse.error() : undefined,
      ),
    )
    for (let pass = 0; pass < 20 && (await drain(db)).kind !== 'empty'; pass++);
    expect(await db.outbox.count()).toBe(0)
    expect(stored()).toHaveLength(200)
  })
  test('a short request may take five seconds', async () => {
    const asked = vi.spyOn(AbortSignal, 'timeout')
    await acts(1)
    await drain(db)
    expect(asked.mock.calls).toEqual([[QUEUE_TIMEOUT_MS]])
  })
})

test.each([
  ['no answer', 0, 'again', BATCH_BYTES_MAX / 2],
  ['too slow', 503, 'again', BATCH_BYTES_MAX / 2],
  ['time-out', 408, 'again', BATCH_BYTES_MAX / 2],
  ['a fault', 500, 'again', BATCH_BYTES_MAX],
  ['signed out', 401, 'signed-out', BATCH_BYTES_MAX],
  ['accepted', 200, 'done', BATCH_BYTES_MAX],
] as const)('after %s a batch may hold so much', (_, status, kind, bytes) => {
  keepBatchBytes(db, { status, answer: { kind } })
  expect(batchBytes(db)).toBe(bytes)
})
test('a batch never gets smaller than a few acts, and grows again', () => {
  for (let i = 0; i < 30; i++) keepBatchBytes(db, { status: 0, answer: { kind: 'again' } })
  expect(batchBytes(db)).toBe(BATCH_BYTES_MIN)
  for (let i = 0; i < 30; i++) keepBatchBytes(db, { status: 200, answer: { kind: 'done' } })
  expect(batchBytes(db)).toBe(BATCH_BYTES_MAX)
})
