// The numbers of an assistant's reply: the names that stand for each metric, and the scales.
import { SCORE_MAX } from '../../model/evaluation.ts'

export type MarkName = 'score' | 'clinicalAccuracy' | 'communication' | 'empathy'
export const METRICS = ['clinicalAccuracy', 'communication', 'empathy'] as const

/** A number as it was written; `max` where the text names the maximum. */
export interface Mark {
  value: number
  max?: number
}
export type Marks = Partial<Record<MarkName, Mark>>

/** The words by which replies name each number, in lower case without accents. */
export const NAMES: Readonly<Record<MarkName, readonly string[]>> = {
  clinicalAccuracy: [
    'clinical accuracy',
    'clinicalaccuracy',
    'clinical judgement',
    'clinical judgment',
    'professional judgement',
    'professional judgment',
    'jugement clinique',
    'jugement professionnel',
    'exactitude clinique',
    'precision clinique',
    'justesse clinique',
    'decision making',
    'decision-making',
    'prise de decision',
    'judgement',
    'judgment',
    'jugement',
    'raisonnement',
    'reasoning',
  ],
  communication: ['communication skills', 'communication'],
  empathy: ['empathy', 'empathie'],
  score: [
    'overall score',
    'overall rating',
    'overall evaluation',
    'overall grade',
    'total score',
    'final score',
    'global score',
    'overallscore',
    'totalscore',
    'finalscore',
    'scoreglobal',
    'noteglobale',
    'score global',
    'score total',
    'score final',
    'note globale',
    'note finale',
    'note totale',
    'note generale',
    'evaluation globale',
    'appreciation globale',
    'pointage',
    'overall',
    'global',
    'score',
    'rating',
    'grade',
    'mark',
    'note',
    'cote',
    'total',
    'resultat',
    'result',
  ],
}

/** Lower case without accents, of the same length as the text, so that offsets are valid in both. */
export function foldedLine(text: string): string {
  const folded: string[] = []
  for (const c of text.toLowerCase()) {
    const plain = c.normalize('NFD').charAt(0)
    folded.push(c.length === 1 ? plain : c)
  }
  return folded.join('')
}

const KEYS = new Map(
  Object.entries(NAMES).flatMap(([name, words]) => words.map((w) => [w.replace(/[ -]/g, ''), name as MarkName])),
)
/** The metric that a key of an object names. */
export const markOfKey = (key: string) => KEYS.get(foldedLine(key).replace(/[^a-z]/g, ''))

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?![\d]|[.,]\d)`
const OUT_OF = String.raw`\s{0,3}(?:\/|⁄|\bsur\b|\bout of\b|\bon\b|\bof\b|\bde\b)\s{0,3}`
/** One number or a range, and its maximum. */
export const VALUE = String.raw`(${NUMBER})(?:\s{0,3}(?:[-–—]|\bto\b|\ba\b|à|\band\b|\bet\b|\bou\b|\bor\b)\s{0,3}(${NUMBER}))?(?:${OUT_OF}(${NUMBER})|\s{0,2}(%|percent\b|per cent\b|pour cent\b))?`
const START = new RegExp(
  String.raw`^[\s~≈*_"'(+]{0,8}(?:(?:between|entre|about|environ|from|de|around|autour de)\s)?${VALUE}`,
)

const numberOf = (text: string) => Number(text.replace(',', '.'))
const isWholeScale = (low: number, high: number) => low <= 1 && [5, 9, 10, 20, 100].includes(high)

/**
 * The number in the groups of `VALUE`, for a range its middle; undefined where the text is a scale itself, such as 1-9,
 * where a range falls, or where the number exceeds its maximum.
 */
export function markOf(first: string, second?: string, outOf?: string, percent?: string): Mark | undefined {
  const low = numberOf(first)
  const high = second === undefined ? low : numberOf(second)
  if (second !== undefined && (high < low || (isWholeScale(low, high) && outOf === undefined))) return undefined
  const max = percent ? 100 : outOf === undefined ? undefined : numberOf(outOf)
  const value = (low + high) / 2
  if (max === undefined) return { value }
  return max >= 3 && value <= max ? { value, max } : undefined
}

/** The number at the beginning of a text. */
export function readMark(text: string): Mark | undefined {
  const found = START.exec(foldedLine(text.slice(0, 60)))
  return found?.[1] === undefined ? undefined : markOf(found[1], found[2], found[3], found[4])
}

/** The maximum of bare numbers: the smallest scale that contains all of them. */
const scaleOf = (values: readonly number[]) => {
  const most = Math.max(0, ...values)
  return [SCORE_MAX, 10, 20, 100].find((max) => most <= max)
}
const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * All numbers converted to a maximum of nine; null where no scale contains them. `assumed` is the maximum where the
 * text names none and its numbers go beyond nine.
 */
export function outOfNine(
  marks: Marks,
): { nine: Partial<Record<MarkName, number>>; assumed: number | undefined } | null {
  const all = Object.values(marks)
  const bare = all.filter(({ max }) => max === undefined).map(({ value }) => value)
  const said = marks.score?.max ?? all.find(({ max }) => max !== undefined)?.max
  const isSaid = said !== undefined && bare.every((value) => value <= said)
  const scale = isSaid ? said : scaleOf(bare)
  if (scale === undefined) return null
  const nine = Object.fromEntries(
    Object.entries(marks).map(([name, { value, max = scale }]) => [name, rounded((value / max) * SCORE_MAX)]),
  )
  return { nine, assumed: isSaid || scale === SCORE_MAX ? undefined : scale }
}
