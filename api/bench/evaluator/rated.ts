// What the evaluator learns from and is measured with, read from the folders beside.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'

export interface RatedAnswer {
  id: string
  scenarioId: string
  lang: Language
  kind: string
  subkind?: string
  expected: number
  writer: string
  response: string
}
/** Two forms of one answer: one change makes it better, or (`isSame`) none makes a difference. */
export interface Contrast {
  scenarioId: string
  lang: Language
  better: string
  worse: string
  isSame: boolean
}

const here = import.meta.dirname
export const linesOf = <T>(...path: string[]): T[] =>
  readFileSync(join(here, ...path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
const linesIn = <T>(folder: string): T[] =>
  readdirSync(join(here, folder))
    .sort()
    .flatMap((name) => linesOf<T>(folder, name))

export interface Pair {
  id: string
  scenarioId: string
  lang: Language
  better: string
  worse: string
  why: string
}
export interface Same {
  id: string
  scenarioId: string
  lang: Language
  a: string
  b: string
  why: string
}

/** The development pool: answers with their ratings, pairs of which one is better, and pairs that are worth the same. */
export const pool = {
  answers: linesOf<RatedAnswer>('pool', 'answers.jsonl'),
  pairs: linesOf<Pair>('pool', 'pairs.jsonl'),
  same: linesOf<Same>('pool', 'invariance.jsonl'),
}
export const poolContrasts: readonly Contrast[] = [
  ...pool.pairs.map(({ scenarioId, lang, better, worse }) => ({ scenarioId, lang, better, worse, isSame: false })),
  ...pool.same.map(({ scenarioId, lang, a, b }) => ({ scenarioId, lang, better: a, worse: b, isSame: true })),
]

/** Answers to other scenarios; their writers knew neither the cues nor the pool. */
export const written = linesIn<RatedAnswer>('written')

/** An answer with a gap (`{}`), and what fills it for the better or the worse; of kind `same`, in two ways of equal worth. By the same writers. */
interface Gapped {
  scenarioId: string
  kind: string
  lang: Language
  context: string
  better: string
  worse: string
}
export const contrasts: readonly Contrast[] = linesIn<Gapped>('contrasts').map(
  ({ scenarioId, lang, kind, context, better, worse }) => ({
    scenarioId,
    lang,
    better: context.replace('{}', () => better),
    worse: context.replace('{}', () => worse),
    isSame: kind === 'same',
  }),
)
