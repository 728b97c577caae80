import type { Language } from '../../model/bilingual.ts'
import type { Word } from './words.ts'

/**
 * What rated answers teach: a ridge regression of the rating on the words (stems) of an answer and on the words that stand under a
 * negation, each weighted by its rarity and the whole scaled to unit length, so that length by itself counts for nothing. Pairs of words
 * agreed no better with answers to scenarios that were left out. Trained by api/bench/evaluator/train.ts on the answers beside it; the
 * tables are its output.
 */
export interface PhraseTable {
  /** Rating of an answer that shows nothing. */
  base: number
  /** Lines of a stem (`!stem` under a negation) and two digits of `DIGITS`: rarity in halves, and weight in twentieths from -31/20 on. */
  lines: string
}

/** Two digits a stem keep the tables small: they travel to every device. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const RARITY_STEPS = 2
export const WEIGHT_STEPS = 20
export const WEIGHT_ZERO = 31

interface Entry {
  rarity: number
  weight: number
}
export type PhraseWeights = ReadonlyMap<string, Entry>
export interface OpenTable {
  base: number
  weights: PhraseWeights
}

/** Opens a table for look-up. */
export const openTable = ({ base, lines }: PhraseTable): OpenTable => ({
  base,
  weights: new Map(
    lines.split('\n').map((line) => {
      const [rarity, weight] = [DIGITS.indexOf(line.at(-2) ?? ''), DIGITS.indexOf(line.at(-1) ?? '')]
      return [line.slice(0, -2), { rarity: rarity / RARITY_STEPS, weight: (weight - WEIGHT_ZERO) / WEIGHT_STEPS }]
    }),
  ),
})

const list = (words: string) => new Set(words.split(' '))
const NEGATIONS: Record<Language, ReadonlySet<string>> = {
  fr: list("ne n' pas jamais sans rien aucun aucune"),
  en: list("not don' doesn' didn' won' wouldn' can' couldn' isn' aren' wasn' never without no nothing"),
}
/** Words after a negation that stand under it. */
const REACH = 3

/** The stems of an answer, each once, and once more with a mark where they stand under a negation. */
export function phrasesOf(words: readonly Pick<Word, 'text' | 'stem'>[], language: Language): Set<string> {
  const phrases = new Set<string>()
  let under = 0
  for (const { text, stem } of words) {
    phrases.add(stem)
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
