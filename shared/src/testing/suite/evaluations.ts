import { describe, expect, test } from 'vitest'
import { evaluations } from '../../contract/calls/evaluations.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/version.ts'
import type { Client } from './client.ts'
import { ANSWER, day, evaluationLearners, PASTED, SHORT } from './evaluation-learner.ts'

/** Taken before any server of the suite starts. */
const LOADED = Date.now()

const isNear = (moment: string) => Math.abs(Date.parse(moment) - Date.now()) < 600_000
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Toronto',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
/** Day of the month and time of day in Toronto. */
const inToronto = (moment: string) => {
  const { day, hour, minute, second } = Object.fromEntries(
    CLOCK.formatToParts(Date.parse(moment)).map(({ type, value }) => [type, value]),
  )
  return { day: Number(day), time: `${hour}:${minute}:${second}` }
}
/** Answers to scenarios, and how they count towards the plan. */
export function evaluationContract(client: Client, { withLong }: { withLong: boolean }) {
  const { ok, refused, send, next, setPlan } = client
  const { learner, many } = evaluationLearners(client)

  describe('a submission', () => {
    test('is judged out of nine, by one’s own evaluator, which names itself and its version', async () => {
      const { submit, scenario } = await learner()
      const evaluation = await submit({ id: 'first' })
      expect(evaluation).toMatchObject({
        id: 'first',
        scenarioId: scenario.id,
        response: ANSWER,
        responseType: 'text',
        language: 'en',
        credited: true,
      })
      expect(evaluation.engine?.id).toBe('own')
      expect(evaluation.engine?.version).not.toBe('')
      for (const points of [evaluation.score, ...Object.values(evaluation.metrics)]) {
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(9)
      }
    })

    test('is kept as it was spoken or typed, without the blanks around it', async () => {
      const { submit } = await learner()
      expect(await submit({ response: `  ${ANSWER}\n` })).toMatchObject({ response: ANSWER, responseType: 'text' })
      expect(await submit({ responseType: 'audio' })).toMatchObject({ responseType: 'audio' })
    })

    test('needs neither an id nor a language nor a moment', async () => {
      const { as, scenario, latest } = await learner()
      const body = { scenarioId: scenario.id, response: ANSWER, responseType: 'text' }
      const evaluation = await ok(evaluations.submit, { as, body })
      expect(evaluation.id).not.toBe('')
      expect(isNear(evaluation.createdAt)).toBe(true)
      expect(await latest()).toEqual(evaluation)
    })

    test('keeps its moment, and none that is still to come', async () => {
      const { submit } = await learner('pro')
      expect((await submit({ createdAt: '2026-01-15T14:00:00+02:00' })).createdAt).toBe('2026-01-15T12:00:00.000Z')
      expect(isNear((await submit({ createdAt: '2099-01-01T00:00:00Z' })).createdAt)).toBe(true)
      expect((await submit({ createdAt: '0001-01-01T00:00:00Z', offline: true })).createdAt).toBe(
        '0001-01-01T00:00:00.000Z',
      )
    })

    test('sent again is answered as the first time, and counts once', async () => {
      const { submit, allowance } = await learner()
      const first = await submit({ id: 'once' })
      for (let i = 0; i < 5; i++) expect(await submit({ id: 'once', response: `Another answer ${i}.` })).toEqual(first)
      expect((await allowance()).used).toBe(1)
    })

    test('under one key is one evaluation, with or without an id of its own', async () => {
      const { as, body, allowance, page } = await learner()
      const { id: _, ...answer } = body().body
      const ask = { as, headers: { [IDEMPOTENCY_HEADER]: 'one-key' }, body: answer }
      expect(await ok(evaluations.submit, ask)).toEqual(await ok(evaluations.submit, ask))
      expect([(await allowance()).used, (await page()).evaluations.length]).toEqual([1, 1])
    })

    test('to a scenario that never was is refused', async () => {
      const { as, body, allowance } = await learner()
      for (const scenarioId of ['no-such-scenario', '__proto__', 'constructor'])
        await refused(evaluations.submit, 404, { as, body: { ...body().body, scenarioId } })
      expect((await allowance()).used).toBe(0)
    })

    test.each([
      ['no words', { response: ' \n ' }, 'response'],
      ['too many words', { response: 'x'.repeat(20_001) }, 'response'],
      ['another kind of answer', { responseType: 'video' }, 'responseType'],
      ['another language', { language: 'de' }, 'language'],
      ['a moment that is none', { createdAt: 'yesterday' }, 'createdAt'],
      ['an empty id', { id: '' }, 'id'],
      ['a pasted score beyond nine', { pasted: { ...PASTED, score: 10 } }, 'pasted'],
      ['a pasted reply of nobody', { pasted: { ...PASTED, assistant: 'somebody' } }, 'pasted'],
    ])('with %s is refused', async (_, bad, field) => {
      const { as, body, allowance } = await learner()
      const failure = await refused(evaluations.submit, 422, { as, body: { ...body().body, ...bad } })
      expect(failure.issues?.[0]?.path[0]).toBe(field)
      expect((await allowance()).used).toBe(0)
    })
  })

  describe('the limit of the free plan', () => {
    test('is three a day: the third is credited, the fourth is refused until midnight in Toronto', async () => {
      const { submit, limited, allowance, page } = await learner()
      expect(await allowance()).toMatchObject({ limit: 3, used: 0 })
      for (const used of [1, 2, 3]) {
        expect((await submit()).credited).toBe(true)
        expect(await allowance()).toMatchObject({ limit: 3, used })
      }
      const { code, resetAt = '' } = await limited()
      expect(code).toBe('plan_limit')
      expect(inToronto(resetAt).time).toBe('00:00:00')
      const ahead = Date.parse(resetAt) - Date.now()
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(25 * 3_600_000)
      expect((await allowance()).resetsAt).toBe(resetAt)
      expect((await page()).evaluations).toHaveLength(3)
    })

    test('says in seconds when to come back', async () => {
      const { submit, body } = await learner()
      await many(3, submit)
      const answer = await send(evaluations.submit, body())
      const { resetAt = '' } = (await answer.json()) as { resetAt?: string }
      const seconds = Number(answer.headers.get('Retry-After'))
      // When the server sent this reply, by its own clock, which may have stood still since the server was started.
      const moment = Date.parse(resetAt) - seconds * 1000
      expect(moment).toBeGreaterThan(LOADED - 1000)
      expect(moment).toBeLessThanOrEqual(Date.now() + 1000)
    })

    test('is not got round by a moment of another day', async () => {
      const { submit, limited } = await learner()
      await many(3, submit)
      await limited({ createdAt: day(0) })
      await limited({ createdAt: '2099-01-01T00:00:00Z' })
    })

    test('does not keep an evaluation that is there from being answered', async () => {
      const { submit } = await learner()
      const first = await submit({ id: 'mine' })
      await many(2, submit)
      expect(await submit({ id: 'mine' })).toEqual(first)
    })

    test('frees the key of what it refuses: the same request is accepted once it may be', async () => {
      const { submit, body, ...person } = await learner()
      const { id } = await ok(evaluations.submit, body())
      await many(2, submit)
      const ask = { ...body(), headers: { [IDEMPOTENCY_HEADER]: next('key') } }
      await refused(evaluations.submit, 429, ask)
      const { engine } = await ok(evaluations.submit, { ...ask, body: { ...ask.body, offline: true } })
      expect(engine?.id).toBe('own')
      expect((await person.page()).evaluations.map((one) => one.id)).toContain(id)
    })

    test('is of one learner', async () => {
      const [one, two] = [await learner(), await learner()]
      await many(3, () => one.submit())
      await one.limited()
      expect((await two.submit()).credited).toBe(true)
    })
  })

  // A hundred answers are many for a test, so the two plans share one learner.
  if (withLong)
    test('a hundred a month is the limit of the starter plan, until the first of a month in Toronto; pro has none', async () => {
      const { id, submit, limited, allowance } = await learner('pro')
      await many(99, () => submit({ response: SHORT }))
      await setPlan(id, 'starter')
      expect(await allowance()).toMatchObject({ limit: 100, used: 99 })
      expect((await submit()).credited).toBe(true)
      const { code, resetAt = '' } = await limited()
      expect(code).toBe('plan_limit')
      expect(inToronto(resetAt)).toEqual({ day: 1, time: '00:00:00' })
      expect(Date.parse(resetAt)).toBeGreaterThan(Date.now())
      expect(await allowance()).toEqual({ limit: 100, used: 100, resetsAt: resetAt })
      await setPlan(id, 'pro')
      expect((await submit()).credited).toBe(true)
      expect(await allowance()).toEqual({ limit: null, used: 101, resetsAt: null })
    })

  describe('an answer that was given offline', () => {
    test('is never refused: beyond the limit it is stored without credit', async () => {
      const { submit, limited, page, allowance } = await learner()
      await many(3, submit)
      for (let i = 0; i < 3; i++) expect((await submit({ offline: true })).credited).toBe(false)
      await limited()
      expect((await page()).evaluations).toHaveLength(6)
      expect((await allowance()).used).toBe(3)
    })

    test('counts for today where its moment is still to come', async () => {
      const { submit, allowance } = await learner()
      await submit({ offline: true, createdAt: '2099-01-01T00:00:00Z' })
      expect((await allowance()).used).toBe(1)
    })

    test('may come with 1 for true', async () => {
      const { submit } = await learner()
      await many(3, submit)
      expect((await submit({ offline: 1 })).credited).toBe(false)
    })
  })
}
