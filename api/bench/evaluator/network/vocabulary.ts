// The tokens of a language that have a vector of their own.
import type { Language } from 'shared/model/bilingual'
import type { SentenceInput } from 'shared/rules/evaluator/network/answer-network'
import { familyOf } from 'shared/rules/evaluator/network/tokens'
import { GIVEN, givenVectors } from './given-vectors.ts'

/** Least number of times that a token occurs in the open answers of its language; rarer ones share that of their family. */
const TOKEN_MIN = 5

interface Sample {
  language: Language
  sentences: readonly Pick<SentenceInput, 'tokens'>[]
}
export interface VocabularyEntry {
  /** A token, or a family of rare ones: see `familyOf`. */
  name: string
  /** What is known of it before anything is learned. */
  given: Float32Array
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
/** The mean of the vectors of some tokens, each as often as it occurs. */
function middleOf(known: readonly { vector: Float32Array | undefined; count: number }[]): Float32Array {
  const all = sum(known.map(({ vector, count }) => (vector ? count : 0)))
  return Float32Array.from({ length: GIVEN }, (_, i) =>
    all === 0 ? 0 : sum(known.map(({ vector, count }) => (vector?.[i] ?? 0) * count)) / all,
  )
}

export function vocabularyOf(samples: readonly Sample[], language: Language): VocabularyEntry[] {
  const counts = new Map<string, number>()
  for (const { sentences } of samples.filter((sample) => sample.language === language))
    for (const { tokens } of sentences) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const given = givenVectors()
  const entries = [...counts].map(([token, count]) => ({ token, count, vector: given(language, token) }))
  const [common, rare] = [
    entries.filter(({ count }) => count >= TOKEN_MIN),
    entries.filter(({ count }) => count < TOKEN_MIN),
  ]
  const families = [...Map.groupBy(rare, ({ token }) => familyOf(token))].flatMap(([name, of]) =>
    name === undefined || sum(of.map(({ count }) => count)) < TOKEN_MIN ? [] : [{ name, given: middleOf(of) }],
  )
  return [
    ...common.map(({ token, vector }) => ({ name: token, given: vector ?? new Float32Array(GIVEN) })),
    ...families,
  ]
}
