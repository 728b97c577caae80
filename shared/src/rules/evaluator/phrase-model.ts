import type { Language } from '../../model/bilingual.ts'
import type { Word } from './words.ts'

/**
 * What rated answers teach: a ridge regression of the rating on the words (stems) of an answer, on the words that stand under a negation
 * and on pairs of neighbours, each weighted by its rarity and the whole scaled to unit length, so that length by itself counts for
 * nothing. Trained by api/bench/evaluator/train.ts on the answers and contrasts beside it; the tables are its output.
 *
 * A phrase is kept as a number of sixteen bits, which takes a quarter of the bytes of its letters: tables travel to every device. One phrase
 * in sixteen that no table holds is taken for one that it holds.
 */
export interface PhraseTable {
  /** Rating of an answer that shows nothing. */
  base: number
  /** Points of a step of weight. */
  step: number
  /** The numbers of the phrases in their order, each as its distance from the one before: see `readGaps`. */
  gaps: string
  /** A sign for each phrase: its rarity and its weight, see `markOf`. */
  marks: string
}

/** Signs for numbers from 0 on, of those that a template literal takes as they are. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((sign) => !'`\\$'.includes(sign))
const MOST_GAP = SIGNS.length - 1
const NUMBERS = new Map(SIGNS.map((sign, i) => [sign, i]))
const numberOf = (sign: string) => NUMBERS.get(sign) ?? 0

/** Weights go from -`WEIGHT_MOST` to +`WEIGHT_MOST` steps. */
export const WEIGHT_MOST = 7
const WEIGHTS = 2 * WEIGHT_MOST + 1

/** In how many answers a phrase stands: from one in ten on, from one in thirty on, in fewer. */
export type Rarity = 0 | 1 | 2
export const COMMON: Rarity = 0
export const RARE: Rarity = 2
const WORTH = [1.5, 3, 5.5] as const
/** The rarity of a phrase that stands in so many of so many answers. */
export const rarityIn = (answers: number, all: number): Rarity =>
  answers * 10 >= all ? COMMON : answers * 30 >= all ? 1 : RARE

/** How much a pair counts beside a word of the same rarity (chosen by leaving scenarios out). */
const PAIR_SHARE = 0.8
/** Between the two stems of a pair. */
const PAIR = ' '
export const isPair = (phrase: string) => phrase.includes(PAIR)
/** What a phrase of this rarity is worth before the whole is scaled. */
export const worthOf = (phrase: string, rarity: Rarity) => (isPair(phrase) ? PAIR_SHARE : 1) * WORTH[rarity]

const NUMBERS_MAX = 0xffff
/** The number of a phrase: FNV-1a with a last stir, sixteen bits of it. */
export function phraseNumber(phrase: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < phrase.length; i++) hash = Math.imul(hash ^ phrase.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & NUMBERS_MAX
}

/** Writes rising numbers as their distances; one above `MOST_GAP` takes several signs. */
export function writeGaps(numbers: readonly number[]): string {
  let before = -1
  let written = ''
  for (const number of numbers) {
    const gap = number - before - 1
    written += SIGNS[MOST_GAP]?.repeat(Math.floor(gap / MOST_GAP)) ?? ''
    written += SIGNS[gap % MOST_GAP] ?? ''
    before = number
  }
  return written
}
export function readGaps(gaps: string): number[] {
  const numbers: number[] = []
  let number = -1
  for (const sign of gaps) {
    const gap = numberOf(sign)
    number += gap
    if (gap === MOST_GAP) continue
    number += 1
    numbers.push(number)
  }
  return numbers
}

/** The sign of a rarity and a weight in steps. */
export const markOf = (rarity: Rarity, steps: number): string =>
  SIGNS[rarity * WEIGHTS + Math.min(WEIGHT_MOST, Math.max(-WEIGHT_MOST, Math.round(steps))) + WEIGHT_MOST] ?? ''

interface Entry {
  rarity: Rarity
  weight: number
}
/** By the number of the phrase. */
export type PhraseWeights = ReadonlyMap<number, Entry>
export interface OpenTable {
  base: number
  weights: PhraseWeights
}

/** Opens a table for look-up. */
export const openTable = ({ base, step, gaps, marks }: PhraseTable): OpenTable => ({
  base,
  weights: new Map(
    readGaps(gaps).map((number, i) => {
      const mark = numberOf(marks.charAt(i))
      const rarity = Math.floor(mark / WEIGHTS) as Rarity
      return [number, { rarity, weight: ((mark % WEIGHTS) - WEIGHT_MOST) * step }] as const
    }),
  ),
})

/** How rare a word is among rated answers; one that no table holds is rare. */
export const rarityOfWord = (stem: string, weights: PhraseWeights): Rarity =>
  weights.get(phraseNumber(stem))?.rarity ?? RARE

const list = (words: string) => new Set(words.split(' '))
const NEGATIONS: Record<Language, ReadonlySet<string>> = {
  fr: list("ne n' pas jamais sans rien aucun aucune"),
  en: list("not don' doesn' didn' won' wouldn' can' couldn' isn' aren' wasn' never without no nothing"),
}
/** Words after a negation that stand under it. */
const REACH = 3

/** The stems of an answer, each once, once more with a mark where they stand under a negation, and the pairs of neighbours. */
export function phrasesOf(words: readonly Pick<Word, 'text' | 'stem'>[], language: Language): Set<string> {
  const phrases = new Set<string>()
  let under = 0
  let before: string | undefined
  for (const { text, stem } of words) {
    phrases.add(stem)
    if (before !== undefined) phrases.add(before + PAIR + stem)
    before = stem
    if (under > 0) phrases.add(`!${stem}`)
    under = NEGATIONS[language].has(text) ? REACH : Math.max(0, under - 1)
  }
  return phrases
}

/** How far the phrases of an answer move its rating from the base; 0 where none is known. */
export function phraseShift(phrases: Iterable<string>, weights: PhraseWeights): number {
  let sum = 0
  let squares = 0
  for (const phrase of phrases) {
    const entry = weights.get(phraseNumber(phrase))
    if (!entry) continue
    const worth = worthOf(phrase, entry.rarity)
    sum += entry.weight * worth
    squares += worth * worth
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}
