// Trains the phrase tables of the own evaluator (shared/rules/evaluator/phrase-model.ts) on rated answers, and writes them as sources.
// node api/bench/evaluator/train.ts            writes shared/src/rules/evaluator/phrases-{fr,en}.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from 'shared/model/bilingual'
import { fold } from 'shared/rules/evaluator/fold'
import {
  BETWEEN,
  DIGITS,
  isPair,
  MIDDLE_DIGIT,
  type PhraseTable,
  phrasesOf,
  worthOf,
} from 'shared/rules/evaluator/phrase-model'
import { wordsOf } from 'shared/rules/evaluator/words'

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

/** Penalty of the regression: chosen by leaving scenarios out. */
const PENALTY = 4
/** Phrases kept per language: twice as many agree by 0.01 better with answers to scenarios left out, and weigh twice as much. */
const KEPT = 1000
/** A word must stand in so many answers, a pair in one more, to so many scenarios. */
const ANSWERS_MIN = 2
const SCENARIOS_MIN = 2

export const readAnswers = (folder: string): RatedAnswer[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('answers.jsonl') || folder.endsWith('written'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as RatedAnswer),
    )

interface Row {
  scenarioId: string
  rating: number
  phrases: Set<string>
}
type Sparse = readonly (readonly [column: number, value: number])[]

const rowOf = ({ response, lang, scenarioId, expected }: RatedAnswer): Row => ({
  scenarioId,
  rating: expected,
  phrases: phrasesOf(wordsOf(fold(response).text, lang), lang),
})

/** Phrases that are frequent enough, with their rarity (logarithm of inverse document frequency). */
function vocabulary(rows: readonly Row[]) {
  const seen = new Map<string, { answers: number; scenarios: Set<string> }>()
  for (const { phrases, scenarioId } of rows)
    for (const phrase of phrases) {
      const entry = seen.get(phrase) ?? { answers: 0, scenarios: new Set() }
      entry.answers++
      entry.scenarios.add(scenarioId)
      seen.set(phrase, entry)
    }
  return [...seen]
    .filter(
      ([phrase, { answers, scenarios }]) =>
        answers >= (isPair(phrase) ? ANSWERS_MIN + 1 : ANSWERS_MIN) &&
        scenarios.size >= SCENARIOS_MIN &&
        !/\d/.test(phrase),
    )
    .map(([phrase, { answers }]) => ({
      phrase,
      rarity: Math.max(1, Math.round(Math.log(1 + rows.length / answers))),
    }))
}

const unit = (values: Sparse): Sparse => {
  const length = Math.sqrt(values.reduce((sum, [, v]) => sum + v * v, 0)) || 1
  return values.map(([c, v]) => [c, v / length] as const)
}

/** Solves A x = b for a symmetric positive definite A (Cholesky). */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length
  for (let j = 0; j < n; j++) {
    const row = a[j] as Float64Array
    for (let i = j; i < n; i++) {
      const other = a[i] as Float64Array
      let sum = other[j] as number
      for (let k = 0; k < j; k++) sum -= (other[k] as number) * (row[k] as number)
      other[j] = i === j ? Math.sqrt(sum) : sum / (row[j] as number)
    }
  }
  const x = Float64Array.from(b)
  for (let i = 0; i < n; i++) {
    const row = a[i] as Float64Array
    let sum = x[i] as number
    for (let k = 0; k < i; k++) sum -= (row[k] as number) * (x[k] as number)
    x[i] = sum / (row[i] as number)
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] as number
    for (let k = i + 1; k < n; k++) sum -= ((a[k] as Float64Array)[i] as number) * (x[k] as number)
    x[i] = sum / ((a[i] as Float64Array)[i] as number)
  }
  return x
}

/** Ridge regression in its dual form: as many unknowns as answers. Answers a weight per column, the base, and each column's spread. */
function ridge(rows: readonly Sparse[], ratings: readonly number[], columns: number) {
  const n = rows.length
  const mean = new Float64Array(columns)
  const square = new Float64Array(columns)
  for (const row of rows)
    for (const [c, v] of row) {
      mean[c] = (mean[c] as number) + v / n
      square[c] = (square[c] as number) + (v * v) / n
    }
  const average = ratings.reduce((sum, r) => sum + r, 0) / n
  const meanDot = rows.map((row) => row.reduce((sum, [c, v]) => sum + v * (mean[c] as number), 0))
  const meanSquare = mean.reduce((sum, m) => sum + m * m, 0)
  const dense = rows.map((row) => new Map(row))
  const gram = rows.map((row, i) => {
    const line = new Float64Array(n)
    for (let j = 0; j <= i; j++) {
      const other = dense[j] as Map<number, number>
      let dot = 0
      for (const [c, v] of row) dot += v * (other.get(c) ?? 0)
      line[j] = dot - (meanDot[i] as number) - (meanDot[j] as number) + meanSquare + (i === j ? PENALTY : 0)
    }
    return line
  })
  const alpha = solve(
    gram,
    Float64Array.from(ratings, (r) => r - average),
  )
  const weights = new Float64Array(columns)
  let total = 0
  rows.forEach((row, i) => {
    const a = alpha[i] as number
    total += a
    for (const [c, v] of row) weights[c] = (weights[c] as number) + a * v
  })
  for (let c = 0; c < columns; c++) weights[c] = (weights[c] as number) - total * (mean[c] as number)
  const base = average - weights.reduce((sum, w, c) => sum + w * (mean[c] as number), 0)
  const spread = square.map((s, c) => Math.sqrt(Math.max(0, s - (mean[c] as number) ** 2)))
  return { weights, base, spread }
}

export interface Trained {
  base: number
  step: number
  phrases: { phrase: string; rarity: number; weight: number }[]
}

/** The table that a set of answers makes: fitted to all phrases, then again to those that matter. */
export function train(answers: readonly RatedAnswer[]): Trained {
  const rows = answers.map(rowOf)
  const ratings = rows.map(({ rating }) => rating)
  const fitTo = (phrases: { phrase: string; rarity: number }[]) => {
    const columns = new Map(phrases.map(({ phrase }, i) => [phrase, i]))
    const sparse = rows.map((row) =>
      unit(
        [...row.phrases].flatMap((phrase) => {
          const c = columns.get(phrase)
          return c === undefined ? [] : [[c, worthOf(phrase, phrases[c]?.rarity ?? 0)] as const]
        }),
      ),
    )
    return ridge(sparse, ratings, phrases.length)
  }
  const all = vocabulary(rows)
  const first = fitTo(all)
  const kept = all
    .map((entry, i) => ({ ...entry, matters: Math.abs(first.weights[i] ?? 0) * (first.spread[i] ?? 0) }))
    .sort((a, b) => b.matters - a.matters || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, KEPT)
  const { weights, base } = fitTo(kept)
  const heaviest = weights.reduce((most, w) => Math.max(most, Math.abs(w)), 0)
  return {
    base: Math.round(base * 100) / 100,
    step: Math.round((heaviest / MIDDLE_DIGIT) * 1000) / 1000,
    phrases: kept
      .map(({ phrase, rarity }, i) => ({ phrase, rarity, weight: weights[i] ?? 0 }))
      .sort((a, b) => (a.phrase < b.phrase ? -1 : 1)),
  }
}

/** The lines of a table (phrase-model.ts). */
export function linesOf({ phrases, step }: Trained): string {
  const written = ({ phrase, weight }: Trained['phrases'][number]) =>
    phrase + DIGITS.charAt(Math.min(DIGITS.length - 1, Math.max(0, Math.round(weight / step) + MIDDLE_DIGIT)))
  const most = Math.max(...phrases.map(({ rarity }) => rarity))
  return Array.from({ length: most }, (_, i) =>
    phrases
      .filter(({ rarity }) => rarity === i + 1)
      .map(written)
      .join(BETWEEN),
  ).join('\n')
}

/** As the evaluator takes it. */
export const tableOf = (trained: Trained): PhraseTable => ({
  base: trained.base,
  step: trained.step,
  lines: linesOf(trained),
})

const source = (language: Language, trained: Trained) =>
  `import type { PhraseTable } from './phrase-model.ts'

/** Written by api/bench/evaluator/train.ts; not to be edited. */
export const PHRASES_${language.toUpperCase()}: PhraseTable = {
  base: ${trained.base},
  step: ${trained.step},
  // biome-ignore format: a table
  lines: \`
${linesOf(trained)}
\`.trim(),
}
`

/** The table of each language that these answers make; one in the other language of the test teaches nothing. */
export const tablesOf = (answers: readonly RatedAnswer[]): Record<Language, Trained> => {
  const of = (language: Language) =>
    train(answers.filter(({ lang, subkind }) => lang === language && subkind !== 'wrong-language'))
  return { fr: of('fr'), en: of('en') }
}

if (import.meta.main) {
  const here = import.meta.dirname
  const answers = [...readAnswers(join(here, 'written')), ...readAnswers(join(here, 'pool'))]
  const tables = tablesOf(answers)
  for (const language of ['fr', 'en'] as const)
    writeFileSync(
      join(here, `../../../shared/src/rules/evaluator/phrases-${language}.ts`),
      source(language, tables[language]),
    )
  console.log(`${answers.length} answers`)
}
