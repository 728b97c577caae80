import type { evaluations as contract } from 'shared/contract/calls/evaluations'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Evaluation, EvaluationInput, PastedEvaluation } from 'shared/model/evaluation'
import { DEFAULT_LANGUAGE } from 'shared/model/languages'
import type { Plan } from 'shared/model/people/user'
import { shownText } from 'shared/rules/assistant/assistant-text'
import { judgedText } from 'shared/rules/evaluator/text/response-text'
import { planPeriod } from 'shared/rules/plan-limits'
import { uuidv7 } from 'uuidv7'
import type { UserRow } from '../db/rows/people.ts'
import type { Db } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { scenarioById } from '../db/tables/content/scenarios.ts'
import {
  addEvaluation,
  creditsBetween,
  creditsOfEach,
  evaluationById,
  evaluationOf,
  evaluationsAfter,
  latestOwn,
  OWN,
} from '../db/tables/evaluations.ts'
import { lockUser, userById } from '../db/tables/people/users.ts'
import type { Assistants } from '../evaluator/assistants.ts'
import type { Evaluate } from '../evaluator/own-evaluator.ts'
import { type Before, beforeWrite } from '../http/before-write.ts'
import type { Call } from '../http/call.ts'
import { Refusal, tooMany } from '../http/failures.ts'
import { createAssist } from './assist.ts'
import { momentOf } from './moment.ts'
import { startOf } from './page-start.ts'
import { planOf } from './user.ts'

/**
 * Milliseconds for which an offline answer uses a credit of its own day; an older one uses a credit of the first of
 * these days.
 */
export const CREDITED_FOR_MS = 7 * 86_400_000
const SUGGESTION_MAX = 600
const LIMITED = ['free', 'starter'] as const
const NO_PERIOD = { from: 0, until: 0 }
/** The only version so far of stored pasted scores. */
const PASTED_VERSION = '1'

/** The scores of a pasted reply: the learner's claim, which uses no credit. */
const pastedJudgement = ({ assistant, score, metrics, suggestions }: PastedEvaluation) => ({
  score,
  metrics,
  feedback: { suggestions: suggestions.map((text) => shownText(text, SUGGESTION_MAX)).filter((text) => text !== '') },
  engine: { id: `pasted:${assistant}`, version: PASTED_VERSION, pasted: true },
})
const signedOut = () => new Refusal(401, MESSAGES.notSignedIn)

/**
 * Credits that the user has used in the current period of each limited plan. They are queried before the user's plan is
 * known; `pro` has no limit and counts as 0.
 */
async function usedNow(db: Db, userId: string, now: number) {
  const periods = LIMITED.map((plan) => planPeriod(plan, now) ?? NO_PERIOD)
  const [free, starter] = await creditsOfEach(db, userId, periods[0] ?? NO_PERIOD, periods[1] ?? NO_PERIOD)
  return { free, starter, pro: 0 } satisfies Record<Plan, number>
}

/** Whether this answer uses a credit of the person's plan, and of which period. */
async function creditOf(db: Db, person: UserRow, body: EvaluationInput, now: number, used: Record<Plan, number>) {
  // Days before the account existed have no credits, so that backdating answers gains nothing.
  const earliest = Math.max(person.createdAt, now - CREDITED_FOR_MS)
  const countsAt = body.offline ? Math.min(now, Math.max(momentOf(body.createdAt, now), earliest)) : now
  const plan = planOf(person, now)
  const period = planPeriod(plan, countsAt)
  if (period === null || (countsAt === now ? used[plan] : await creditsBetween(db, person.id, period)) < period.max)
    return { countsAt, period, credited: true } as const
  return { countsAt, period, credited: false } as const
}

interface Services {
  store: Store
  evaluate: Evaluate
  assistants: Assistants
}
/** Answers to scenarios and their evaluations. */
export function evaluations(services: Services): Handlers<typeof contract, Call> {
  const { evaluate, assistants } = services
  const assist = createAssist(services)

  /**
   * Evaluates the answer if it will probably be stored. Returns undefined for an existing id, an unknown scenario or
   * pasted scores, and past the plan's allowance unless the answer was given offline.
   */
  async function judge({ body }: { body: EvaluationInput }, { together, user, now, key, turn }: Before) {
    const { scenarioId, responseType, language = DEFAULT_LANGUAGE, offline, pasted, id = key } = body
    if (pasted) return undefined
    const scenario = await together(async (db) => {
      const [before, scenario, [person], used] = await Promise.all([
        id === undefined ? undefined : evaluationById(db, { userId: user.id, id }),
        scenarioById(db, scenarioId),
        userById(db, { id: user.id }),
        usedNow(db, user.id, now),
      ])
      if (before || !person) return undefined
      return offline || (await creditOf(db, person, body, now, used)).credited ? scenario : undefined
    })
    if (!scenario) return undefined
    return turn(() => evaluate({ scenario, response: judgedText(body), responseType, language }))
  }
  return {
    submit: beforeWrite(judge, async ({ body }, { db, user, now, key, meanwhile }, judged) => {
      const { scenarioId, response, responseType, language = DEFAULT_LANGUAGE, offline, pasted } = body
      const id = body.id ?? key ?? uuidv7()
      // The lock is requested first, so that the data requested after it cannot change. Unpublished scenarios are
      // accepted too, because an offline answer may arrive after its scenario was edited or hidden.
      const [person, before, scenario, used] = await Promise.all([
        lockUser(db, user.id),
        evaluationById(db, { userId: user.id, id }),
        scenarioById(db, scenarioId),
        usedNow(db, user.id, now),
      ])
      if (!person) throw signedOut()
      if (before) return evaluationOf(before)
      if (!scenario) throw new Refusal(404, MESSAGES.notFound)

      const createdAt = momentOf(body.createdAt, now)
      const row = { userId: user.id, id, scenarioId, assists: 0, createdAt, receivedAt: now }
      const told = { id, scenarioId, response, responseType, createdAt: new Date(createdAt).toISOString(), language }
      if (pasted) {
        const claim = pastedJudgement(pasted)
        const evaluation: Evaluation = { ...told, ...claim }
        const body = JSON.stringify(evaluation)
        meanwhile(addEvaluation(db, { ...row, engine: claim.engine.id, creditedAt: null, body }))
        return evaluation
      }
      const { countsAt, period, credited } = await creditOf(db, person, body, now, used)
      if (!credited && !offline) throw tooMany(period.until, now, MESSAGES.planLimit, 'plan_limit')
      // If a scenario or a credit appeared between the two steps, the answer is evaluated now.
      const judgement = judged ?? evaluate({ scenario, response: judgedText(body), responseType, language })
      const evaluation: Evaluation = { ...told, ...judgement, credited }
      const creditedAt = credited ? countsAt : null
      // The lock on this person keeps the id free.
      meanwhile(addEvaluation(db, { ...row, engine: OWN, creditedAt, body: JSON.stringify(evaluation) }))
      return evaluation
    }),

    latest: async (_, { db, user }) => (await latestOwn(db, user.id)) ?? null,

    history: ({ query }, { db, user, now }) => evaluationsAfter(db, user.id, startOf(query), now),

    allowance: async (_, { db, user, now }) => {
      const [person] = await userById(db, { id: user.id })
      if (!person) throw signedOut()
      const period = planPeriod(planOf(person, now), now)
      if (period)
        return {
          limit: period.max,
          used: await creditsBetween(db, user.id, period),
          resetsAt: new Date(period.until).toISOString(),
        }
      // Without a limit, the use in the current month is reported.
      const month = planPeriod('starter', now)
      return { limit: null, used: month ? await creditsBetween(db, user.id, month) : 0, resetsAt: null }
    },

    assistants: () => assistants.list(),

    assist: ({ params, body }, { user, now, tell }) =>
      assist({ userId: user.id, id: params.id, assistant: body.assistant, now, tell }),
  }
}
