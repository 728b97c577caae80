import { MESSAGES } from 'shared/contract/messages'
import type { Assistant } from 'shared/model/evaluation'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { evaluateByWords } from 'shared/testing/evaluate-by-words'
import { INJECTIONS } from 'shared/testing/injections'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AssistantSettings } from '../evaluator/models.ts'
import { startApi } from '../testing/api.ts'
import { ANSWER, asker, startOn } from '../testing/asking.ts'
import { type FakeModel, judgement, startFakeModel } from '../testing/fake-model.ts'
import { createAssist } from './assist.ts'

let model: FakeModel
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  model = await startFakeModel()
  api = await startOn(model)
})
afterAll(async () => {
  await api.stop()
  await model.stop()
})
beforeEach(() => model.say({ text: judgement(6) }))
const learner = (on = api, response?: string) => asker(on, response)

const usage = (on = api) => on.store.read.selectFrom('aiUsage').selectAll().where('month', '>=', '').execute()

test('asked at once on two processes it is one question: the other one is told to come back, and finds the answer', async () => {
  const { own, userId } = await learner()
  const process = () => createAssist({ store: api.store, assistants: api.services.assistants })
  model.say({ text: judgement(6), delayMs: 200 })
  const question = { userId, id: own.id, assistant: 'chatgpt' as const, now: api.time.now, tell: () => {} }
  const [one, two] = [process(), process()]
  const results = await Promise.allSettled([one(question), two(question)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect(model.asked).toHaveLength(1)
  expect((await two(question)).score).toBe(6)
  expect(model.asked).toHaveLength(1)
})

test.each([
  ['50,000 brackets', { text: '['.repeat(50_000) }],
  ['a flood', { text: 'x'.repeat(3_000_000), pieceLength: 4000 }],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }],
])('a model server that answers with %s holds nobody up and gets nothing on', async (_, step) => {
  const { ask } = await learner()
  model.say(step)
  // All three are refused: a text that is not an evaluation, a reply that is cut off because it is too long, and a
  // redirect, which is not followed.
  expect((await ask()).status).toBe(503)
})

describe('where the two evaluators are far apart', () => {
  test('the model is asked again with what the own one found, and its second word counts', async () => {
    const { ask } = await learner()
    model.say({ text: judgement(1) }, { text: judgement(5) })
    const { body } = await ask()
    expect([body.score, body.feedback.flags]).toEqual([5, []])
    expect(model.asked.map(({ messages }) => messages[1]?.content.includes('<findings-'))).toEqual([false, true])
  })

  test('and stay so, the result says it; without a warning the score is the model’s', async () => {
    const { ask } = await learner()
    model.say({ text: judgement(1) })
    const { body } = await ask()
    expect(body).toMatchObject({ score: 1, confidence: 'low', feedback: { flags: ['low-agreement'] } })
    expect(model.asked).toHaveLength(2)
  })

  test('and the second question fails, the first answer is kept', async () => {
    const { ask } = await learner()
    model.say({ text: judgement(1) }, { text: 'no idea' })
    expect((await ask()).body).toMatchObject({ score: 1, feedback: { flags: ['low-agreement'] } })
  })

  test('a flag that only tells something lowers nothing', async () => {
    const on = await startOn(model, {}, (input) => {
      const judged = evaluateByWords(input)
      return { ...judged, feedback: { ...judged.feedback, flags: ['wrong-language'] } }
    })
    const { ask } = await learner(on)
    model.say({ text: judgement(8) })
    expect((await ask()).body).toMatchObject({ score: 8, feedback: { flags: ['wrong-language'] } })
    await on.stop()
  })

  test('with a warning of the own one, the lower score is kept', async () => {
    const on = await startOn(model, {}, (input) => {
      const judged = evaluateByWords(input)
      return { ...judged, feedback: { ...judged.feedback, flags: ['off-topic'] } }
    })
    const { ask, own } = await learner(on, 'I like trains very much, all of them.')
    model.say({ text: judgement(9) })
    const { body } = await ask()
    expect(body.score).toBe(own.score)
    expect(body.metrics).toEqual(own.metrics)
    expect(body.feedback.flags).toEqual(['off-topic', 'low-agreement'])
    await on.stop()
  })
})

describe('an answer that speaks to its rater', () => {
  test.each([
    ['en', 'counting words', evaluateByWords],
    ['fr', 'counting words', evaluateByWords],
    ['en', 'the real one', evaluateResponse],
    ['fr', 'the real one', evaluateResponse],
  ] as const)('does not lift its score, though the model obeys it (%s, beside %s)', async (language, _, evaluate) => {
    const on = await startOn(model, {}, evaluate)
    const { submit, ask } = await learner(on)
    model.say({ text: judgement(9) })
    for (const injection of INJECTIONS[language]) {
      // The limit of questions per minute is not tested here.
      on.time.now += 60_000
      const own = await submit(`${ANSWER} ${injection}`, { language })
      const { status, body } = await ask('chatgpt', own.id)
      expect(status).toBe(200)
      expect(body.score, injection).toBeLessThanOrEqual(own.score + 1)
      expect(body.feedback.flags, injection).toContain('grader')
    }
    await on.stop()
  })

  test('is found out by the model where no list knows its words', async () => {
    const { ask, own } = await learner()
    model.say({ text: judgement(8, { speaksToRater: true }) })
    const { body } = await ask()
    expect([body.score, body.feedback.flags]).toEqual([own.score, ['grader']])
  })
})

describe('the budget', () => {
  test('is told what every question used', async () => {
    const on = await startOn(model)
    const { ask } = await learner(on)
    await ask('chatgpt')
    model.say({ text: judgement(1) })
    await ask('claude')
    const rows = await usage(on)
    expect(
      rows.map(({ assistant, calls, inputTokens, outputTokens }) => [assistant, calls, inputTokens, outputTokens]),
    ).toEqual([
      ['chatgpt', 1, 1000, 300],
      ['claude', 2, 2000, 600],
    ])
    for (const { costMicroUsd, calls } of rows) expect(costMicroUsd).toBe(calls * (1000 * 5 + 300 * 30))
    await on.stop()
  })

  test('takes a guess where the server does not say, and keeps what was set aside for a question that was cut off', async () => {
    const on = await startOn(model)
    const { ask } = await learner(on)
    model.say({ text: judgement(6), withoutUsage: true })
    await ask('chatgpt')
    model.say({ text: judgement(6), delayMs: 3000 })
    await ask('claude')
    const [said, cut] = await usage(on)
    expect(said?.inputTokens).toBeGreaterThan(300)
    expect(said?.outputTokens).toBeGreaterThan(30)
    expect(cut).toMatchObject({ calls: 1, inputTokens: 0, outputTokens: 0 })
    expect(cut?.costMicroUsd).toBeGreaterThan(700 * 30)
    await on.stop()
  })

  test('once spent, nobody is asked until the first of the next month in Toronto', async () => {
    const on = await startOn(model, { monthlyBudgetUsd: 0.2 })
    on.time.now = Date.parse('2026-11-30T12:00:00Z')
    const { ask, submit } = await learner(on)
    let asked = 0
    for (let status = 200; status === 200; ) {
      on.time.now += 60_000
      const answer = await ask('chatgpt', (await submit()).id)
      status = answer.status
      if (status === 200) asked++
      else {
        expect(answer.body).toMatchObject({
          error: MESSAGES.assistantsSpent,
          code: 'rate_limit',
          resetAt: '2026-12-01T05:00:00.000Z',
        })
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600)
      }
    }
    expect(asked).toBeGreaterThan(3)
    const [row] = await usage(on)
    expect(row?.costMicroUsd).toBeLessThanOrEqual(200_000)
    expect(row?.costMicroUsd).toBe(asked * (1000 * 5 + 300 * 30))
    on.time.now = Date.parse('2026-12-01T05:00:01Z')
    expect((await ask('chatgpt', (await submit()).id)).status).toBe(200)
    await on.stop()
  })

  test('of nothing allows nothing', async () => {
    const on = await startOn(model, { monthlyBudgetUsd: 0 })
    const { ask } = await learner(on)
    expect((await ask()).status).toBe(429)
    expect(model.asked).toHaveLength(0)
    await on.stop()
  })
})

test('an assistant that fails five times in a minute is left alone for a minute, the others are not', async () => {
  const on = await startOn(model)
  const { ask, submit } = await learner(on)
  model.say({ status: 503 })
  for (let i = 0; i < 5; i++) {
    const { status, body } = await ask('chatgpt', (await submit()).id)
    expect([status, body.error]).toEqual([503, MESSAGES.assistantUnreachable])
  }
  model.say({ text: judgement(6) })
  const { status, body, headers } = await ask()
  expect([status, body.error, body.code, headers.get('retry-after')]).toEqual([
    429,
    MESSAGES.assistantPaused,
    'rate_limit',
    '60',
  ])
  expect(model.asked).toHaveLength(0)
  expect((await ask('claude')).status).toBe(200)
  on.time.now += 60_000
  expect((await ask()).status).toBe(200)
  await on.stop()
})

test('failures are logged without the answer, its evaluation or a key', async () => {
  const on = await startOn(model, { server: { baseUrl: model.url, model: 'local', key: 'secret-key' } })
  const { ask } = await learner(on, `${ANSWER} unmistakable words`)
  model.say({ status: 500 })
  await ask()
  expect(model.asked[0]?.headers.authorization).toBe('Bearer secret-key')
  const line = on.logged.find((entry) => entry.includes('assistant failed'))
  expect(line).toContain('"kind":"unreachable"')
  for (const secret of ['unmistakable', 'secret-key', 'Samir']) expect(on.logged.join('')).not.toContain(secret)
  await on.stop()
})

test('a learner asks ten times in a minute, and sixty times a day', async () => {
  const on = await startOn(model)
  const { ask, submit } = await learner(on)
  let [asked, waited] = [0, 0]
  for (let i = 0; i < 61; i++) {
    on.time.now += 6000
    const { id } = await submit()
    const { status } = await ask('chatgpt', id)
    if (status === 200) asked++
    else waited++
  }
  expect([asked, waited]).toEqual([60, 1])
  await on.stop()
})

describe('what is set up', () => {
  const configured = async (settings: AssistantSettings) => {
    const on = await startApi({ assistantSettings: settings })
    const { get } = await learner(on)
    const all = await get<Assistant[]>('/api/assistants')
    await on.stop()
    return all.map(({ id, configured }) => `${id} ${configured}`)
  }
  test('is told by assistant, in the order of the administrator', async () => {
    expect(await configured({ enabled: ['mistral', 'chatgpt'], keys: { mistral: 'k' } })).toEqual([
      'mistral true',
      'chatgpt false',
    ])
    const server = { baseUrl: model.url, model: 'local' }
    expect(await configured({ enabled: ['claude', 'gemini'], keys: {}, server })).toEqual([
      'claude true',
      'gemini true',
    ])
  })

  test('an assistant that is not enabled cannot be asked, though there is a server', async () => {
    const on = await startOn(model, { enabled: ['claude'] })
    const { ask } = await learner(on)
    expect(await ask('chatgpt')).toMatchObject({ status: 409, body: { error: MESSAGES.assistantNotConfigured } })
    expect((await ask('claude')).status).toBe(200)
    await on.stop()
  })
})
