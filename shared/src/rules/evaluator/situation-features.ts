// What an answer and its situation have in common, for the models of specificity.ts.
import { type Concepts, conceptsIn } from './concepts.ts'
import type { Telling } from './key-points/features.ts'
import type { Rarity } from './phrase-model.ts'
import type { ReadAnswer } from './read-answer.ts'
import { contentStems, namesIn, type Situation } from './situation.ts'
import { pastShare, supposedShare } from './text/tenses.ts'
import type { Word } from './text/words.ts'
import { meantBy, worthInBoth, worthOf } from './weighed.ts'

/** How distinctive a word of each rarity (phrase-model.ts) is of a situation. */
export const TELLS: Record<Rarity, number> = [0, 0.2, 0.7, 1, 1, 1]

/** The measurements of an answer against its situation, in the order of the values. */
export const SITUATION_FEATURES = [
  'base',
  /** Weight of the words that both have (log), and how many of them are rare (log). */
  'words',
  'rareWords',
  /** That weight as a share of the situation's words, and of the answer's. */
  'wordsOfIt',
  'wordShare',
  /** Names of the situation in the answer, up to two; their share; whether the situation has none. */
  'named',
  'namedShare',
  'noNames',
  /** Names in the answer that the situation does not have, up to three. */
  'strangers',
  /** Weight of the concepts that both have (log), as a share of the answer's, and of the situation's. */
  'concepts',
  'conceptShare',
  'conceptsOfIt',
  /** Key points made in words of the rubric, up to four, and whether the scenario lists none. */
  'points',
  'noPoints',
  /** Logarithm of the number of words beside the usual number, and how far it is above. */
  'length',
  'longer',
  'situationLength',
  /** Words per ten that tell what happened, and that say what one would do. */
  'past',
  'supposed',
] as const
export type SituationFeature = (typeof SITUATION_FEATURES)[number]
/** A logistic model of these features, and the logits at which a property begins (`none`) and is whole. */
export interface SituationModel {
  weights: Record<SituationFeature, number>
  none: number
  whole: number
}

export interface AboutSituation {
  situation: Situation
  /** Key points made in words of the rubric, and the number that the scenario lists. */
  points: { made: number; listed: number }
  concepts: Concepts
  telling: Telling
  rarityOf: (stem: string) => Rarity
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** From this rarity on hardly any answer to another situation contains a word by chance. */
const RARE: Rarity = 4
/** Counts beyond these say no more. */
const NAMES_MOST = 2
const STRANGERS_MOST = 3
const POINTS_MOST = 4
/** Words of a text of usual length, whose feature is then 0. */
const USUAL_LENGTH = 55
const lengthOf = (words: readonly Word[]) => Math.log(Math.max(1, words.length) / USUAL_LENGTH)

/** The features of an answer in the order of `SITUATION_FEATURES`; `original` is its text before folding. */
export function situationFeatures(
  { words, folded, language }: ReadAnswer,
  original: string,
  { situation, points, concepts, telling, rarityOf }: AboutSituation,
): number[] {
  const weightOf = (stem: string) => TELLS[rarityOf(stem)]
  const content = contentStems(words)
  const inBoth = [...content].filter((stem) => situation.stems.has(stem))
  const shared = sum(inBoth.map(weightOf))
  const said = new Set(words.map(({ text }) => text))
  const known = new Set(situation.words.map(({ text }) => text))
  const isNamed = (name: string) => (name.includes('-') ? folded.text.includes(name) : said.has(name))
  const named = Math.min(NAMES_MOST, [...situation.names].filter(isNamed).length)
  let strangers = 0
  for (const name of namesIn(original)) {
    // To search the text for each of thousands of names would hold the server up.
    if (strangers === STRANGERS_MOST) break
    if (!known.has(name) && (said.has(name) || folded.text.includes(name))) strangers++
  }
  const own = meantBy(conceptsIn(words, concepts), telling)
  const its = meantBy(conceptsIn(situation.words, concepts), telling)
  const common = worthInBoth(own, its)
  const values: Record<SituationFeature, number> = {
    base: 1,
    words: Math.log1p(shared),
    rareWords: Math.log1p(inBoth.filter((stem) => rarityOf(stem) >= RARE).length),
    wordsOfIt: shared / Math.max(1, sum([...situation.stems].map(weightOf))),
    wordShare: shared / Math.max(1, sum([...content].map(weightOf))),
    named,
    namedShare: named / Math.max(1, Math.min(NAMES_MOST, situation.names.size)),
    noNames: Number(situation.names.size === 0),
    strangers,
    concepts: Math.log1p(common),
    conceptShare: common / Math.max(0.5, worthOf(own)),
    conceptsOfIt: common / Math.max(0.5, worthOf(its)),
    points: Math.min(POINTS_MOST, points.made),
    noPoints: Number(points.listed === 0),
    length: lengthOf(words),
    longer: Math.max(0, lengthOf(words)),
    situationLength: lengthOf(situation.words),
    past: pastShare(words, language) / 10,
    supposed: supposedShare(words, language) / 10,
  }
  return SITUATION_FEATURES.map((feature) => values[feature])
}
