import type { Language } from '../../model/bilingual.ts'
import type { ClarityFact } from '../../model/content/game-content.ts'
import type { Terms } from '../../model/content/rubric.ts'
import type { GameScoring } from '../../model/game-result.ts'
import { normalForm } from '../../model/normal-form.ts'
import { mean } from '../mean.ts'
import { countWords } from '../practice/count-words.ts'

/** The points of each part; together they are `ALL_POINTS`. */
export const CLARITY_POINTS = { words: 2, polite: 1, noSlang: 1, capital: 0.5, ending: 0.5 } as const
const ALL_POINTS = 5
const WORDS_MIN = 3
export const CLARITY_SCORING: GameScoring = { unit: 'points', better: 'higher', outOf: 100, digits: 0 }

/** Polite phrases beside those of the content. */
const POLITE: Terms = {
  fr: ["s'il vous plaît", 'merci', 'pourriez-vous', 'je vous prie'],
  en: ['please', 'thank you', 'could you', 'would you mind'],
}
const SLANG: Terms = {
  fr: ['ouais', 'chill', 'dude', 'gonna', 'wanna'],
  en: ['ouais', 'chill', 'dude', 'gonna', 'wanna'],
}

export type ClarityPoint = keyof typeof CLARITY_POINTS
export interface ClarityScore {
  /** Out of 100. */
  score: number
  earned: Record<ClarityPoint, boolean>
}
export interface ClarityLists {
  politePhrases: Terms
  slang: Terms
}

/** A form in which case, typographic apostrophes and unusual spaces make no difference. */
export const foldPhrase = (text: string) =>
  normalForm(text).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text holds a phrase as whole words: « tu » is not in « vertu », nor « u » in “u-turn”. */
export const holdsPhrase = (text: string, phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(foldPhrase(phrase))}(?![\\p{L}\\p{N}-])`, 'u').test(foldPhrase(text))

/** How clear and polite a rewritten message is, by five rules; an empty one earns nothing. */
export function scoreClarity(text: string, original: string, language: Language, lists: ClarityLists): ClarityScore {
  const written = text.trim()
  const holdsAny = (own: Terms, given: Terms) =>
    [...own[language], ...given[language]].some((phrase) => holdsPhrase(written, phrase))
  const words = countWords(written)
  const there = written !== ''
  const earned = {
    // Enough words, or as many as the original, is sufficient.
    words: there && (words >= WORDS_MIN || words >= countWords(original)),
    polite: there && holdsAny(POLITE, lists.politePhrases),
    noSlang: there && !holdsAny(SLANG, lists.slang),
    capital: /^[^\p{L}]*\p{Lu}/u.test(written),
    ending: /[.!?…»]["”')]*$/.test(written),
  }
  const points = (Object.keys(CLARITY_POINTS) as ClarityPoint[]).reduce(
    (sum, point) => sum + (earned[point] ? CLARITY_POINTS[point] : 0),
    0,
  )
  return { score: (points / ALL_POINTS) * 100, earned }
}

/** For each fact of the message, whether the rewritten text still says it. */
export const keptFacts = (text: string, facts: readonly ClarityFact[], language: Language): boolean[] =>
  facts.map(({ phrases }) => phrases[language].some((phrase) => holdsPhrase(text, phrase)))

/** The game's score: the mean of its messages' scores, rounded. */
export const clarityTotal = (scores: readonly ClarityScore[]) => Math.round(mean(scores.map(({ score }) => score)))
