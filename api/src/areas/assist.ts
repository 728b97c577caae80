import { hash } from 'node:crypto'
import { MESSAGES } from 'shared/contract/messages'
import type { AssistantId, AssistProgress, Evaluation } from 'shared/model/evaluation'
import type { EvaluationRow } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import {
  addEvaluation,
  evaluationById,
  evaluationOf,
  giveBackAssist,
  OWN,
  takeAssist,
} from '../db/tables/evaluations.ts'
import { takeFrom } from '../db/tables/rate-limits.ts'
import { scenarioById } from '../db/tables/scenarios.ts'
import type { Assistants } from '../evaluator/assistants.ts'
import { Refusal, tooMany } from '../http/failures.ts'

/** Questions about one answer (research/evaluator.md §10). */
export const ASSISTS_MAX = 3
/** Questions of one learner: what bounds what a learner can cost. */
export const ASSISTS_A_DAY = { max: 60, seconds: 86_400 }
const ID_MAX = 64

/** The id under which an assistant's evaluation of this answer is kept. */
export function assistedId(id: string, assistant: AssistantId) {
  const derived = `${id}:${assistant}`
  return derived.length <= ID_MAX ? derived : `${hash('sha256', id, 'base64url')}:${assistant}`
}

interface Asked {
  userId: string
  id: string
  assistant: AssistantId
  now: number
  /** Hears what the assistant has written until now. */
  tell: (progress: AssistProgress) => void
}
/** Asks an assistant about an answer. The model is asked outside of any transaction; only what came of it is written in one. */
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
    const reserved = await store.write(async (db) => {
      if (!(await takeAssist(db, { userId, id }, ASSISTS_MAX))) throw new Refusal(409, MESSAGES.assistantAskedOften)
      const until = await takeFrom(db, `assists ${userId}`, ASSISTS_A_DAY, now)
      if (until !== undefined) throw tooMany(until, now)
      return assistants.budget.reserve(db, plan, now)
    })
    const { usages, result } = await assistants.ask(assistant, scenario, own, tell)
    const stored = await store.write(async (db) => {
      await assistants.budget.settle(db, reserved, usages)
      if ('evaluation' in result)
        return addEvaluation(db, rowOf(row, own, { ...key, assistant, model: plan.model, now }, result))
      // What nobody answered is not counted.
      if (usages.every((usage) => !usage?.outputTokens)) await giveBackAssist(db, { userId, id })
      return result.refusal
    })
    if (stored instanceof Refusal) throw stored
    return evaluationOf(stored)
  }

  return (asked: Asked): Promise<Evaluation> => {
    const name = `${asked.userId} ${asked.id} ${asked.assistant}`
    // Asked twice at once, it is one question.
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
/** The assistant's evaluation beside the own one, of the same answer and moment; it takes no credit. */
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
