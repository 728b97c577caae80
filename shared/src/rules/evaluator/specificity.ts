// How much of its own situation an answer uses. A memorized text that would fit any situation shares hardly a rare word
// with this one, makes hardly any of its key points, and tells no story of its own.
import type { Language } from '../../model/bilingual.ts'
import type { ScenarioKind } from '../../model/content/scenario.ts'
import type { Rarity } from './phrase-model.ts'
import type { ReadAnswer } from './read-answer.ts'
import type { Situation } from './situation.ts'
import type { Word } from './text/words.ts'

/** How distinctive a word of each rarity (phrase-model.ts) is of a situation. */
export const TELLS: Record<Rarity, number> = [0, 0.2, 0.7, 1, 1, 1]
/** Words with so few letters say nothing about a situation. */
const SHORT_WORD = 3
/** What a key point, and each past-tense word per hundred, adds to the share of distinctive words. */
const POINT_WORTH = 0.02
const POINTS_MOST = 4
const PAST_WORTH = 0.009
const PAST_USUAL = 2
/** The most that the past tense adds: a story may be about another question. */
const STORY_MOST = 0.03
/**
 * Share from which an answer is fully specific. Of the answers that are not sealed (api/bench/evaluator/sealed.ts), 95
 * % reach it with their own situation; of the memorized templates with two names filled in, 5 %.
 */
const WHOLE = 0.085
/** Share from which an answer is fully specific where the scenario lists no key points, so that only words count. */
const WHOLE_WITHOUT_POINTS = 0.06

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

export interface Told {
  situation: Situation
  kind: ScenarioKind
  /** Key points made in words of the rubric, and the number that the scenario lists. */
  met: number
  listed: number
  rarityOf: (stem: string) => Rarity
}

/** 0 for an answer that would fit any situation, 1 for one that refers to this one throughout. */
export function specificityOf({ words, language }: ReadAnswer, told: Told): number {
  const { situation, kind, met, listed, rarityOf } = told
  const own = new Set(
    words.filter(({ text }) => text.length > SHORT_WORD && !situation.names.has(text)).map(({ stem }) => stem),
  )
  let shared = 0
  for (const stem of own) if (situation.stems.has(stem)) shared += TELLS[rarityOf(stem)]
  const story =
    kind === 'personal' ? Math.min(STORY_MOST, Math.max(0, pastShare(words, language) - PAST_USUAL) * PAST_WORTH) : 0
  const used = shared / Math.max(1, own.size) + POINT_WORTH * Math.min(POINTS_MOST, met) + story
  return Math.min(1, used / (listed > 0 ? WHOLE : WHOLE_WITHOUT_POINTS))
}
