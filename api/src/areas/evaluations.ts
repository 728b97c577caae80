import type { Handlers } from 'shared/contract/endpoint'
import type { evaluations as contract } from 'shared/contract/evaluations'
import { MESSAGES } from 'shared/contract/messages'
import type { Evaluation, EvaluationInput, PastedEvaluation } from 'shared/model/evaluation'
import { shownText } from 'shared/rules/assistant-text'
import { planPeriod } from 'shared/rules/plan-limits'
import { uuidv7 } from 'uuidv7'
import type { Db, UserRow } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import {
  addEvaluation,
  creditsBetween,
  evaluationById,
  evaluationOf,
  evaluationsAfter,
  latestOwn,
  OWN,
} from '../db/tables/evaluations.ts'
import { scenarioById } from '../db/tables/scenarios.ts'
import { heldUser, userById } from '../db/tables/users.ts'
import type { Assistants } from '../evaluator/assistants.ts'
import type { Evaluate } from '../evaluator/own-evaluator.ts'
import { type Before, beforeWrite } from '../http/before-write.ts'
import type { Call } from '../http/call.ts'
import { Refusal, tooMany } from '../http/failures.ts'
import { createAssist } from './assist.ts'
import { startOf } from './page-start.ts'
import { planOf } from './user.ts'

/** Calendars of the plans' zone are not asked about what was before; no device is that far behind. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LANGUAGE = 'fr'
const SUGGESTION_MAX = 600
/** The one version of how pasted numbers are kept. */
const PASTED_VERSION = '1'

/** The numbers of a reply that a learner pasted: their claim, which takes no credit. */
const pastedJudgement = ({ assistant, score, metrics, suggestions }: PastedEvaluation) => ({
  score,
  metrics,
  feedback: { suggestions: suggestions.map((text) => shownText(text, SUGGESTION_MAX)).filter((text) => text !== '') },
  engine: { id: `pasted:${assistant}`, version: PASTED_VERSION, pasted: true },
})
const signedOut = () => new Refusal(401, MESSAGES.notSignedIn)

/** When it was answered. The future is not believed: what is dated after now happened now. */
const momentOf = ({ createdAt }: EvaluationInput, now: number) =>
  createdAt === undefined ? now : Math.min(Date.parse(createdAt), now)

/** Whether this answer takes a credit of the person's plan, and of which period. */
async function creditOf(db: Db, person: UserRow, body: EvaluationInput, now: number) {
  const countsAt = body.offline ? Math.max(momentOf(body, now), EARLIEST) : now
  const period = planPeriod(planOf(person, now), countsAt)
  if (period === null || (await creditsBetween(db, person.id, period)) < period.max)
    return { countsAt, period, credited: true } as const
  return { countsAt, period, credited: false } as const
}

interface Services {
  store: Store
  evaluate: Evaluate
  assistants: Assistants
}
/** Answers to scenarios and how they were judged (spec 2 §7, design §7). */
export function evaluations(services: Services): Handlers<typeof contract, Call> {
  const { evaluate, assistants } = services
  const assist = createAssist(services)

  /** Judges the answer, where it looks as if it will be stored: not one that is there, that nobody asked for, or beyond the plan. */
  async function judge({ body }: { body: EvaluationInput }, { db, user, now, key, turn }: Before) {
    const { scenarioId, response, responseType, language = LANGUAGE, offline, pasted, id = key } = body
    if (pasted || (id !== undefined && (await evaluationById(db, { userId: user.id, id })))) return undefined
    const scenario = await scenarioById(db, scenarioId)
    const [person] = await userById(db, { id: user.id })
    if (!scenario || !person) return undefined
    if (!offline && !(await creditOf(db, person, body, now)).credited) return undefined
    return turn(() => evaluate({ scenario, response, responseType, language }))
  }
  return {
    submit: beforeWrite(judge, async ({ body }, { db, user, now, key }, judged) => {
      const { scenarioId, response, responseType, language = LANGUAGE, offline, pasted } = body
      const person = await heldUser(db, user.id)
      if (!person) throw signedOut()
      const id = body.id ?? key ?? uuidv7()
      const before = await evaluationById(db, { userId: user.id, id })
      if (before) return evaluationOf(before)
      // Not only a published one: what was answered offline arrives when the scenario may be edited or hidden.
      const scenario = await scenarioById(db, scenarioId)
      if (!scenario) throw new Refusal(404, MESSAGES.notFound)

      const createdAt = momentOf(body, now)
      const row = { userId: user.id, id, scenarioId, assists: 0, createdAt, receivedAt: now }
      const told = { id, scenarioId, response, responseType, createdAt: new Date(createdAt).toISOString(), language }
      if (pasted) {
        const claim = pastedJudgement(pasted)
        const evaluation: Evaluation = { ...told, ...claim }
        const body = JSON.stringify(evaluation)
        return evaluationOf(await addEvaluation(db, { ...row, engine: claim.engine.id, creditedAt: null, body }))
      }
      const { countsAt, period, credited } = await creditOf(db, person, body, now)
      if (!credited && !offline) throw tooMany(period.until, now, MESSAGES.planLimit, 'plan_limit')
      // Where a scenario or a credit has come between the two steps, it is judged now.
      const judgement = judged ?? evaluate({ scenario, response, responseType, language })
      const evaluation: Evaluation = { ...told, ...judgement, credited }
      return evaluationOf(
        await addEvaluation(db, {
          ...row,
          engine: OWN,
          creditedAt: credited ? countsAt : null,
          body: JSON.stringify(evaluation),
        }),
      )
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
      // Without a limit, what was used is told by the month.
      const month = planPeriod('starter', now)
      return { limit: null, used: month ? await creditsBetween(db, user.id, month) : 0, resetsAt: null }
    },

    assistants: () => assistants.list(),

    assist: ({ params, body }, { user, now, tell }) =>
      assist({ userId: user.id, id: params.id, assistant: body.assistant, now, tell }),
  }
}
