// What the training of phrase tables has in common: texts as rows, the choice of phrases, the encoding, the source file.
import { type PhraseTable, phraseValue, type Rarity, WEIGHT_MOST, writeGaps } from 'shared/rules/evaluator/phrase-model'
import type { Sparse } from './ridge.ts'

/** Phrases by hash, with their counts. */
export type Phrases = ReadonlyMap<number, number>
export interface Entry {
  number: number
  rarity: Rarity
}

/**
 * A text as a row of unit length; `columns` are the places of the entries by their numbers. `damping` is added to the
 * squared length, so that the row of a short text is shorter.
 */
export function rowOf(
  phrases: Phrases,
  columns: ReadonlyMap<number, number>,
  entries: readonly Entry[],
  damping = 0,
): Sparse {
  const kept = [...phrases].flatMap(([number, times]) => {
    const column = columns.get(number)
    return column === undefined ? [] : [[column, phraseValue(entries[column]?.rarity ?? 0, times)] as const]
  })
  const length = Math.sqrt(kept.reduce((sum, [, value]) => sum + value * value, damping)) || 1
  return {
    columns: Int32Array.from(kept, ([column]) => column),
    values: Float64Array.from(kept, ([, value]) => value / length),
  }
}

/** The entries with the most influence: weight times spread, both in the order of the entries. */
export const mostInfluential = (
  entries: readonly Entry[],
  { weights, spread }: { weights: Float64Array; spread: Float64Array },
  most: number,
): Entry[] =>
  entries
    .map((entry, i) => ({ ...entry, matters: Math.abs(weights[i] ?? 0) * (spread[i] ?? 0) }))
    .sort((a, b) => b.matters - a.matters || a.number - b.number)
    .slice(0, most)

/**
 * The size of a step of weight, chosen so that a share `within` of the weights lies on the scale; the others are cut to
 * its end, and the steps are finer for it.
 */
export function stepOf(weights: Float64Array, within: number): number {
  const sizes = weights.map(Math.abs).sort()
  return Number(((sizes[Math.floor(sizes.length * within)] ?? 0) / WEIGHT_MOST).toPrecision(3))
}

/** A table with the mark of each number. */
export function tableOf(base: number, step: number, marks: ReadonlyMap<number, string>): PhraseTable {
  const entries = [...marks].sort(([a], [b]) => a - b)
  return {
    base: Math.round(base * 100) / 100,
    step,
    gaps: writeGaps(entries.map(([number]) => number)),
    marks: entries.map(([, mark]) => mark).join(''),
  }
}

/** The source file of a table: its constant is `name`, and `script` is the one that writes it. */
export const tableSource = (name: string, script: string, { base, step, gaps, marks }: PhraseTable) =>
  `import type { PhraseTable } from '../../phrase-model.ts'

/** Written by api/bench/evaluator/${script}; not to be edited. */
export const ${name}: PhraseTable = {
  base: ${base},
  step: ${step},
  // biome-ignore-start format: a table
  gaps: \`${gaps}\`,
  marks: \`${marks}\`,
  // biome-ignore-end format: a table
}
`
