// Trains the tables of the application's own evaluator (shared/src/rules/evaluator/phrase-model.ts) on rated answers,
// without the sealed scenarios, and writes them as source files. Usage: node api/bench/evaluator/train.ts [LANGUAGE],
// which writes shared/src/rules/evaluator/lexicon/learned/phrases-{fr,en}.ts, or that of one language
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import {
  markOf,
  type PhraseTable,
  phrasesIn,
  phrasesOf,
  type Rarity,
  rarityIn,
  wordNumber,
} from 'shared/rules/evaluator/phrase-model'
import { fold } from 'shared/rules/evaluator/text/fold'
import { wordsOf } from 'shared/rules/evaluator/text/words'
import { mean } from 'shared/rules/mean'
import { type Entry, mostInfluential, type Phrases, rowOf, stepOf, tableOf, tableSource } from './phrase-tables.ts'
import {
  type Contrast,
  contrasts,
  pool,
  poolContrasts,
  type RatedAnswer,
  TWICE_RATED,
  twiceRated,
  written,
} from './rated.ts'
import { type Row, ridge, type Sparse } from './ridge.ts'
import { isSealed } from './sealed.ts'
import { meritsAlone, meritsOf, type SentenceMerit } from './sentence-merits.ts'

/** Penalty of the regression, chosen by leave-scenarios-out validation. */
const PENALTY = 1
/** N-grams kept per language: those with the most influence, as many as the caps of web/build/sizes/check-sizes.ts allow. */
const KEPT = 85_000
/** Least number of texts that contain an n-gram. */
const TEXTS_MIN = 2
/**
 * Points by which the better form of an answer should exceed the other, and the weight of such a pair; a rating has the
 * weight 1.
 */
const BETTER = { points: 0.7, weight: 2 }
/** The weight of the merit of a sentence of an answer, and of one that stands alone; chosen in the same way. */
const MERIT_WEIGHT = { sentences: 0.15, alone: 0.1 } as const
/** Difference in points, and weight, for two forms of equal value. */
const SAME = { points: 0, weight: 24 }
/** Share of the weights that lies on the scale. */
const WITHIN = 0.999
/** Rarer words are left out, because a word that the table does not have counts among the rarest. */
const WORD_RARITY_MOST: Rarity = 3

/** N-grams that are frequent enough. In a contrast, an n-gram that both sides contain does not count. */
function vocabulary(answers: readonly Phrases[], alone: readonly (readonly number[])[]): Entry[] {
  const inAnswers = new Map<number, number>()
  const inTexts = new Map<number, number>()
  const count = (counts: Map<number, number>, number: number) => counts.set(number, (counts.get(number) ?? 0) + 1)
  for (const phrases of answers)
    for (const number of phrases.keys()) {
      count(inAnswers, number)
      count(inTexts, number)
    }
  for (const numbers of alone) for (const number of numbers) count(inTexts, number)
  return [...inTexts]
    .filter(([, texts]) => texts >= TEXTS_MIN)
    .map(([number]) => ({ number, rarity: rarityIn(inAnswers.get(number) ?? 0, answers.length) }))
}

function differenceOf(one: Sparse, other: Sparse): Sparse {
  const values = new Map(Array.from(one.columns, (c, k) => [c, one.values[k] ?? 0]))
  for (const [k, c] of other.columns.entries()) values.set(c, (values.get(c) ?? 0) - (other.values[k] ?? 0))
  return { columns: Int32Array.from(values.keys()), values: Float64Array.from(values.values()) }
}

/** The numbers of the words that many answers use, with the rarity of each word. */
function commonWords(answers: readonly string[], lang: Language): Map<number, Rarity> {
  const seen = new Map<string, number>()
  for (const text of answers)
    for (const stem of new Set(wordsOf(fold(text).text, lang).map((word) => word.stem)))
      seen.set(stem, (seen.get(stem) ?? 0) + 1)
  return new Map(
    [...seen]
      .map(([stem, count]) => [wordNumber(stem), rarityIn(count, answers.length)] as const)
      .filter(([, rarity]) => rarity <= WORD_RARITY_MOST),
  )
}

/**
 * Share of the effect of length that is taken out of the ratings of `twiceRated`, in which longer answers are usually
 * better; the writers of the other answers were asked for every quality at every length. Chosen by leave-scenarios-out
 * validation: without it length itself is rewarded, with all of it less is learned.
 */
const LENGTH_SHARE = 0.5
const lengthOf = ({ response }: RatedAnswer) => Math.log(response.split(/\s+/).length)
const isTwiceRated = ({ kind }: RatedAnswer) => kind === TWICE_RATED
/** The answers; from ratings by readers, a share of what the length predicts (a regression line) is subtracted. */
function withoutLength(all: readonly RatedAnswer[]): readonly RatedAnswer[] {
  const answers = all.filter(isTwiceRated)
  const [length, rating] = [mean(answers.map(lengthOf)), mean(answers.map(({ expected }) => expected))]
  const apart = answers.map((row) => ({ row, by: lengthOf(row) - length }))
  const slope =
    apart.reduce((sum, { row, by }) => sum + by * (row.expected - rating), 0) /
    apart.reduce((sum, { by }) => sum + by * by, 0)
  return [
    ...all.filter((row) => !isTwiceRated(row)),
    ...apart.map(({ row, by }) => ({ ...row, expected: row.expected - LENGTH_SHARE * slope * by })),
  ]
}

/** What a table is learned from. */
export interface Taught {
  answers: readonly RatedAnswer[]
  contrasts: readonly Contrast[]
  sentences: readonly SentenceMerit[]
  alone: readonly SentenceMerit[]
}
/**
 * The table of one language: fitted to all n-grams of its answers, contrasts and sentences, then again to the most
 * influential ones.
 */
export function train({ answers, contrasts, sentences, alone }: Taught, lang: Language, most = KEPT): PhraseTable {
  const texts = withoutLength(answers).map(({ response, expected }) => ({
    rating: expected,
    phrases: phrasesIn(response),
  }))
  const pairs = contrasts.map(({ better, worse, isSame }) => ({
    ...(isSame ? SAME : BETTER),
    better: phrasesIn(better),
    worse: phrasesIn(worse),
  }))
  const meritsIn = (of: readonly SentenceMerit[], group: keyof typeof MERIT_WEIGHT) =>
    of.map(({ folded, merit }) => ({ merit, group, phrases: phrasesOf(folded) }))
  const judged = [...meritsIn(sentences, 'sentences'), ...meritsIn(alone, 'alone')]
  const inOne = pairs.map(({ better, worse }) => [
    ...[...better.keys()].filter((number) => !worse.has(number)),
    ...[...worse.keys()].filter((number) => !better.has(number)),
  ])
  const fitTo = (entries: readonly Entry[]) => {
    const columns = new Map(entries.map(({ number }, i) => [number, i]))
    const rows: Row[] = [
      ...texts.map(({ phrases, rating }) => ({
        of: rowOf(phrases, columns, entries),
        target: rating,
        weight: 1,
        group: 'answers' as const,
      })),
      ...judged.map(({ phrases, merit, group }) => ({
        of: rowOf(phrases, columns, entries),
        target: merit,
        weight: MERIT_WEIGHT[group],
        group,
      })),
      ...pairs.map(({ better, worse, points, weight }) => ({
        of: differenceOf(rowOf(better, columns, entries), rowOf(worse, columns, entries)),
        target: points,
        weight,
      })),
    ]
    return ridge(rows, entries.length, PENALTY)
  }
  const all = vocabulary(
    texts.map(({ phrases }) => phrases),
    inOne,
  )
  const first = fitTo(all)
  const kept = mostInfluential(all, first, most)
  const { weights, base } = fitTo(kept)
  const step = stepOf(weights, WITHIN)
  const marks = new Map(kept.map(({ number, rarity }, i) => [number, markOf(rarity, (weights[i] ?? 0) / step)]))
  for (const [number, rarity] of commonWords(
    answers.map(({ response }) => response),
    lang,
  ))
    if (!marks.has(number)) marks.set(number, markOf(rarity, 0))
  return tableOf(base, step, marks)
}

const isTaught = (language: Language) => (row: RatedAnswer) =>
  row.lang === language && row.subkind !== 'wrong-language' && !isSealed(row)
/**
 * The training data of one language, without sealed scenarios and without the answers that are written in the other
 * language on purpose.
 */
export function taughtIn(language: Language): Taught {
  const answers = [...written, ...pool.answers, ...twiceRated].filter(isTaught(language))
  return {
    answers,
    contrasts: [...contrasts, ...poolContrasts].filter((row) => row.lang === language && !isSealed(row)),
    sentences: answers.flatMap(meritsOf),
    alone: meritsAlone(language),
  }
}

const source = (language: Language, table: PhraseTable) =>
  tableSource(`PHRASES_${language.toUpperCase()}`, 'train.ts', table)

if (import.meta.main) {
  const named = process.argv.slice(2)
  for (const language of (['fr', 'en'] as const).filter((one) => named.length === 0 || named.includes(one))) {
    const taught = taughtIn(language)
    writeFileSync(
      join(import.meta.dirname, `../../../shared/src/rules/evaluator/lexicon/learned/phrases-${language}.ts`),
      source(language, train(taught, language)),
    )
    console.log(
      `${language}: ${taught.answers.length} answers, ${taught.contrasts.length} contrasts, ${taught.sentences.length} sentences of answers, ${taught.alone.length} others`,
    )
  }
}
