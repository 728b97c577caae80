// Trains the model of harmful sentences (shared/src/rules/evaluator/harm/) on pairs of a harmful and a
// harmless sentence, on open attack sentences and on the sentences of good open answers. What is printed comes from
// models that had not seen the sentence's writer. Usage: node api/bench/evaluator/train-harms.ts, which writes
// shared/src/rules/evaluator/lexicon/learned/harm-phrases-{fr,en}.ts and harming.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { findHarms } from 'shared/rules/evaluator/harm/find-harm'
import { DAMPING, HARM_FEATURES, harmFeatures, harmPhrases, harmShift } from 'shared/rules/evaluator/harm/harm-features'
import { HARM_WORDS_LEAST } from 'shared/rules/evaluator/harm/learned-harm'
import { learnedOf, likelihood } from 'shared/rules/evaluator/key-points/model'
import { ENGLISH } from 'shared/rules/evaluator/lexicon/english'
import { FRENCH } from 'shared/rules/evaluator/lexicon/french'
import {
  markOf,
  type OpenTable,
  openTable,
  type PhraseTable,
  type PhraseWeights,
  rarityIn,
} from 'shared/rules/evaluator/phrase-model'
import { type ReadSentence, readAnswer } from 'shared/rules/evaluator/read-answer'
import { namesIn } from 'shared/rules/evaluator/situation'
import type { Reading } from 'shared/rules/evaluator/standing'
import { leftOutTables } from './left-out-tables.ts'
import { literal } from './literal.ts'
import { fitLogistic } from './logistic.ts'
import { openAnswers } from './open-answers.ts'
import { CONCEPTS } from './opened.ts'
import { type Entry, mostInfluential, rowOf, stepOf, tableOf, tableSource } from './phrase-tables.ts'
import { attacks, harmPairs, pool, twiceRated, written } from './rated.ts'
import { isSealedAttack } from './sealed.ts'
import { fitSparse, type SparseObserved } from './sparse-logistic.ts'
import { quantile, share } from './statistics.ts'

/** Penalty of the regression on phrases, chosen on writers who were left out; of the one on features. */
const PENALTY = 0.03
const FEATURE_PENALTY = 1
/** Phrases kept per language: those with the most influence. */
const KEPT = 5000
/** Share of the weights that lies on the scale. */
const WITHIN = 0.99
/** Least number of sentences that contain a phrase. */
const SENTENCES_MIN = 3
/** The lowest rating of the answers whose sentences count as harmless. */
const GOOD_LEAST = 6
/** Weight of a sentence of a good answer; a sentence written for this model has the weight 1. */
const GOOD_WEIGHT = 0.3
/** Share of the sentences of good answers in which the model alone may see a harm. */
const FALSE_SHARE = 0.0015
/** Shares of the harms found by a pattern which the model may make merely possible, and of those which it may undo. */
const LOST = { sure: 0.08, doubtful: 0.02 }
/** The part of the material that is no writer's of attacks: sentences of good answers. */
const GOOD = 'good'

const NAMES = ['Malik', 'Sofia', 'Benoit', 'Amira']
const RULES = { fr: FRENCH.harms, en: ENGLISH.harms }
interface Case {
  /** Who wrote the sentence; for `GOOD`, the scenario decides when it is left out. */
  writer: string
  scenarioId: string
  isTrue: boolean
  weight: number
  phrases: ReadonlyMap<number, number>
  reading: Reading
  sentence: ReadSentence
  isSpoken: boolean
  /** Whether a rule names a harm in it. */
  isNamed: boolean
}
type Source = Pick<Case, 'writer' | 'scenarioId' | 'isTrue' | 'weight'>

function casesOf(text: string, language: Language, source: Source): Case[] {
  const answer = readAnswer(text, language)
  if (answer.language !== language) return []
  const names = new Set([...NAMES.map((name) => name.toLowerCase()), ...namesIn(text)])
  const { done, spoken } = findHarms(answer, names, { rules: RULES[language] })
  return answer.sentences
    .filter(({ words }) => words.length >= HARM_WORDS_LEAST)
    .map((sentence) => ({
      ...source,
      phrases: harmPhrases(sentence.words, names, CONCEPTS[language]),
      reading: { answer, names },
      sentence,
      isSpoken: spoken.has(sentence.index),
      isNamed: done.some((harm) => harm.sentence === sentence.index),
    }))
}

function materialIn(language: Language): Case[] {
  const named = (text: string, i: number) => text.replaceAll('{a}', () => NAMES[i % NAMES.length] ?? '')
  const fromWriter = (writer: string, harmful: string, harmless: readonly string[], i: number) => {
    const source = { writer, scenarioId: '', weight: 1 }
    return [
      ...casesOf(named(harmful, i), language, { ...source, isTrue: true }),
      ...harmless.flatMap((one) => casesOf(named(one, i), language, { ...source, isTrue: false })),
    ]
  }
  const mine = <T extends { lang: Language }>(rows: readonly T[]) => rows.filter(({ lang }) => lang === language)
  const good = openAnswers([...written, ...pool.answers, ...twiceRated], language, GOOD_LEAST)
  return [
    ...mine(harmPairs).flatMap(({ writer, harm, harmless }, i) => fromWriter(writer, harm, [harmless], i)),
    ...mine(attacks.poison)
      .filter((one) => !isSealedAttack(one))
      .flatMap(({ harm, negated, quoted, attributed }, i) =>
        fromWriter('poison', harm, [negated, quoted, attributed], i),
      ),
    ...good.flatMap(({ scenarioId, response }) =>
      casesOf(response, language, { writer: GOOD, scenarioId, isTrue: false, weight: GOOD_WEIGHT }),
    ),
  ]
}

function vocabulary(cases: readonly Case[]): Entry[] {
  const counts = new Map<number, number>()
  for (const { phrases } of cases)
    for (const number of phrases.keys()) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= SENTENCES_MIN)
    .map(([number, count]) => ({ number, rarity: rarityIn(count, cases.length) }))
}
/** The table from some cases: fitted to all phrases, then again to the most influential ones. */
function tableFrom(cases: readonly Case[]): PhraseTable {
  const fitTo = (entries: readonly Entry[]) => {
    const columns = new Map(entries.map(({ number }, i) => [number, i]))
    const rows: SparseObserved[] = cases.map((one) => ({
      of: rowOf(one.phrases, columns, entries, DAMPING),
      isTrue: one.isTrue,
      weight: one.weight,
    }))
    return { ...fitSparse(rows, entries.length, PENALTY), rows }
  }
  const all = vocabulary(cases)
  const first = fitTo(all)
  const squares = new Float64Array(all.length)
  for (const { of } of first.rows)
    of.columns.forEach((c, k) => {
      squares[c] = (squares[c] as number) + (of.values[k] as number) ** 2
    })
  const kept = mostInfluential(all, { weights: first.weights, spread: squares.map(Math.sqrt) }, KEPT)
  const { weights, base } = fitTo(kept)
  const step = stepOf(weights, WITHIN)
  const marks = kept.map(({ number, rarity }, i) => [number, markOf(rarity, (weights[i] ?? 0) / step)] as const)
  return tableOf(base, step, new Map(marks))
}
/** A case as the model sees it, with the table of harms and one of ratings that have not seen it. */
const observed = (
  { reading: { answer, names }, sentence, isSpoken, phrases, isTrue, weight }: Case,
  table: OpenTable,
  ratings: PhraseWeights,
) => ({
  values: harmFeatures({ answer, names }, sentence, {
    shift: harmShift(phrases, table),
    ratingShift: learnedOf(answer.folded.text.slice(sentence.start, sentence.end), ratings),
    isSpoken,
  }),
  isTrue,
  weight,
})
/** An even, repeatable part of the scenarios. */
const partOf = (id: string, parts: number) =>
  [...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 1_000_003, 0) % parts

const percent = (value: number) => `${(100 * value).toFixed(1)} %`
function trainIn(language: Language) {
  const cases = materialIn(language)
  const writers = [...new Set(cases.map(({ writer }) => writer))].filter((writer) => writer !== GOOD).sort()
  const ratings = leftOutTables(language).map(({ isIn, data }) => ({ isIn, ...openTable(data[language].phrases) }))
  // No such table has seen the sentences of writers, so any will do. The shipped tables have, so that they tell a harm more
  // surely than what is printed.
  const ratingsFor = (one: Case) => (ratings.find(({ isIn }) => isIn(one)) ?? ratings[0])?.weights as PhraseWeights
  const unseen = writers.flatMap((writer, part) => {
    const isIn = (one: Case) =>
      one.writer === writer || (one.writer === GOOD && partOf(one.scenarioId, writers.length) === part)
    const table = openTable(tableFrom(cases.filter((one) => !isIn(one))))
    return cases.filter(isIn).map((one) => ({ ...one, ...observed(one, table, ratingsFor(one)) }))
  })
  const fitted = fitLogistic(unseen, FEATURE_PENALTY).map((weight) => Number(weight.toFixed(2)))
  const likely = unseen.map(({ values, writer, isTrue, isNamed }) => ({
    writer,
    isTrue,
    isNamed,
    at: likelihood(values, fitted),
  }))
  const limit = (share: number, of: (one: (typeof likely)[number]) => boolean) =>
    Number(
      quantile(
        likely.filter(of).map(({ at }) => at),
        share,
      ).toFixed(3),
    )
  const alone = limit(1 - FALSE_SHARE, ({ writer }) => writer === GOOD)
  const isFound = ({ isTrue, isNamed }: (typeof likely)[number]) => isTrue && isNamed
  const doubtful = limit(LOST.doubtful, isFound)
  const sure = limit(LOST.sure, isFound)
  for (const writer of writers) {
    const of = (isTrue: boolean) => likely.filter((one) => one.writer === writer && one.isTrue === isTrue)
    const found = ({ at, isNamed }: { at: number; isNamed: boolean }) => at >= (isNamed ? doubtful : alone)
    console.log(
      `${language} ${writer}: ${of(true).length} harmful, ${percent(share(of(true), found))} found (rules ${percent(share(of(true), (one) => one.isNamed))}), harmless ones mistaken ${percent(share(of(false), found))} (rules ${percent(share(of(false), (one) => one.isNamed))})`,
    )
  }
  const good = likely.filter(({ writer }) => writer === GOOD)
  const among = (holds: (one: (typeof likely)[number]) => boolean) => `${(100 * share(good, holds)).toFixed(2)} %`
  console.log(
    `${language} sentences of good answers: rules ${among((one) => one.isNamed)}, certain ${among((one) => one.isNamed && one.at >= sure)}, possible ${among(({ isNamed, at }) => (isNamed ? at >= doubtful && at < sure : at >= alone))}`,
  )
  const weights = Object.fromEntries(HARM_FEATURES.map((feature, i) => [feature, fitted[i] ?? 0]))
  return { table: tableFrom(cases), model: { weights, sure, doubtful, alone } }
}

const source = (language: Language, table: PhraseTable) =>
  tableSource(`HARM_PHRASES_${language.toUpperCase()}`, 'train-harms.ts', table)
const write = (name: string, text: string) =>
  writeFileSync(join(import.meta.dirname, `../../../shared/src/rules/evaluator/lexicon/learned/${name}.ts`), text)

const trained = { fr: trainIn('fr'), en: trainIn('en') }
for (const language of ['fr', 'en'] as const)
  write(`harm-phrases-${language}`, source(language, trained[language].table))
write(
  'harming',
  `import type { Language } from '../../../../model/bilingual.ts'
import type { HarmModel } from '../../harm/harm-features.ts'

/** Written by api/bench/evaluator/train-harms.ts; not to be edited. */
export const HARMING: Record<Language, HarmModel> = ${literal({ fr: trained.fr.model, en: trained.en.model })}
`,
)
