// The data for training and measuring the evaluator, read from the folders beside this file.
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
/** Two forms of one answer: one change improves it or, with `isSame`, makes no difference. */
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

/** The development answers: rated answers, pairs of which one is better, and pairs of equal value. */
export const pool = {
  answers: linesOf<RatedAnswer>('pool', 'answers.jsonl'),
  pairs: linesOf<Pair>('pool', 'pairs.jsonl'),
  same: linesOf<Same>('pool', 'invariance.jsonl'),
}
export const poolContrasts: readonly Contrast[] = [
  ...pool.pairs.map(({ scenarioId, lang, better, worse }) => ({ scenarioId, lang, better, worse, isSame: false })),
  ...pool.same.map(({ scenarioId, lang, a, b }) => ({ scenarioId, lang, better: a, worse: b, isSame: true })),
]

/** A harmful sentence, and the same refused, quoted, or said of somebody else; `{a}` is a person of the scenario. */
export interface Poison {
  id: string
  lang: Language
  kind: string
  harm: string
  negated: string
  quoted: string
  attributed: string
}
/** A sentence that makes a key point in other words or, with `isMet` false, says the opposite. */
export interface KeyPointSentence {
  scenarioId: string
  keyPointId: string
  lang: Language
  sentence: string
  isMet: boolean
}
/**
 * Attacks on a score, and sentences about key points. Only the sentences about key points of open scenarios are used
 * for training. Templates have placeholders for two names, `{a}` and `{b}`.
 */
export const attacks = {
  poison: linesOf<Poison>('attacks', 'poison.jsonl'),
  templates: linesOf<{ id: string; lang: Language; response: string }>('attacks', 'templates.jsonl'),
  keyPoints: linesOf<KeyPointSentence>('attacks', 'key-points.jsonl'),
}

/** A sentence with a harm, and one about the same matter in similar words that a good answer could contain. */
interface HarmPair {
  id: string
  writer: string
  lang: Language
  kind: string
  harm: string
  harmless: string
}
/**
 * Pairs by writers who had not seen the rules: those from which the model of harms is learned, and those of one more
 * writer, which only measure it.
 */
export const harmPairs = linesOf<HarmPair>('attacks', 'harm-pairs.jsonl')
export const sealedHarmPairs = linesOf<HarmPair>('attacks', 'harm-pairs-sealed.jsonl')

/** An answer before and after somebody else followed the first three suggestions that the evaluator had made. */
interface Followed {
  id: string
  scenarioId: string
  lang: Language
  suggestions: [string, string, string]
  before: string
  after: string
}
/** Answers of one person to the two questions of a situation of `twiceRated`, by writers who saw no rules. */
export const halves = linesOf<{ scenarioId: string; lang: Language; first: string; second: string }>(
  'attacks',
  'halves.jsonl',
)
/** Sealed answers of `twiceRated`, twenty of each kind of scenario, to which the suggestions of version 2.4 were applied. */
export const followed = linesOf<Followed>('attacks', 'followed.jsonl')

/** Answers to shipped scenarios that are sealed, written only for measuring. */
export const situated = linesOf<RatedAnswer>('situated', 'answers.jsonl')

/**
 * Answers to scenarios other than those of `pool`. Their writers had seen neither the evaluator's cues nor the answers
 * of `pool`.
 */
export const written = linesIn<RatedAnswer>('written')

/**
 * Answers of which two readers each gave a rating; they saw neither each other's rating nor what the writer had
 * intended. Their situations are those of `twice-rated/situations.jsonl`.
 */
interface TwiceRated extends Pick<RatedAnswer, 'id' | 'scenarioId' | 'lang' | 'writer' | 'response'> {
  ratings: [number, number]
}
/** The kind of these answers. */
export const TWICE_RATED = 'rated'
export const twiceRated: readonly RatedAnswer[] = (['fr', 'en'] as const)
  .flatMap((language) => linesOf<TwiceRated>('twice-rated', `answers-${language}.jsonl`))
  .map(({ ratings: [one, other], ...row }) => ({ ...row, kind: TWICE_RATED, expected: (one + other) / 2 }))

/**
 * An answer with a gap (`{}`) and two texts for the gap: one improves the answer and the other worsens it or, with the
 * kind `same`, both are of equal value. The writers are those of `written`.
 */
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
