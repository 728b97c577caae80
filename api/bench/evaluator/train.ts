// Trains the phrase tables of the own evaluator (shared/rules/evaluator/phrase-model.ts) on rated answers, and writes them as sources.
// node api/bench/evaluator/train.ts            writes shared/src/rules/evaluator/phrases-{fr,en}.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { fold } from 'shared/rules/evaluator/fold'
import {
  COMMON,
  isPair,
  markOf,
  type PhraseTable,
  phraseNumber,
  phrasesOf,
  RARE,
  type Rarity,
  rarityIn,
  WEIGHT_MOST,
  worthOf,
  writeGaps,
} from 'shared/rules/evaluator/phrase-model'
import { wordsOf } from 'shared/rules/evaluator/words'
import { type Contrast, contrasts, pool, poolContrasts, type RatedAnswer, written } from './rated.ts'
import { type Row, ridge, type Sparse } from './ridge.ts'

/** Penalty of the regression: chosen by leaving scenarios out. */
const PENALTY = 4
/** Phrases kept per language: more of them agree no better with answers to scenarios left out. */
const KEPT = 4000
/** A word must stand in so many texts, a pair in one more, about so many scenarios. */
const TEXTS_MIN = 2
const SCENARIOS_MIN = 2
/** By how many points the better form of an answer should be above the other, and how much that counts beside a rating. */
const BETTER = { points: 0.7, weight: 6 }
/** The same for two forms that are worth the same. */
const SAME = { points: 0, weight: 24 }

interface Text {
  scenarioId: string
  phrases: ReadonlySet<string>
}
interface Entry {
  /** By which the phrase is kept (phrase-model.ts). */
  number: number
  rarity: Rarity
  /** It is a word that many answers use: what is no such word tells of its situation (guards.ts). */
  isCommonWord: boolean
}

const phrasesIn = (text: string, lang: Language) => phrasesOf(wordsOf(fold(text).text, lang), lang)

/** Phrases that are frequent enough, by their numbers. Of a contrast only what one side has alone is counted. */
function vocabulary(answers: readonly Text[], differences: readonly Text[]): Entry[] {
  const seen = new Map<number, { phrase: string; answers: number; texts: number; scenarios: Set<string> }>()
  const count = ({ phrases, scenarioId }: Text, isAnswer: boolean) => {
    for (const phrase of phrases) {
      if (/\d/.test(phrase)) continue
      const number = phraseNumber(phrase)
      const entry = seen.get(number) ?? { phrase, answers: 0, texts: 0, scenarios: new Set() }
      seen.set(number, entry)
      entry.texts++
      if (isAnswer) entry.answers++
      entry.scenarios.add(scenarioId)
    }
  }
  for (const text of answers) count(text, true)
  for (const text of differences) count(text, false)
  return [...seen]
    .filter(
      ([, { phrase, texts, scenarios }]) =>
        texts >= (isPair(phrase) ? TEXTS_MIN + 1 : TEXTS_MIN) && scenarios.size >= SCENARIOS_MIN,
    )
    .map(([number, entry]) => {
      const rarity = rarityIn(entry.answers, answers.length)
      return { number, rarity, isCommonWord: rarity !== RARE && /^[a-z]+$/.test(entry.phrase) }
    })
}

/** A text as a row of unit length. */
function rowOf(phrases: ReadonlySet<string>, columns: ReadonlyMap<number, number>, entries: readonly Entry[]): Sparse {
  const values = new Map<number, number>()
  let squares = 0
  for (const phrase of phrases) {
    const column = columns.get(phraseNumber(phrase))
    if (column === undefined) continue
    const worth = worthOf(phrase, entries[column]?.rarity ?? COMMON)
    values.set(column, (values.get(column) ?? 0) + worth)
    squares += worth * worth
  }
  const length = Math.sqrt(squares) || 1
  return {
    columns: Int32Array.from(values.keys()),
    values: Float64Array.from(values.values(), (value) => value / length),
  }
}
function differenceOf(one: Sparse, other: Sparse): Sparse {
  const values = new Map(Array.from(one.columns, (c, k) => [c, one.values[k] ?? 0]))
  for (const [k, c] of other.columns.entries()) values.set(c, (values.get(c) ?? 0) - (other.values[k] ?? 0))
  return { columns: Int32Array.from(values.keys()), values: Float64Array.from(values.values()) }
}

/** The table that answers and contrasts of one language make: fitted to all phrases, then again to those that matter. */
export function train(answers: readonly RatedAnswer[], contrasts: readonly Contrast[], lang: Language): PhraseTable {
  const texts = answers.map(({ response, scenarioId, expected }) => ({
    scenarioId,
    rating: expected,
    phrases: phrasesIn(response, lang),
  }))
  const pairs = contrasts.map(({ better, worse, scenarioId, isSame }) => ({
    scenarioId,
    ...(isSame ? SAME : BETTER),
    better: phrasesIn(better, lang),
    worse: phrasesIn(worse, lang),
  }))
  const alone = pairs.map(({ scenarioId, better, worse }) => ({
    scenarioId,
    phrases: new Set([...better, ...worse].filter((phrase) => better.has(phrase) !== worse.has(phrase))),
  }))
  const fitTo = (entries: readonly Entry[]) => {
    const columns = new Map(entries.map(({ number }, i) => [number, i]))
    const rows: Row[] = [
      ...texts.map(({ phrases, rating }) => ({
        of: rowOf(phrases, columns, entries),
        target: rating,
        weight: 1,
        isDifference: false,
      })),
      ...pairs.map(({ better, worse, points, weight }) => ({
        of: differenceOf(rowOf(better, columns, entries), rowOf(worse, columns, entries)),
        target: points,
        weight,
        isDifference: true,
      })),
    ]
    return ridge(rows, entries.length, PENALTY)
  }
  const all = vocabulary(texts, alone)
  const first = fitTo(all)
  const kept = all
    .map((entry, i) => ({
      ...entry,
      matters: entry.isCommonWord ? Number.POSITIVE_INFINITY : Math.abs(first.weights[i] ?? 0) * (first.spread[i] ?? 0),
    }))
    .sort((a, b) => b.matters - a.matters || a.number - b.number)
    .slice(0, KEPT)
    .sort((a, b) => a.number - b.number)
  const { weights, base } = fitTo(kept)
  const heaviest = weights.reduce((most, w) => Math.max(most, Math.abs(w)), 0)
  const step = Math.round((heaviest / WEIGHT_MOST) * 1000) / 1000
  return {
    base: Math.round(base * 100) / 100,
    step,
    gaps: writeGaps(kept.map(({ number }) => number)),
    marks: kept.map(({ rarity }, i) => markOf(rarity, (weights[i] ?? 0) / step)).join(''),
  }
}

/** The table of each language; an answer in the other language of the test teaches nothing. */
export function tablesOf(
  answers: readonly RatedAnswer[],
  contrasts: readonly Contrast[],
): Record<Language, PhraseTable> {
  const of = (language: Language) =>
    train(
      answers.filter(({ lang, subkind }) => lang === language && subkind !== 'wrong-language'),
      contrasts.filter(({ lang }) => lang === language),
      language,
    )
  return { fr: of('fr'), en: of('en') }
}

const source = (language: Language, { base, step, gaps, marks }: PhraseTable) =>
  `import type { PhraseTable } from './phrase-model.ts'

/** Written by api/bench/evaluator/train.ts; not to be edited. */
export const PHRASES_${language.toUpperCase()}: PhraseTable = {
  base: ${base},
  step: ${step},
  // biome-ignore-start format: a table
  gaps: \`${gaps}\`,
  marks: \`${marks}\`,
  // biome-ignore-end format: a table
}
`

if (import.meta.main) {
  const answers = [...written, ...pool.answers]
  const tables = tablesOf(answers, [...contrasts, ...poolContrasts])
  for (const language of ['fr', 'en'] as const)
    writeFileSync(
      join(import.meta.dirname, `../../../shared/src/rules/evaluator/phrases-${language}.ts`),
      source(language, tables[language]),
    )
  console.log(`${answers.length} answers, ${contrasts.length} contrasts`)
}
