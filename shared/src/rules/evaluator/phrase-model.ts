import type { Language } from '../../model/bilingual.ts'
import type { Word } from './words.ts'

/**
 * What rated answers teach: a ridge regression of the rating on the words (stems) of an answer, on the words that stand under a negation
 * and on pairs of neighbours, each weighted by its rarity and the whole scaled to unit length, so that length by itself counts for
 * nothing. Trained by api/bench/evaluator/train.ts on the answers beside it; the tables are its output.
 */
export interface PhraseTable {
  /** Rating of an answer that shows nothing. */
  base: number
  /** Points of a step of weight. */
  step: number
  /** Per rarity, from 1 on, a line of phrases, each with a digit: its weight in steps, `MIDDLE_DIGIT` for none. */
  lines: string
}

/** One digit a phrase keeps the tables small: they travel to every device. */
export const DIGITS = '0123456789ABCDEFGHIJK'
export const MIDDLE_DIGIT = 10
/** How much a pair counts beside a word of the same rarity (chosen by leaving scenarios out). */
const PAIR_SHARE = 0.8
/** Between two phrases of a line. */
export const BETWEEN = ','
/** Between the two stems of a pair. */
const PAIR = ' '
export const isPair = (phrase: string) => phrase.includes(PAIR)

interface Entry {
  rarity: number
  weight: number
}
export type PhraseWeights = ReadonlyMap<string, Entry>
export interface OpenTable {
  base: number
  weights: PhraseWeights
}

/** What a phrase of this rarity is worth before the whole is scaled. */
export const worthOf = (phrase: string, rarity: number) => (isPair(phrase) ? PAIR_SHARE * rarity : rarity)

/** Opens a table for look-up. */
export const openTable = ({ base, step, lines }: PhraseTable): OpenTable => ({
  base,
  weights: new Map(
    lines.split('\n').flatMap((line, i) =>
      line.split(BETWEEN).map((entry) => {
        const phrase = entry.slice(0, -1)
        const weight = (DIGITS.indexOf(entry.slice(-1)) - MIDDLE_DIGIT) * step
        return [phrase, { rarity: worthOf(phrase, i + 1), weight }] as const
      }),
    ),
  ),
})

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
    const entry = weights.get(phrase)
    if (!entry) continue
    sum += entry.weight * entry.rarity
    squares += entry.rarity * entry.rarity
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}
