import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { MESSAGES, type Message } from 'shared/contract/messages'
import type { Scenario } from 'shared/model/content/scenario'
import {
  ASSISTANT_IDS,
  type Assistant,
  type AssistantId,
  type AssistProgress,
  type Evaluation,
} from 'shared/model/evaluation'
import { ASSISTANTS } from 'shared/rules/assistant/assistant-list'
import { Refusal, tooMany } from '../http/failures.ts'
import { AskError, type AskFailure, askModel, type Usage } from './ask-model.ts'
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'
import { crossCheck } from './cross-check.ts'
import { type AssistantSettings, chooseModel } from './models.ts'
import { promptFor } from './prompt.ts'

/** The largest number of requests per question: a second one where the two evaluators disagree. */
const CALLS_MAX = 2
const NONCE_BYTES = 12
const SENTENCES: Record<AskFailure, Message> = {
  slow: MESSAGES.assistantSlow,
  unreachable: MESSAGES.assistantUnreachable,
  unreadable: MESSAGES.assistantUnreadable,
}

export type Assistants = ReturnType<typeof createAssistants>
/** The result of a question and the usage of each call; undefined for an interrupted one. */
interface Outcome {
  usages: (Usage | undefined)[]
  result: { evaluation: Pick<Evaluation, 'score' | 'metrics' | 'feedback' | 'confidence'> } | { refusal: Refusal }
}

/** The external assistants as configured here. `clock` returns epoch milliseconds. */
export function createAssistants(settings: AssistantSettings, log: Logger, clock: () => number) {
  const chosen = new Map(ASSISTANT_IDS.map((id) => [id, chooseModel(settings, id)]))
  const breakers = new Map(ASSISTANT_IDS.map((id) => [id, createBreaker()]))

  /** The model to ask; refuses where there is none, or after too many recent failures. */
  function ready(id: AssistantId) {
    const [model, breaker] = [chosen.get(id), breakers.get(id)]
    if (!model || !breaker) throw new Refusal(409, MESSAGES.assistantNotConfigured)
    const until = breaker.pausedUntil(clock())
    if (until !== undefined) throw tooMany(until, clock(), MESSAGES.assistantPaused)
    return { model, breaker }
  }

  return {
    budget: createBudget(settings.monthlyBudgetUsd),
    list: (): Assistant[] =>
      settings.enabled.map((id) => ({ id, ...ASSISTANTS[id], configured: chosen.get(id) !== undefined })),

    /** The most that a question to this assistant can need, in characters and calls; throws where it cannot be asked. */
    plan(id: AssistantId, scenario: Scenario, own: Evaluation) {
      const { model } = ready(id)
      const { instructions, prompt } = promptFor({ ...about(scenario, own), nonce: '', own })
      return { assistant: id, model: model.name, characters: instructions.length + prompt.length, calls: CALLS_MAX }
    },

    /** Asks, compares the reply with our own evaluation, and asks once more where they are far apart. */
    async ask(
      id: AssistantId,
      scenario: Scenario,
      own: Evaluation,
      tell: (progress: AssistProgress) => void,
    ): Promise<Outcome> {
      const usages: (Usage | undefined)[] = []
      const { model, breaker } = ready(id)
      async function once(again: boolean) {
        const nonce = randomBytes(NONCE_BYTES).toString('hex')
        const question = promptFor({ ...about(scenario, own), nonce, ...(again && { own }) })
        try {
          const { judgement, usage } = await askModel(
            model,
            { ...question, nonce, timeoutMs: settings.timeoutMs },
            again ? undefined : tell,
          )
          usages.push(usage)
          breaker.succeeded()
          return judgement
        } catch (error) {
          if (!(error instanceof AskError)) throw error
          usages.push(error.usage)
          // An unreadable reply may be caused by the learner's answer, so it must not disable the assistant for others.
          if (error.kind !== 'unreadable') breaker.failed(clock())
          log.warn(
            { assistant: id, model: model.name, kind: error.kind, why: shortly(error.cause) },
            'assistant failed',
          )
          throw error
        }
      }
      try {
        const first = await once(false)
        return { usages, result: { evaluation: await crossCheck(own, first, () => once(true).catch(() => undefined)) } }
      } catch (error) {
        if (error instanceof AskError) return { usages, result: { refusal: new Refusal(503, SENTENCES[error.kind]) } }
        throw error
      }
    },
  }
}

const about = (scenario: Scenario, own: Evaluation) => ({
  scenario,
  response: own.response,
  language: own.language ?? ('fr' as const),
})
/** Only the name and status of a provider's error, because its text may contain the answer or the key. */
function shortly(cause: unknown) {
  if (!(cause instanceof Error)) return undefined
  const status = 'statusCode' in cause ? ` ${cause.statusCode}` : ''
  return `${cause.name}${status}`
}
