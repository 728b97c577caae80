import type { Failure } from 'shared/contract/failure'
import type { Scenario } from 'shared/model/content/scenario'
import type { Allowance, Evaluation, EvaluationPage } from 'shared/model/evaluation'
import type { Plan } from 'shared/model/people/user'
import { evaluateByWords } from 'shared/testing/evaluate-by-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addScenario } from '../db/tables/content/scenarios.ts'
import { addEvaluation } from '../db/tables/evaluations.ts'
import { ENGINES, startApi } from '../testing/api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let n = 0

async function learner(api: Api, plan: Plan = 'free') {
  const { as, id: userId } = await api.register(`learner-${++n}`)
  if (plan !== 'free') await api.setPlan(userId, plan)
  const get = async <T>(path: string) => (await (await api.send('GET', path, { as })).json()) as T
  const [scenario] = await get<Scenario[]>('/api/scenarios')
  if (!scenario) throw new Error('no scenario is shipped')
  const post = (over: object = {}, headers: Record<string, string> = {}) =>
    api.send('POST', '/api/evaluations', {
      as,
      headers,
      body: {
        id: `e-${++n}`,
        scenarioId: scenario.id,
        response: 'I would listen first.',
        responseType: 'text',
        ...over,
      },
    })
  const submit = async (over?: object) => (await (await post(over)).json()) as Evaluation & Failure
  const allowance = () => get<Allowance>('/api/evaluations/allowance')
  const stored = async () => (await get<EvaluationPage>('/api/evaluations')).evaluations
  return { as, userId, scenario, get, post, submit, allowance, stored }
}
const count = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length
const times = <T>(many: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, i) => work(i)))

// PGlite serves one transaction after the other, and on a busy machine the last of many would wait past its deadline. A
// real PostgreSQL with several processes is in `npm run proof`.
const AT_ONCE = { sqlite: 64, pglite: 16 }

describe.each(ENGINES)('on %s', (engine) => {
  const many = AT_ONCE[engine]
  let api: Api
  beforeAll(async () => {
    api = await startApi({ engine, evaluate: evaluateByWords })
  })
  afterAll(() => api.stop())

  test(`of ${many} answers at once, three take the credits of the day`, async () => {
    const { post, allowance, stored } = await learner(api)
    const answers = await times(many, () => post())
    expect([count(answers, 200), count(answers, 429)]).toEqual([3, many - 3])
    expect((await allowance()).used).toBe(3)
    expect(await stored()).toHaveLength(3)
  })

  test(`of ${many} answers at once on the last credit of a month, one takes it`, async () => {
    const { post, allowance } = await learner(api, 'starter')
    for (let given = 0; given < 99; given += 9) await times(9, () => post())
    const answers = await times(many, () => post())
    expect([count(answers, 200), count(answers, 429)]).toEqual([1, many - 1])
    expect((await allowance()).used).toBe(100)
  })

  test(`of ${many} offline answers at once, all are stored and three are credited`, async () => {
    const { submit, stored } = await learner(api)
    const answers = await times(many, () => submit({ offline: true }))
    expect(answers.filter(({ credited }) => credited)).toHaveLength(3)
    expect(await stored()).toHaveLength(many)
  })

  test(`sent ${many} times at once, one answer is stored and counted once`, async () => {
    const { submit, allowance } = await learner(api)
    const answers = await times(many, () => submit({ id: 'same' }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await allowance()).used).toBe(1)
  })

  test('a refusal is not the answer of its key for ever', async () => {
    const { post } = await learner(api)
    await times(3, () => post())
    const body = { id: 'waiting' }
    const headers = { 'Idempotency-Key': 'waiting' }
    for (let i = 0; i < 2; i++) expect((await post(body, headers)).status).toBe(429)
    const { now } = api.time
    api.time.now += 25 * 3_600_000
    const answer = await post(body, headers)
    expect([answer.status, answer.headers.get('Idempotency-Key')]).toEqual([200, 'waiting'])
    expect(await answer.json()).toMatchObject({ id: 'waiting', credited: true })
    expect((await post(body, headers)).status).toBe(200)
    api.time.now = now
  })

  test('the newest is found among many, by the moment of the answer', async () => {
    const { submit, get } = await learner(api, 'pro')
    const at = (minute: number) => new Date(api.time.now - 3_600_000 + minute * 60_000).toISOString()
    for (const minute of [5, 30, 12]) await submit({ id: `m${minute}`, offline: true, createdAt: at(minute) })
    expect((await get<Evaluation>('/api/evaluations/latest')).id).toBe('m30')
  })
})

describe('by the clock of Toronto', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ evaluate: evaluateByWords })
  })
  afterAll(() => api.stop())
  const setClock = (moment: string) => {
    api.time.now = Date.parse(moment)
  }

  test.each([
    ['in winter', '2026-12-10T04:59:59.999Z', '2026-12-10T05:00:00.000Z'],
    ['in summer', '2027-07-10T03:59:59.999Z', '2027-07-10T04:00:00.000Z'],
    ['when the clocks have gone forward', '2027-03-15T03:59:59.999Z', '2027-03-15T04:00:00.000Z'],
    ['when the clocks have gone back', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00.000Z'],
  ])('a day ends at midnight, %s', async (_, last, first) => {
    setClock(last)
    const { post, submit, allowance } = await learner(api)
    await times(3, () => post())
    const refused = await post()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await refused.json()).toMatchObject({ code: 'plan_limit', resetAt: first })
    setClock(first)
    expect(await allowance()).toMatchObject({ used: 0 })
    expect((await submit()).credited).toBe(true)
  })

  test('a month ends at midnight', async () => {
    setClock('2026-12-01T04:59:59.999Z')
    const { post, submit } = await learner(api, 'starter')
    await times(100, () => post())
    expect((await post()).status).toBe(429)
    setClock('2026-12-01T05:00:00.000Z')
    expect((await submit()).credited).toBe(true)
  })

  test('a plan that has run out is the free one', async () => {
    setClock('2026-12-10T17:00:00Z')
    const { userId, post, allowance } = await learner(api, 'pro')
    const planExpiresAt = api.time.now + 1000
    await api.store.write((db) => db.updateTable('users').set({ planExpiresAt }).where('id', '=', userId).execute())
    await times(5, () => post())
    expect(await allowance()).toEqual({ limit: null, used: 5, resetsAt: null })
    api.time.now += 1000
    expect((await post()).status).toBe(429)
    expect(await allowance()).toEqual({ limit: 3, used: 5, resetsAt: '2026-12-11T05:00:00.000Z' })
  })

  test('an offline answer of yesterday takes nothing of today', async () => {
    setClock('2026-12-10T17:00:00Z')
    const { submit, allowance } = await learner(api)
    setClock('2026-12-12T17:00:00Z')
    for (let i = 0; i < 4; i++) await submit({ offline: true, createdAt: '2026-12-12T04:59:00Z' })
    expect((await allowance()).used).toBe(0)
    await submit({ offline: true, createdAt: '2026-12-12T05:00:00Z' })
    expect((await allowance()).used).toBe(1)
  })

  /** Sends four offline answers for each of these times; returns how many of the four were credited. */
  async function credited(submit: (over: object) => Promise<Evaluation>, moments: readonly string[]) {
    const counts = []
    for (const createdAt of moments) {
      let count = 0
      for (let i = 0; i < 4; i++) if ((await submit({ offline: true, createdAt })).credited) count++
      counts.push(count)
    }
    return counts
  }
  test('an offline answer takes a credit of its own day, of a week at most; older ones share the first day of it', async () => {
    setClock('2026-12-01T17:00:00Z')
    const { submit, allowance } = await learner(api)
    setClock('2026-12-12T17:00:00Z')
    const days = ['2026-12-11', '2026-12-06', '2026-12-05', '2026-12-04', '2026-12-02', '2026-11-02']
    const moments = days.map((day) => `${day}T17:00:00Z`)
    expect(await credited(submit, moments)).toEqual([3, 3, 3, 0, 0, 0])
    // 23:59 in Toronto belongs to that day, midnight to the next.
    expect(await credited(submit, ['2026-12-10T04:59:00Z', '2026-12-10T05:00:00Z'])).toEqual([3, 3])
    expect((await allowance()).used).toBe(0)
  })
  test('days before the account was made have no credits', async () => {
    setClock('2026-12-12T17:00:00Z')
    const { submit, allowance } = await learner(api)
    const moments = Array.from({ length: 10 }, (_, i) => `2026-12-${String(i + 2).padStart(2, '0')}T17:00:00Z`)
    expect((await credited(submit, moments)).reduce((sum, count) => sum + count)).toBe(3)
    expect((await allowance()).used).toBe(3)
  })
})

describe('the scenario', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({
      evaluate: ({ scenario, response, responseType, language }) => ({
        score: 5,
        metrics: { clinicalAccuracy: 5, communication: 5, empathy: 5 },
        dimensions: {},
        feedback: {
          suggestions: [scenario.title[language], response, responseType].flat(),
          strengths: [],
          evidence: [],
          met: [],
          missed: [],
          flags: scenario.rubric ? ['with-rubric'] : [],
        },
        engine: { id: 'own', version: 'test' },
        language,
        confidence: 'low',
        band: [4, 6],
      }),
    })
  })
  afterAll(() => api.stop())

  test.each([
    ['are what the response says', ['First.', 'Second.'], ['First.', 'Second.']],
    ['leave one question empty', ['', 'First.\n\nSecond.'], ['', 'First.\n\nSecond.']],
    ['say something else', ['First.', 'Better.'], ['First.\n\nSecond.']],
  ])('is judged question by question where the answers %s', async (_, answers, judged) => {
    const { submit } = await learner(api)
    const told = await submit({ response: 'First.\n\nSecond.', answers, language: 'en' })
    expect(told.feedback.suggestions.slice(1, -1)).toEqual(judged)
  })

  test('is the server’s, and the evaluator is told all of it', async () => {
    const { scenario, submit } = await learner(api)
    const told = await submit({ response: ' Hello. ', responseType: 'audio', language: 'en' })
    expect(told.feedback).toMatchObject({ suggestions: [scenario.title.en, 'Hello.', 'audio'], flags: ['with-rubric'] })
    expect((await submit({ language: undefined })).feedback.suggestions[0]).toBe(scenario.title.fr)
  })

  test('may be hidden, for what was answered offline arrives later', async () => {
    const { scenario, submit, get, post } = await learner(api)
    await api.store.write((db) => addScenario(db, { ...scenario, id: 'hidden', isPublished: false }, api.time.now))
    expect((await get<Scenario[]>('/api/scenarios')).map(({ id }) => id)).not.toContain('hidden')
    expect(await submit({ scenarioId: 'hidden', offline: true })).toMatchObject({ scenarioId: 'hidden', score: 5 })
    await api.store.write((db) => db.deleteFrom('scenarios').where('id', '=', 'hidden').execute())
    expect((await post({ scenarioId: 'hidden' })).status).toBe(404)
    expect(await get('/api/evaluations/latest')).toMatchObject({ scenarioId: 'hidden' })
  })
})

test('an evaluation that was committed late is seen by the next pull', async () => {
  const api = await startApi({ evaluate: evaluateByWords })
  const { userId, submit, get } = await learner(api)
  const { now } = api.time
  const first = await submit()
  const pull = (after?: string) => get<EvaluationPage>(`/api/evaluations${after ? `?after=${after}` : ''}`)
  const { cursor } = await pull()
  const row = { userId, scenarioId: 'x', engine: 'own', creditedAt: null, assists: 0, createdAt: now }
  const body = JSON.stringify({ ...first, id: 'late' })
  await api.store.write((db) => addEvaluation(db, { ...row, id: 'late', body, receivedAt: now - 599_000 }))
  expect((await pull(cursor)).evaluations.map(({ id }) => id)).toEqual(['late', first.id])
  await api.stop()
})
