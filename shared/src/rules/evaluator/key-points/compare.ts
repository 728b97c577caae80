import type { Language } from '../../../model/bilingual.ts'
import type { KeyPoint } from '../../../model/content/rubric.ts'
import type { Concepts } from '../concepts.ts'
import type { Cue } from '../cues/find-cues.ts'
import { type PhraseWeights, rarityOfWord } from '../phrase-model.ts'
import type { SentenceShift } from '../rating/sentence-shifts.ts'
import type { ReadSentence } from '../read-answer.ts'
import { FEATURES, type Feature, type Measured, pointReader } from './features.ts'
import { LIKELY, likelyMade, TELLING } from './model.ts'

/** How a sentence compares with a key point. */
export interface Comparison {
  /** How likely the sentence makes the point. */
  likely: number
  /** Whether the sentence repeats most of the point's own words and affirms what the point affirms. */
  isRepeated: boolean
  /**
   * Whether the sentence says the contrary, in words that may be the point's own. Where a point has enough examples, this
   * is every sentence that is not like them.
   */
  isContrary: boolean
}
/** Share of a point's own words, weighted by rarity, from which a sentence repeats the point. */
const REPEATED = 0.6
/** A sentence with a sign of the contrary says the contrary where it is less likely than this to make the point. */
const CONTRARY_BELOW = 0.15

function comparison(measured: Measured): Comparison {
  const of = (feature: Feature) => measured.values[FEATURES.indexOf(feature)] ?? 0
  const likely = likelyMade(measured)
  const isSigned = of('clash') > of('agreement') || of('opposite') > 0 || of('dismisses') > 0
  return {
    likely,
    isRepeated: of('coveredByWords') >= REPEATED && of('agreement') > of('clash'),
    isContrary: measured.hasExamples ? likely < LIKELY : isSigned && likely < CONTRARY_BELOW,
  }
}

export interface ComparedIn {
  language: Language
  cues: readonly Cue[]
  /** How the n-grams of each sentence of the answer move a rating. */
  ratingShifts: readonly SentenceShift[]
  /** The phrase model, for the rarity of words. */
  weights: PhraseWeights
  concepts: Concepts
}
type Measure = ReturnType<typeof pointReader>
/**
 * What was read of the key points of each rubric, kept because many answers are compared with the same rubric. Each
 * language has phrase weights of its own, which tell the languages apart.
 */
const readers = new WeakMap<readonly KeyPoint[], WeakMap<PhraseWeights, Measure>>()
function readerOf(
  keyPoints: readonly KeyPoint[],
  { language, weights, concepts }: Omit<ComparedIn, 'cues' | 'ratingShifts'>,
): Measure {
  const ofRubric = readers.get(keyPoints) ?? new WeakMap<PhraseWeights, Measure>()
  readers.set(keyPoints, ofRubric)
  const before = ofRubric.get(weights)
  if (before) return before
  const rarityOf = (stem: string) => rarityOfWord(stem, weights)
  const measure = pointReader(keyPoints, { language, rarityOf, concepts, telling: TELLING[language] })
  ofRubric.set(weights, measure)
  return measure
}

/**
 * Sentences that are compared: several times as many as a long answer has. A text of thousands of them, each compared with
 * each key point, would hold the server up.
 */
export const COMPARED_MOST = 100
/** Compares each of the first sentences, given with its text, with each key point. */
export function compareAll(
  keyPoints: readonly KeyPoint[],
  sentences: readonly ReadSentence[],
  texts: readonly string[],
  { language, cues, ratingShifts, weights, concepts }: ComparedIn,
): Comparison[][] {
  const measure = readerOf(keyPoints, { language, weights, concepts })
  return sentences.slice(0, COMPARED_MOST).map(({ index, words, start }, i) => {
    const mine = cues.filter(({ sentence }) => sentence === index)
    const measured = measure({
      text: texts[i] ?? '',
      words,
      offset: start,
      learned: ratingShifts[index]?.shift ?? 0,
      cues: mine.filter(({ against }) => !against).length,
      isAgainst: mine.some(({ against }) => against),
    })
    return measured.map(comparison)
  })
}

/** Number of sentences up to which a sentence need not be more likely than `LIKELY` to make a point. */
const ALONE = 2
/** The log odds on either side of the limit within which the credit grows from nothing to the whole. */
const DOUBT = 1
const logOdds = (likely: number) => Math.log(likely / (1 - likely))
/**
 * The credit, 0 to 1, for a sentence of an answer with so many sentences; from one half on the point counts as made. The
 * more sentences there are, the more easily one of them fits by chance, and the more likely it has to be. The credit
 * grows gradually, so that one sentence more or less does not move a score by much.
 */
export function creditOf(likely: number, sentences: number): number {
  const least = logOdds(LIKELY) + Math.log(Math.max(1, sentences / ALONE))
  return Math.min(1, Math.max(0, 0.5 + (logOdds(likely) - least) / (2 * DOUBT)))
}
/** The least credit with which a point counts as made. */
export const CREDITED = 0.5
