// How much of an answer tells what happened, and how much says what one would do.
import type { Language } from '../../../model/bilingual.ts'
import type { Word } from './words.ts'

const PAST: Record<Language, RegExp> = {
  en: /^(?:\w{2,}ed|was|were|had|did|felt|said|told|went|got|came|thought|knew|took|made|kept|found|left|lost|saw|gave|ran|began|wrote)$/,
  fr: /^(?:ai|etais|avais|etait|avait|etions|avions|etaient|avaient|\w*[^r](?:ais|ait|aient))$/,
}
/** Past-tense words per hundred words: many in a story, few in a plan. */
export const pastShare = (words: readonly Word[], language: Language) =>
  (100 * words.filter(({ text }) => PAST[language].test(text)).length) / Math.max(1, words.length)

const SUPPOSED: Record<Language, RegExp> = { en: /^(?:would|d|will|ll)$/, fr: /rais$/ }
/** Words per hundred that say what one would do: many in a plan, few in a story. */
export const supposedShare = (words: readonly Word[], language: Language) =>
  (100 * words.filter(({ text }) => SUPPOSED[language].test(text)).length) / Math.max(1, words.length)
