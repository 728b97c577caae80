import { evaluations } from '../../contract/calls/evaluations.ts'
import { scenarios } from '../../contract/calls/scenarios.ts'
import type { Evaluation } from '../../model/evaluation.ts'
import type { Plan } from '../../model/people/user.ts'
import type { Client } from './client.ts'

/** Number of requests that one learner sends at the same time. */
const AT_ONCE = 4

export const ANSWER = 'I would ask Samir in private what keeps him from coming, because I do not know it yet.'
/** A short answer, which is quickly evaluated, for tests that need many. */
export const SHORT = 'I would ask.'
const T0 = Date.parse('2026-01-15T17:00:00Z')
const DAY_MS = 86_400_000
/** The time `n` days and `hour` hours after noon of 15 January 2026 in Toronto. */
export const day = (n: number, hour = 0) => new Date(T0 + n * DAY_MS + hour * 3_600_000).toISOString()
/** An assistant's reply as the device has read it. */
export const PASTED = {
  assistant: 'chatgpt',
  score: 7.5,
  metrics: { clinicalAccuracy: 7, communication: 8, empathy: 7.5 },
  suggestions: ['Name the tension.'],
} as const

/** Learners who answer scenarios, and what the suite does with their evaluations. */
export function evaluationLearners(client: Client) {
  const { ok, refused, newcomer, next, setPlan } = client

  /** A new learner on a plan, whose calls concern the first scenario of the list. */
  async function learner(plan: Plan = 'free') {
    const [person, [scenario]] = [await newcomer(), await ok(scenarios.list, { as: 'learner' })]
    if (!scenario) throw new Error('The server under test has no scenario')
    if (plan !== 'free') await setPlan(person.id, plan)
    const { as, id } = person
    const answer = { scenarioId: scenario.id, response: ANSWER, responseType: 'text', language: 'en' }
    const body = (over: object = {}) => ({ as, body: { ...answer, id: next('evaluation'), ...over } })
    return {
      as,
      id,
      scenario,
      body,
      submit: (over?: object) => ok(evaluations.submit, body(over)),
      limited: (over?: object) => refused(evaluations.submit, 429, body(over)),
      allowance: () => ok(evaluations.allowance, { as }),
      latest: () => ok(evaluations.latest, { as }),
      page: (after?: string) => ok(evaluations.history, { as, ...(after !== undefined && { query: { after } }) }),
    }
  }
  type Learner = Awaited<ReturnType<typeof learner>>
  async function pull({ page }: Learner, from?: string) {
    const all = new Map<string, Evaluation>()
    let [cursor, pages] = [from, 0]
    for (let hasMore = true; hasMore; pages++) {
      const reply = await page(cursor)
      for (const evaluation of reply.evaluations) all.set(evaluation.id, evaluation)
      ;({ cursor, hasMore } = reply)
    }
    return { evaluations: [...all.values()], cursor, pages }
  }
  /**
   * Sends many requests, at most `AT_ONCE` at a time. Each waits for the writes before it, and on a busy machine a
   * server would refuse the last of many because they took too long.
   */
  async function many(count: number, submit: () => Promise<Evaluation>) {
    for (let sent = 0; sent < count; sent += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sent) }, submit))
  }
  return { learner, pull, many }
}
