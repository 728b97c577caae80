import type { AssistProgress } from 'shared/model/evaluation'
import { JUDGEMENT_SCHEMA, type Judgement, OUTPUT_TOKENS_MAX, readJudgement, readWritten } from './judgement.ts'
import type { ChosenModel } from './models.ts'

export const ASK_TIMEOUT_MS = 20_000

export interface Usage {
  calls: number
  inputTokens: number
  outputTokens: number
}
export type AskFailure = 'slow' | 'unreachable' | 'unreadable'
/** Why a model gave no evaluation, and its cost; an interrupted call may have a cost that was not reported. */
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
/** The largest reply in characters. An evaluation has at most 700 tokens, so a longer reply counts as unreadable. */
const TEXT_MAX = 8000
const usageOf = ({ instructions, prompt }: Question, text: string, told: Told | undefined): Usage => ({
  calls: 1,
  inputTokens: told?.inputTokens ?? Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN),
  outputTokens: told?.outputTokens ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN),
})

const isCutOff = (error: unknown) => error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)
/** Milliseconds between two progress reports while a model writes. */
const TELL_EVERY_MS = 250

/**
 * Asks a model; the library repeats the request once after a passing failure, such as 429 or 5xx. Throws an `AskError`
 * where there is no reply, or a reply that is not an evaluation. The reply is streamed: `tell` gets the texts that are
 * written so far.
 */
export async function askModel(
  model: ChosenModel,
  question: Question,
  tell?: (progress: AssistProgress) => void,
): Promise<{ judgement: Judgement; usage: Usage }> {
  // The library is loaded on first use, so that the server starts without it.
  const ai = await import('ai')
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { instructions, prompt, nonce, timeoutMs = ASK_TIMEOUT_MS } = question

  let toldAt = Number.NEGATIVE_INFINITY
  async function tellOf(text: string) {
    if (!tell || performance.now() - toldAt < TELL_EVERY_MS || text.includes(nonce)) return
    toldAt = performance.now()
    const { value } = await ai.parsePartialJson(text.slice(Math.max(0, text.indexOf('{'))))
    const written = readWritten(value)
    if (written) tell(written)
  }

  async function write(isStructured: boolean): Promise<{ text: string; told: Told | undefined }> {
    const schema = { schema: ai.jsonSchema<unknown>(JUDGEMENT_SCHEMA) }
    let text = ''
    let told: Told | undefined
    let failure: unknown
    try {
      const { stream } = ai.streamText({
        model: await model.load(),
        instructions,
        prompt,
        ...(isStructured && { output: ai.Output.object(schema) }),
        timeout: timeoutMs,
        maxRetries: 1,
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        temperature: 0,
        providerOptions: model.options,
        // The error is ignored here, because it is also part of the stream.
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') {
          text += part.text
          if (text.length > TEXT_MAX) throw new AskError('unreadable', undefined)
          await tellOf(text)
        } else if (part.type === 'finish') told = part.totalUsage
        else if (part.type === 'error') failure = part.error
        else if (part.type === 'abort') throw new AskError('slow', undefined)
      }
    } catch (error) {
      failure = error
    }
    if (failure === undefined) return { text, told }
    if (failure instanceof AskError) throw failure
    const last = ai.RetryError.isInstance(failure) ? failure.lastError : failure
    if (isCutOff(last)) throw new AskError('slow', undefined, last)
    if (isStructured && ai.APICallError.isInstance(last) && (last.statusCode === 400 || last.statusCode === 422)) {
      // The server may not support schemas; the instructions describe the same form.
      const free = await write(false)
      model.isStructured = false
      return free
    }
    throw new AskError('unreachable', { calls: 1, inputTokens: 0, outputTokens: 0 }, last)
  }
  const { text, told } = await write(model.isStructured)
  const usage = usageOf(question, text, told)
  const judgement = readJudgement(text, nonce)
  if (!judgement) throw new AskError('unreadable', usage)
  return { judgement, usage }
}
