import type { Evaluation, EvaluationPage } from 'shared/model/evaluation'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { makeScenario } from 'shared/testing/make'
import { PASTED } from 'shared/testing/suite/evaluation-learner'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../db/schema.ts'
import { addScenario } from '../db/tables/content/scenarios.ts'
import { ENGINES, startApi } from '../testing/api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
/** The number of open transactions, and what that number was when each evaluation began. */
let open = 0
let judged: number[] = []
/** Runs in a transaction before the call's own work. */
let first: ((db: Db) => Promise<unknown>) | undefined
let n = 0

async function startWatched(engine: (typeof ENGINES)[number]) {
  const api = await startApi({
    engine,
    evaluate: (input) => {
      judged.push(open)
      return evaluateResponse(input)
    },
  })
  const { write } = api.store
  api.store.write = (job) =>
    write(async (db) => {
      open++
      try {
        await first?.(db)
        return await job(db)
      } finally {
        open--
      }
    })
  return api
}
async function learner(api: Api) {
  const { as } = await api.register(`judged-${++n}`)
  const scenarios = (await (await api.send('GET', '/api/scenarios', { as })).json()) as { id: string }[]
  const post = (over: object = {}, headers: Record<string, string> = {}) => {
    const body = { scenarioId: scenarios[0]?.id, response: 'I would listen first.', responseType: 'text', ...over }
    return api.send('POST', '/api/evaluations', { as, headers, body })
  }
  // The storage allowance takes leases, each in a transaction of its own: one is taken here before the test watches.
  await post({ scenarioId: 'no-such-scenario' })
  const stored = async () =>
    ((await (await api.send('GET', '/api/evaluations', { as })).json()) as EvaluationPage).evaluations
  return { post, stored }
}

describe.each(ENGINES)('an answer on %s', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startWatched(engine)
  })
  afterAll(() => api.stop())
  beforeEach(() => {
    judged = []
    first = undefined
  })

  test('is judged while no transaction waits for it, and stored', async () => {
    const { post, stored } = await learner(api)
    const evaluation = (await (await post({}, { 'idempotency-key': `key-${++n}` })).json()) as Evaluation
    expect(judged).toEqual([0])
    expect(await stored()).toEqual([evaluation])
  })

  test('that is sent again is not judged again', async () => {
    const { post, stored } = await learner(api)
    const headers = { 'idempotency-key': `key-${++n}` }
    const before = await (await post({ id: 'mine' }, headers)).json()
    expect(await (await post({ id: 'mine' }, headers)).json()).toEqual(before)
    expect(await (await post({ id: 'mine', response: 'Something else.' })).json()).toEqual(before)
    expect((await post({ id: 'other' }, headers)).status).toBe(422)
    expect([judged.length, (await stored()).length]).toEqual([1, 1])
  })

  test('that will be refused is not judged, nor is what an assistant has judged', async () => {
    const { post } = await learner(api)
    expect((await post({ scenarioId: 'no-such-scenario' })).status).toBe(404)
    expect((await post({ pasted: PASTED })).status).toBe(200)
    expect(judged).toEqual([])
    for (let i = 0; i < 3; i++) await post()
    expect((await post()).status).toBe(429)
    expect(judged).toHaveLength(3)
    expect((await post({ offline: true })).status).toBe(200)
    expect(judged).toEqual([0, 0, 0, 0])
  })

  test('that takes the last credit while another one is judged is the one that is stored', async () => {
    const { post, stored } = await learner(api)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await stored()).toHaveLength(3)
  })

  test.runIf(engine === 'pglite')('is judged once, also where the database repeats the transaction', async () => {
    const { post, stored } = await learner(api)
    let tries = 0
    first = async () => {
      if (tries++ === 0) throw Object.assign(new Error('serialisation failure'), { code: '40001' })
    }
    expect((await post()).status).toBe(200)
    expect([tries, judged.length, (await stored()).length]).toEqual([2, 1, 1])
  })

  test('to a scenario that comes between the two steps is judged where it is stored', async () => {
    const { post } = await learner(api)
    const scenario = makeScenario({ id: `late-${engine}` })
    let isThere = false
    first = async (db) => {
      if (!isThere) await addScenario(db, scenario, api.time.now)
      isThere = true
    }
    expect((await post({ scenarioId: scenario.id })).status).toBe(200)
    expect(judged).toEqual([1])
  })
})
