import type { evaluations as contract } from 'shared/contract/calls/evaluations'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import {
  type Assistant,
  AssistantId,
  EVALUATIONS_PAGE,
  type Evaluation,
  type PastedEvaluation,
} from 'shared/model/evaluation'
import type { User } from 'shared/model/people/user'
import { ASSISTANTS } from 'shared/rules/assistant/assistant-list'
import { evaluateResponse } from 'shared/rules/evaluator/evaluate-response'
import { judgedText } from 'shared/rules/evaluator/text/response-text'
import { type PlanPeriod, planPeriod } from 'shared/rules/plan-limits'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found, Refusal } from '../refusal'
import { world } from '../world'
import { pageOf } from './page-of'

const EARLIEST = Date.UTC(2000, 0, 1)
const ENABLED: readonly AssistantId[] = AssistantId.options.slice(0, 3)

const mine = ({ id }: User): Evaluation[] => {
  world.evaluations[id] ??= []
  return world.evaluations[id]
}
const creditsOf = ({ id }: User): number[] => {
  world.credits[id] ??= []
  return world.credits[id]
}
const used = (user: User, { from, until }: PlanPeriod) =>
  creditsOf(user).filter((at) => at >= from && at < until).length

function planOf({ plan, planExpiresAt }: User, now: number) {
  return planExpiresAt !== null && Date.parse(planExpiresAt) <= now ? 'free' : plan
}
function limitReached(until: number, now: number) {
  const failure = { error: MESSAGES.planLimit, code: 'plan_limit', resetAt: new Date(until).toISOString() } as const
  return new Refusal(429, failure, { 'Retry-After': String(Math.max(1, Math.ceil((until - now) / 1000))) })
}
const claimed = ({ assistant, score, metrics, suggestions }: PastedEvaluation) => ({
  score,
  metrics,
  feedback: { suggestions },
  engine: { id: `pasted:${assistant}`, version: '1', pasted: true },
})
const isOwn = ({ engine }: Evaluation) => engine === undefined || engine.id === 'own'

export const evaluations: Handlers<typeof contract, Caller> = {
  submit: ({ body }, { me: { user } }) => {
    const { id = uuidv7(), scenarioId, response, responseType, language = 'fr', offline, pasted } = body
    const before = mine(user).find((evaluation) => evaluation.id === id)
    if (before) return before
    const scenario = found(world.scenarios.find((one) => one.id === scenarioId))
    const now = Date.now()
    // A time in the future is replaced by now.
    const createdAt = Math.min(body.createdAt === undefined ? now : Date.parse(body.createdAt), now)
    const told = { id, scenarioId, response, responseType, createdAt: new Date(createdAt).toISOString(), language }
    const add = (evaluation: Evaluation) => {
      mine(user).push(evaluation)
      return evaluation
    }
    if (pasted) return add({ ...told, ...claimed(pasted) })

    const countsAt = offline ? Math.max(createdAt, EARLIEST) : now
    const period = planPeriod(planOf(user, now), countsAt)
    const credited = period === null || used(user, period) < period.max
    if (!credited && !offline) throw limitReached(period.until, now)
    if (credited) creditsOf(user).push(countsAt)
    return add({
      ...told,
      ...evaluateResponse({ scenario, response: judgedText(body), responseType, language }),
      credited,
    })
  },

  latest: (_, { me }) =>
    mine(me.user)
      .filter(isOwn)
      .toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? 1 : -1))[0] ?? null,

  history: ({ query }, { me }) => {
    const { page, ...rest } = pageOf(mine(me.user), EVALUATIONS_PAGE, query.after)
    return { evaluations: page, ...rest }
  },

  allowance: (_, { me: { user } }) => {
    const now = Date.now()
    const period = planPeriod(planOf(user, now), now)
    const month = planPeriod('starter', now)
    if (period) return { limit: period.max, used: used(user, period), resetsAt: new Date(period.until).toISOString() }
    return { limit: null, used: month ? used(user, month) : 0, resetsAt: null }
  },

  assistants: (): Assistant[] => ENABLED.map((id) => ({ id, ...ASSISTANTS[id], configured: false })),

  /** The fake world has no API key: learners copy and paste. */
  assist: ({ params }, { me }) => {
    found(mine(me.user).find((one) => one.id === params.id && isOwn(one)))
    throw new Refusal(409, { error: MESSAGES.assistantNotConfigured })
  },
}
