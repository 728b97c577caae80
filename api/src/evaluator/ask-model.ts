import { JUDGEMENT_SCHEMA, type Judgement, OUTPUT_TOKENS_MAX, readJudgement } from './judgement.ts'
import type { ChosenModel } from './models.ts'

export const ASK_TIMEOUT_MS = 20_000

export interface Usage {
  calls: number
  inputTokens: number
  outputTokens: number
}
export type AskFailure = 'slow' | 'unreachable' | 'unreadable'
/** Why a model gave no judgement, and what that has cost; a call that was cut off may have cost something nobody told. */
export class AskError extends Error {
  readonly kind: AskFailure
  readonly usage: Usage | undefined
  constructor(kind: AskFailure, usage: Usage | undefined, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
    this.usage = usage
  }
}

interface Question {
  instructions: string
  prompt: string
  nonce: string
  timeoutMs?: number | undefined
}
interface Told {
  inputTokens: number | undefined
  outputTokens: number | undefined
}
const CHARACTERS_PER_TOKEN = 3
const usageOf = ({ instructions, prompt }: Question, text: string, told: Told | undefined): Usage => ({
  calls: 1,
  inputTokens: told?.inputTokens ?? Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN),
  outputTokens: told?.outputTokens ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN),
})

const isCutOff = (error: unknown) => error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)

/** Asks once, and again where the provider asks for patience; an answer that is no judgement is an `AskError`. */
export async function askModel(
  model: ChosenModel,
  question: Question,
): Promise<{ judgement: Judgement; usage: Usage }> {
  // Loaded when it is first needed: the server starts without it.
  const ai = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { instructions, prompt, nonce, timeoutMs = ASK_TIMEOUT_MS } = question

  async function write(isStructured: boolean): Promise<{ text: string; told: Told | undefined }> {
    const schema = { schema: ai.jsonSchema<unknown>(JUDGEMENT_SCHEMA) }
    try {
      const { text, usage } = await ai.generateText({
        model: await model.load(),
        instructions,
        prompt,
        ...(isStructured && { output: ai.Output.object(schema) }),
        timeout: timeoutMs,
        maxRetries: 1,
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        temperature: 0,
        providerOptions: model.options,
      })
      return { text, told: usage }
    } catch (error) {
      if (ai.NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', told: error.usage }
      const last = ai.RetryError.isInstance(error) ? error.lastError : error
      if (isCutOff(last)) throw new AskError('slow', undefined, last)
      if (isStructured && ai.APICallError.isInstance(last) && (last.statusCode === 400 || last.statusCode === 422)) {
        // It may be the schema that this server does not know; the instructions say the same.
        const free = await write(false)
        model.isStructured = false
        return free
      }
      throw new AskError('unreachable', { calls: 1, inputTokens: 0, outputTokens: 0 }, last)
    }
  }
  const { text, told } = await write(model.isStructured)
  const usage = usageOf(question, text, told)
  const judgement = readJudgement(text, nonce)
  if (!judgement) throw new AskError('unreadable', usage)
  return { judgement, usage }
}
