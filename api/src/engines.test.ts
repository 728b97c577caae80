import { EVALUATIONS_PAGE, type EvaluationPage } from 'shared/model/evaluation'
import type { AttemptPage } from 'shared/model/quiz-attempt'
import { addFolds, EMPTY_FOLD, foldActivities } from 'shared/rules/progress/progress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityOf } from './db/tables/progress/activities.ts'
import { foldOf } from './db/tables/progress/progress-folds.ts'
import { storageAllowance } from './http/limits/storage-allowance.ts'
import { ENGINES, startApi } from './testing/api.ts'

const MB = 1_000_000

// Rules on SQL that the two engines might interpret differently; one start of each, because PGlite takes seconds.
const wrong = (email: string) => ({ email, password: 'not the password' })

describe.each(ENGINES)('on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  let ada: string
  beforeAll(async () => {
    api = await startApi({ engine })
    ada = (await api.register('ada')).id
  })
  afterAll(() => api.stop())

  describe('limits', () => {
    const login = (email: string, from: string) => api.send('POST', '/api/auth/login', { body: wrong(email), from })

    test('an account is asked five times, then waits; a minute before its time too, at its time no more', async () => {
      const email = 'slow@example.org'
      for (let i = 0; i < 5; i++) expect((await login(email, `n${i}`)).status).toBe(401)
      const refused = await login(email.toUpperCase(), 'n6')
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('240')
      const failure = (await refused.json()) as { code: string; resetAt: string }
      expect(failure).toMatchObject({ code: 'rate_limit', resetAt: new Date(api.time.now + 240_000).toISOString() })
      api.time.now += 239_999
      expect((await login(email, 'n7')).status).toBe(429)
      api.time.now += 1
      expect((await login(email, 'n8')).status).toBe(401)
    })

    test('addresses of one IPv6 /64 are one network, of two they are not', async () => {
      for (let i = 0; i < 60; i++)
        expect((await login(`v6-${i}@example.org`, `2001:db8:0:1::${i + 1}`)).status).toBe(401)
      expect((await login('v6-x@example.org', '2001:db8:0:1:ffff::1')).status).toBe(429)
      expect((await login('v6-x@example.org', '2001:db8:0:2::1')).status).toBe(401)
    })

    test('an answered limit is in the database, so that a restart does not lift it', async () => {
      const rows = await api.store.read.selectFrom('rateLimits').select('key').execute()
      expect(rows.some(({ key }) => key === 'auth.login network 2001:db8:0:1::/64')).toBe(true)
      expect(JSON.stringify(rows)).not.toContain('@')
    })

    test('a clock that jumps ahead and back keeps nobody out', async () => {
      const email = 'jump@example.org'
      const begin = api.time.now
      api.time.now += 365 * 86_400_000
      for (let i = 0; i < 6; i++) await login(email, `jump-${i}`)
      api.time.now = begin
      const statuses = []
      for (let i = 0; i < 6; i++) statuses.push((await login(email, `back-${i}`)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })
  })

  test('what one learner stores is 48 MB at once and four a day, on however many processes', async () => {
    const processes = [0, 1, 2].map(() => storageAllowance(api.store))
    const now = api.time.now
    const write = (i: number, at: number) => processes[i % 3]?.('ada', MB / 2, at)
    let written = 0
    while ((await write(written, now)) === undefined) written++
    expect(written).toBe(96)
    expect(await write(0, now)).toBeGreaterThan(now)
    const day = now + 86_400_000
    for (written = 0; (await write(written, day)) === undefined; ) written++
    expect(written).toBe(8)
    expect(await processes[0]?.('another', MB, now)).toBeUndefined()
  })

  describe('a queued call', () => {
    const record = (key: string, body: object) =>
      api.send('POST', '/api/progress', { as: 'ada', headers: { 'Idempotency-Key': key }, body })
    const kept = () => api.store.read.selectFrom('idempotency').select('key').where('userId', '!=', '').execute()

    test('sent 64 times at once is written once; whoever comes second waits or reads the same', async () => {
      const answers = await Promise.all(
        Array.from({ length: 64 }, () => record('k-64', { type: 'game', timeSpent: 60 })),
      )
      const statuses = new Set(answers.map((a) => a.status))
      expect([...statuses].sort()).toEqual([200, 409])
      const busy = answers.find((a) => a.status === 409)
      expect(await busy?.json()).toMatchObject({ code: 'in_progress' })
      expect(await (await api.send('GET', '/api/user-study-time', { as: 'ada' })).json()).toEqual({ totalMinutes: 1 })
    })

    test('says the same after a second activity has changed what it would say now', async () => {
      const path = '/api/module-progress/understand-the-test'
      const save = (key: string, page: number) =>
        api.send('POST', path, { as: 'ada', headers: { 'Idempotency-Key': key }, body: { current_page: page } })
      const first = await (await save('p-1', 2)).json()
      await save('p-2', 5)
      expect(await (await save('p-1', 2)).json()).toEqual(first)
    })

    test('in the other spelling is the same request, with another value it is not', async () => {
      const send = (body: object) =>
        api.send('POST', '/api/module-progress/nine-competencies', {
          as: 'ada',
          headers: { 'Idempotency-Key': 'spelling' },
          body,
        })
      expect((await send({ current_page: 1, last_page: 1 })).status).toBe(200)
      expect((await send({ lastPage: 1, currentPage: 1 })).status).toBe(200)
      expect((await send({ current_page: 2, last_page: 2 })).status).toBe(422)
    })

    test('the summary keeps no answer: its activities know themselves', async () => {
      const before = await kept()
      const body = { activities: [{ id: 's-1', type: 'game', timestamp: 1 }] }
      const ask = { as: 'ada', headers: { 'Idempotency-Key': 'summary-1' }, body }
      const answer = await api.send('POST', '/api/progress/summary', ask)
      expect(answer.headers.get('Idempotency-Key')).toBe('summary-1')
      expect(await kept()).toEqual(before)
    })

    test('with a key that is none is refused', async () => {
      expect((await record('a b', { type: 'game' })).status).toBe(422)
      expect((await record('x'.repeat(65), { type: 'game' })).status).toBe(422)
    })
  })

  test('devices that write at the same moment lose nothing: the stored fold is the fold of the log', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        api.send('POST', '/api/progress/summary', {
          as: 'ada',
          body: {
            device: `d${i % 3}`,
            activities: [0, 1].map((n) => ({
              // Every id is sent in two requests.
              id: `fold-${Math.floor(i / 2)}-${n}`,
              type: n === 0 ? 'scenario' : 'typing',
              score: 5 + n + i / 100,
              timeSpent: 45 + i,
              timestamp: 1_700_000_000_000 + i,
              seq: i + 1,
            })),
          },
        }),
      ),
    )
    expect(answers.map((a) => a.status)).toEqual(answers.map(() => 200))
    const rows = await api.store.read.selectFrom('activityLog').selectAll().where('userId', '=', ada).execute()
    const folded = addFolds(EMPTY_FOLD, foldActivities(rows.map(activityOf)))
    expect(await foldOf(api.store.read, ada)).toEqual(folded)
  })

  test('of 64 posts of one activity, one is counted', async () => {
    const before = (await foldOf(api.store.read, ada)).count
    const body = { activities: [{ id: 'once', type: 'game', timestamp: 1 }] }
    await Promise.all(Array.from({ length: 64 }, () => api.send('POST', '/api/progress/summary', { as: 'ada', body })))
    expect((await foldOf(api.store.read, ada)).count).toBe(before + 1)
  })

  test('a list in the order of reception is walked whole, whatever its ids look like', async () => {
    const words = ['a', 'A', 'é', 'E', '-', '_', '.', ' ', '%', '漢', '😀', "'"]
    const ids = Array.from({ length: 600 }, (_, i) => `${words[i % words.length]}${words[(i * 7) % words.length]}${i}`)
    const { now } = api.time
    const rest = { quizId: 'ethics-principles', score: 0, passingScore: 70, timeSpent: 1, answers: '{}' }
    const rows = ids.map((id) => ({ ...rest, userId: ada, id, createdAt: now, receivedAt: now }))
    await api.store.write((db) => db.insertInto('quizAttempts').values(rows).execute())
    const seen: string[] = []
    for (let after = '', hasMore = true; hasMore; ) {
      const path = `/api/quiz-attempts${after && `?after=${encodeURIComponent(after)}`}`
      const page = (await (await api.send('GET', path, { as: 'ada' })).json()) as AttemptPage
      seen.push(...page.attempts.map(({ id }) => id))
      after = page.cursor
      hasMore = page.hasMore
    }
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('a history of several pages is walked whole', async () => {
    const first = { id: 'first', scenarioId: 'cash-line-remark', response: 'I would ask.', responseType: 'text' }
    expect((await api.send('POST', '/api/evaluations', { as: 'ada', body: first })).status).toBe(200)
    const [row] = await api.store.read.selectFrom('evaluations').selectAll().where('userId', '=', ada).execute()
    if (!row) throw new Error('nothing was stored')
    const ids = Array.from({ length: 2 * EVALUATIONS_PAGE + 3 }, (_, i) => `e-${i}`)
    const rows = ids.map((id, i) => {
      const body = JSON.stringify({ ...JSON.parse(row.body), id })
      return { ...row, id, body, receivedAt: row.receivedAt - (i % 7) }
    })
    await api.store.write((db) => db.insertInto('evaluations').values(rows).execute())
    const seen: string[] = []
    let pages = 0
    for (let after = '', hasMore = true; hasMore; pages++) {
      const path = `/api/evaluations${after && `?after=${encodeURIComponent(after)}`}`
      const page = (await (await api.send('GET', path, { as: 'ada' })).json()) as EvaluationPage
      seen.push(...page.evaluations.map(({ id }) => id))
      after = page.cursor
      hasMore = page.hasMore
    }
    expect(pages).toBe(3)
    expect(seen.toSorted()).toEqual(['first', ...ids].toSorted())
  })

  test('of two resets with one token, one sets the password', async () => {
    const { email } = await api.register('two-resets')
    await api.send('POST', '/api/auth/forgot-password', { body: { email } })
    await api.services.background.idle()
    const token = api.mails.at(-1)?.text.match(/token=([\w-]+)/)?.[1]
    const reset = (password: string, from: string) =>
      api.send('POST', '/api/auth/reset-password', { body: { token, password }, from })
    const answers = await Promise.all([reset('password one', 'a'), reset('password two', 'b')])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 400])
  })

  test('of two registrations of one address, one is an account', async () => {
    const body = { email: 'race@example.org', password: 'long enough', firstName: 'A', lastName: 'B' }
    const answers = await Promise.all(
      ['r1', 'r2'].map((from) => api.send('POST', '/api/auth/register', { body, from })),
    )
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409])
  })
})
