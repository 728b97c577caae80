import type { JSONSchema7 } from 'ai'
import type { AssistProgress } from 'shared/model/evaluation'
import { readAssistantReply } from 'shared/rules/assistant/assistant-reply'
import { shownText } from 'shared/rules/assistant/assistant-text'
import { DIMENSIONS, type Dimension } from 'shared/rules/evaluator/dimension'
import * as z from 'zod/mini'

export const OUTPUT_TOKENS_MAX = 700
const TEXT_MAX = 400
const TEXTS_MAX = 3
const QUOTES_MAX = 6
const QUOTE_MAX = 400

const points = z.pipe(
  z.number().check(z.gte(1), z.lte(9)),
  z.transform((v) => Math.round(v * 10) / 10),
)
/** Too many or too long texts are cut, because the rest is usable. */
const texts = z.pipe(
  z.array(z.string()),
  z.transform((list) =>
    list
      .map((text) => shownText(text, TEXT_MAX))
      .filter((text) => text !== '')
      .slice(0, TEXTS_MAX),
  ),
)
const quotes = z.pipe(
  z.array(z.object({ quote: z.string(), shows: z.string() })),
  z.transform((list) =>
    list
      .filter((q): q is { quote: string; shows: Dimension } => DIMENSIONS.some((name) => name === q.shows))
      .filter(({ quote }) => quote.length <= QUOTE_MAX)
      .slice(0, QUOTES_MAX),
  ),
)

/** A model's evaluation within bounds: numbers from 1 to 9, short texts without links. */
const Judgement = z.object({
  score: points,
  metrics: z.object({ clinicalAccuracy: points, communication: points, empathy: points }),
  strengths: texts,
  suggestions: texts,
  evidence: quotes,
  /** Whether the answer instructs its rater. */
  speaksToRater: z.boolean(),
})
export type Judgement = z.infer<typeof Judgement>

const object = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const number: JSONSchema7 = { type: 'number' }
const list = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items })
/**
 * The form of a model's evaluation as a JSON Schema. It has no bounds, because not all providers support them; the
 * instructions name them instead.
 */
export const JUDGEMENT_SCHEMA = object({
  score: number,
  metrics: object({ clinicalAccuracy: number, communication: number, empathy: number }),
  strengths: list({ type: 'string' }),
  suggestions: list({ type: 'string' }),
  evidence: list(object({ quote: { type: 'string' }, shows: { type: 'string', enum: [...DIMENSIONS] } })),
  speaksToRater: { type: 'boolean' },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const Written = z.object({ strengths: z.optional(texts), suggestions: z.optional(texts) })
/** The texts of an evaluation in progress, from its parsed part; undefined while there is none. */
export function readWritten(partial: unknown): AssistProgress | undefined {
  const written = Written.safeParse(partial)
  if (!written.success) return undefined
  const { strengths = [], suggestions = [] } = written.data
  return strengths.length + suggestions.length === 0 ? undefined : { strengths, suggestions }
}

/** Parses a model's output; null where it is not an evaluation, or where it reveals the secret marker of the prompt. */
export function readJudgement(text: string, nonce: string): Judgement | null {
  if (text.includes(nonce)) return null
  const judgement = Judgement.safeParse(parsed(text))
  if (judgement.success) return judgement.data
  const reply = readAssistantReply(text)
  if (!reply) return null
  const { score, metrics, suggestions } = reply
  const rest = { strengths: [], suggestions, evidence: [], speaksToRater: false }
  const read = Judgement.safeParse({ score, metrics, ...rest })
  return read.success ? read.data : null
}
