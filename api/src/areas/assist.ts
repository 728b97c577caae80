import { hash } from 'node:crypto'
import { MESSAGES } from 'shared/contract/messages'
import { ASSIST_MS, type AssistantId, type AssistProgress, type Evaluation } from 'shared/model/evaluation'
import type { EvaluationRow } from '../db/rows/practice.ts'
import type { Store } from '../db/store.ts'
import { scenarioById } from '../db/tables/content/scenarios.ts'
import {
  addEvaluation,
  evaluationById,
  evaluationOf,
  giveBackAssist,
  OWN,
  takeAssist,
} from '../db/tables/evaluations.ts'
import { forgive, takeFrom } from '../db/tables/rate-limits.ts'
import type { Assistants } from '../evaluator/assistants.ts'
import { Refusal, tooMany } from '../http/failures.ts'

/** The largest number of questions about one answer. */
export const ASSISTS_MAX = 3
/** The largest number of questions of one learner per day, which limits the cost of a learner. */
export const ASSISTS_A_DAY = { max: 60, seconds: 86_400 }
/**
 * One question at a time about an answer to one assistant, across all processes; it expires if a process ends in the
 * middle.
 */
const CLAIM = { max: 1, seconds: ASSIST_MS / 1000 }
const ID_MAX = 64

/** The id of an assistant's evaluation of this answer. */
export function assistedId(id: string, assistant: AssistantId) {
  const derived = `${id}:${assistant}`
  return derived.length <= ID_MAX ? derived : `${hash('sha256', id, 'base64url')}:${assistant}`
}

interface Asked {
  userId: string
  id: string
  assistant: AssistantId
  now: number
  /** Called with what the assistant has written so far. */
  tell: (progress: AssistProgress) => void
}
/**
 * Asks an assistant about an answer. One transaction reserves the question, another one stores the result; the model is
 * asked between them, outside of any transaction.
 */
export function createAssist({ store, assistants }: { store: Store; assistants: Assistants }) {
  const running = new Map<string, Promise<Evaluation>>()

  async function ask({ userId, id, assistant, now, tell }: Asked): Promise<Evaluation> {
    const row = await evaluationById(store.read, { userId, id })
    const scenario = row && (await scenarioById(store.read, row.scenarioId))
    if (row?.engine !== OWN || !scenario) throw new Refusal(404, MESSAGES.notFound)
    const key = { userId, id: assistedId(id, assistant) }
    const before = await evaluationById(store.read, key)
    if (before) return evaluationOf(before)

    const own = evaluationOf(row)
    const plan = assistants.plan(assistant, scenario, own)
    if (row.creditedAt === null) throw new Refusal(409, MESSAGES.assistantNoCredit)
    const claim = `assist ${userId} ${key.id}`
    const reserved = await store.write(async (db) => {
      // Across processes, simultaneous questions count as one: the second one is refused, and finds the evaluation when
      // it is sent again.
      const busyUntil = await takeFrom(db, claim, CLAIM, now)
      if (busyUntil !== undefined)
        throw new Refusal(409, MESSAGES.inProgress, { code: 'in_progress' }, { 'Retry-After': '2' })
      if (!(await takeAssist(db, { userId, id }, ASSISTS_MAX))) throw new Refusal(409, MESSAGES.assistantAskedOften)
      const until = await takeFrom(db, `assists ${userId}`, ASSISTS_A_DAY, now)
      if (until !== undefined) throw tooMany(until, now)
      return assistants.budget.reserve(db, plan, now)
    })
    const { usages, result } = await assistants.ask(assistant, scenario, own, tell)
    const stored = await store.write(async (db) => {
      await forgive(db, claim)
      await assistants.budget.settle(db, reserved, usages)
      if ('evaluation' in result)
        return addEvaluation(db, rowOf(row, own, { ...key, assistant, model: plan.model, now }, result))
      // A question to which no model wrote anything does not count towards `ASSISTS_MAX`.
      if (usages.every((usage) => !usage?.outputTokens)) await giveBackAssist(db, { userId, id })
      return result.refusal
    })
    if (stored instanceof Refusal) throw stored
    return evaluationOf(stored)
  }

  return (asked: Asked): Promise<Evaluation> => {
    const name = `${asked.userId} ${asked.id} ${asked.assistant}`
    // Within a process, simultaneous questions get the same reply.
    const work = running.get(name) ?? ask(asked).finally(() => running.delete(name))
    running.set(name, work)
    return work
  }
}

interface Made {
  id: string
  assistant: AssistantId
  model: string
  now: number
}
/** The assistant's evaluation beside our own, with the same answer and time; it uses no credit. */
function rowOf(
  row: EvaluationRow,
  { scenarioId, response, responseType, createdAt, language }: Evaluation,
  { id, assistant, model, now }: Made,
  { evaluation }: { evaluation: Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'confidence'> },
): EvaluationRow {
  const engine = { id: assistant, version: model }
  const whole: Evaluation = {
    id,
    scenarioId,
    response,
    responseType,
    createdAt,
    ...(language && { language }),
    ...evaluation,
    engine,
  }
  return { ...row, id, engine: assistant, body: JSON.stringify(whole), creditedAt: null, assists: 0, receivedAt: now }
}
