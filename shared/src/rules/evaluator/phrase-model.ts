import { fold } from './text/fold.ts'

/**
 * The model learned from rated answers: a ridge regression of the rating on character n-grams (four to seven
 * characters, across words), each weighted by its rarity (TF-IDF) and the whole scaled to unit length, so that length
 * by itself has no effect. Trained by api/bench/evaluator/train.ts on its answers and contrasts without the sealed
 * scenarios; the tables are its output.
 *
 * An n-gram is stored as a 24-bit hash: of the n-grams that are in no table, fewer than one in two hundred
 * collides with one that is.
 */
export interface PhraseTable {
  /** Rating of an answer without any known n-gram. */
  base: number
  /** Points per step of weight. */
  step: number
  /** The hashes of the n-grams in ascending order, each as its difference from the one before: see `readGaps`. */
  gaps: string
  /** One character per n-gram with its rarity and weight, see `markOf`. */
  marks: string
}

/** Characters that encode numbers from 0 on: those that a template literal needs no escape for. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((sign) => !'`\\$'.includes(sign))
const MOST_GAP = SIGNS.length - 1
const NUMBERS = new Map(SIGNS.map((sign, i) => [sign, i]))
const numberOf = (sign: string) => NUMBERS.get(sign) ?? 0

/** Weights go from -`WEIGHT_MOST` to +`WEIGHT_MOST` steps. */
export const WEIGHT_MOST = 7
const WEIGHTS = 2 * WEIGHT_MOST + 1

/**
 * Share of the answers that contain an n-gram: more than a quarter, up to a quarter, up to a sixteenth, and so on in
 * powers of four.
 */
export type Rarity = 0 | 1 | 2 | 3 | 4 | 5
export const RAREST: Rarity = 5
/** The rarity of an n-gram that `answers` of `all` answers contain. */
export const rarityIn = (answers: number, all: number): Rarity =>
  Math.min(RAREST, Math.max(0, Math.floor(Math.log2(all / Math.max(1, answers)) / 2))) as Rarity
/** Weight of an n-gram of this rarity before the scaling: the inverse document frequency at the middle of its class. */
export const worthOf = (rarity: Rarity) => 1 + (2 * rarity + 1) * Math.LN2

const SHORTEST = 4
const LONGEST = 7
const NUMBERS_MAX = 0xffffff
const FNV = { offset: 0x811c9dc5, prime: 0x01000193 }
/** Mixes an FNV-1a hash once more and keeps 24 bits. */
function stirred(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 12)) & NUMBERS_MAX
}
export function phraseNumber(phrase: string): number {
  let hash = FNV.offset
  for (let i = 0; i < phrase.length; i++) hash = Math.imul(hash ^ phrase.charCodeAt(i), FNV.prime)
  return stirred(hash)
}
/**
 * The hash under which a table stores the rarity of a word, by its stem. The `=`, which no n-gram contains, keeps it
 * apart from the n-grams.
 */
export const wordNumber = (stem: string) => phraseNumber(`=${stem}`)

/**
 * Writes ascending numbers as the differences between them, in base `HALF`: the last digit of a difference is one of
 * the first `HALF` characters, and every digit before it one of the next `HALF`.
 */
export function writeGaps(numbers: readonly number[]): string {
  let before = -1
  let written = ''
  for (const number of numbers) {
    let gap = number - before - 1
    let digits = SIGNS[gap % HALF] ?? ''
    for (gap = Math.floor(gap / HALF); gap > 0; gap = Math.floor((gap - 1) / HALF))
      digits = (SIGNS[HALF + ((gap - 1) % HALF)] ?? '') + digits
    written += digits
    before = number
  }
  return written
}
const HALF = Math.floor(MOST_GAP / 2)
export function readGaps(gaps: string): number[] {
  const numbers: number[] = []
  let number = -1
  let gap = 0
  for (let i = 0; i < gaps.length; i++) {
    const digit = numberOf(gaps.charAt(i))
    if (digit >= HALF) gap = gap * HALF + digit - HALF + 1
    else {
      number += gap * HALF + digit + 1
      numbers.push(number)
      gap = 0
    }
  }
  return numbers
}

/** The character of an n-gram; the weight in steps, limited to the scale. */
export function markOf(rarity: Rarity, steps: number): string {
  const weight = Math.max(-WEIGHT_MOST, Math.min(WEIGHT_MOST, Math.round(steps)))
  return SIGNS[rarity * WEIGHTS + weight + WEIGHT_MOST] ?? ''
}

interface Entry {
  rarity: Rarity
  weight: number
}
/** The rarity and weight of each n-gram, by its hash. */
export interface PhraseWeights {
  readonly size: number
  get(number: number): Entry | undefined
}
export interface OpenTable {
  base: number
  weights: PhraseWeights
}

/** Bits of a hash by which n-grams are found; the others tell apart those that share them. */
const LOW_BITS = 8
/**
 * Decodes a table for look-up: one byte for the lower bits of each hash and one for its mark, and for the upper bits the
 * place of the first n-gram that has them. A `Map` of a whole table takes ten times the memory.
 */
export function openTable({ base, step, gaps, marks: written }: PhraseTable): OpenTable {
  const numbers = readGaps(gaps)
  const entries: Entry[] = SIGNS.map((_, mark) => ({
    rarity: Math.floor(mark / WEIGHTS) as Rarity,
    weight: ((mark % WEIGHTS) - WEIGHT_MOST) * step,
  }))
  const marks = Uint8Array.from(numbers, (_, i) => numberOf(written.charAt(i)))
  const lows = Uint8Array.from(numbers)
  const firsts = new Uint32Array((NUMBERS_MAX >> LOW_BITS) + 2)
  for (const number of numbers) firsts[(number >> LOW_BITS) + 1] = (firsts[(number >> LOW_BITS) + 1] as number) + 1
  for (let i = 1; i < firsts.length; i++) firsts[i] = (firsts[i] as number) + (firsts[i - 1] as number)
  const get = (number: number) => {
    const high = number >> LOW_BITS
    const low = number & 0xff
    const end = firsts[high + 1] as number
    for (let i = firsts[high] as number; i < end; i++) if (lows[i] === low) return entries[marks[i] as number]
    return undefined
  }
  return { base, weights: { size: numbers.length, get } }
}

/** The rarity of a word among rated answers; a word that no table has counts among the rarest. */
export const rarityOfWord = (stem: string, weights: PhraseWeights): Rarity =>
  weights.get(wordNumber(stem))?.rarity ?? RAREST

/** Everything but letters, digits, apostrophes and the marks ? ! . and , becomes a space. */
const SPACES = /[^a-z0-9'?!.,]+/g
const WORD = /[a-z0-9']+/g
/** The second word of a pair is at most so many words after the first. */
const REACH = 3
/** The hash of two words that follow each other, or of two with one or two words between them. */
export const pairNumber = (first: string, second: string, isNext: boolean) =>
  phraseNumber(`${first}${isNext ? '_' : '~'}${second}`)
/** Calls back with the hash of each pair of words, of which the second is at most `REACH` words after the first. */
export function forPairs(words: readonly string[], found: (number: number) => void): void {
  for (const [i, first] of words.entries())
    for (let k = i + 1; k <= i + REACH && k < words.length; k++)
      found(pairNumber(first, words[k] as string, k === i + 1))
}

/** The character n-grams and the word pairs of a folded text by hash, with their counts. */
export function phrasesOf(folded: string): Map<number, number> {
  const text = ` ${folded.replace(SPACES, ' ').trim()} `
  const phrases = new Map<number, number>()
  const add = (number: number) => phrases.set(number, (phrases.get(number) ?? 0) + 1)
  for (let from = 0; from + SHORTEST <= text.length; from++) {
    let hash = FNV.offset
    const last = Math.min(LONGEST, text.length - from)
    for (let k = 0; k < last; k++) {
      hash = Math.imul(hash ^ text.charCodeAt(from + k), FNV.prime)
      if (k + 1 < SHORTEST) continue
      add(stirred(hash))
    }
  }
  forPairs(text.match(WORD) ?? [], add)
  return phrases
}
/** The n-grams of a text that is not folded yet, by hash, with their counts. */
export const phrasesIn = (text: string) => phrasesOf(fold(text).text)

/** The weight of an n-gram that occurs `count` times in a text. */
export const phraseValue = (rarity: Rarity, count: number) => (1 + Math.log(count)) * worthOf(rarity)

/** What the n-grams of a text weigh together, and their squared length. */
export interface PhraseSums {
  sum: number
  squares: number
}
export function phraseSums(phrases: ReadonlyMap<number, number>, weights: PhraseWeights): PhraseSums {
  let [sum, squares] = [0, 0]
  for (const [number, count] of phrases) {
    const entry = weights.get(number)
    if (!entry) continue
    const value = phraseValue(entry.rarity, count)
    sum += entry.weight * value
    squares += value * value
  }
  return { sum, squares }
}
/**
 * How far the n-grams of a text move its rating from the base; 0 where none is known. `damping` is added to their
 * squared length, so that a few n-grams move it less.
 */
export const shiftOf = ({ sum, squares }: PhraseSums, damping = 0) =>
  squares + damping === 0 ? 0 : sum / Math.sqrt(squares + damping)
export const phraseShift = (phrases: ReadonlyMap<number, number>, weights: PhraseWeights, damping = 0) =>
  shiftOf(phraseSums(phrases, weights), damping)
