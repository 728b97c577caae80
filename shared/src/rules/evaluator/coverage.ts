import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/content/rubric.ts'
import type { Cue } from './find-cues.ts'
import { FEATURES, pointReader } from './key-points/features.ts'
import { LIKELY, learnedOf, likelyMade, TELLING } from './key-points/model.ts'
import { type PhraseWeights, rarityOfWord } from './phrase-model.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { fold } from './text/fold.ts'

/**
 * The offset of a folded term in a text, at the start of a word because many terms are stems; -1 where it does not
 * occur.
 */
function placeOf(text: string, term: string): number {
  for (let from = text.indexOf(term); from !== -1; from = text.indexOf(term, from + 1))
    if (from === 0 || !/[a-z0-9]/.test(text[from - 1] ?? '')) return from
  return -1
}
const folded = (terms: readonly string[]) => terms.map((term) => fold(term).text)

/** A key point with the sentence that makes it. */
export interface MetPoint {
  point: KeyPoint
  sentence: number
}
export interface Coverage {
  met: MetPoint[]
  missed: KeyPoint[]
  /** Red flags of the rubric that the speaker's answer raises. */
  redFlags: Rubric['redFlags']
}

const NOTHING: Coverage = { met: [], missed: [], redFlags: [] }
const NEGATION: Record<Language, RegExp> = {
  fr: /\b(?:ne|n'|pas|jamais|sans|inutile|aucun|aucune|rien)\b/,
  en: /\b(?:not|never|n't|t|without|no need|nobody|no|cant|wont|dont)\b/,
}
/** Characters before a term within which a negation reverses it. */
const LOOK_BACK = 28

/**
 * Whether a sentence uses a red flag's term, at its first occurrence, as the speaker's own: neither refused nor quoted.
 */
function isRaised(sentence: string, term: string, language: Language): boolean {
  const at = sentence.indexOf(term)
  if (at === -1) return false
  return !NEGATION[language].test(sentence.slice(Math.max(0, at - 20), at)) && !sentence.slice(0, at).includes('"')
}

interface CoverageContext {
  /** Sentences that do not count. */
  skipped: ReadonlySet<number>
  cues: readonly Cue[]
  /** The phrase model, for the rarity of words and the worth of a sentence. */
  weights: PhraseWeights
}

/** How a sentence compares with a key point. */
interface Compared {
  likely: number
  /** Whether it repeats most of the point's own words, and affirms what the point affirms. */
  isRepeated: boolean
}
const AT = {
  words: FEATURES.indexOf('coveredByWords'),
  agreement: FEATURES.indexOf('agreement'),
  clash: FEATURES.indexOf('clash'),
}
/** Share of a point's own words, weighted by rarity, that repeats it. */
const REPEATED = 0.6
/** Likelihood below which listed terms make no point: the sentence says the contrary with the same words. */
const CONTRARY_BELOW = 0.05

/** Compares each sentence with each key point. */
function comparedIn(
  keyPoints: readonly KeyPoint[],
  sentences: readonly ReadSentence[],
  texts: readonly string[],
  language: Language,
  { cues, weights }: Pick<CoverageContext, 'cues' | 'weights'>,
): Compared[][] {
  const rarityOf = (stem: string) => rarityOfWord(stem, weights)
  const featuresOf = pointReader(keyPoints, { language, rarityOf, telling: TELLING[language] })
  return sentences.map((sentence, i) => {
    const text = texts[i] ?? ''
    const mine = cues.filter((cue) => cue.sentence === sentence.index)
    const features = featuresOf({
      text,
      words: sentence.words,
      offset: sentence.start,
      learned: learnedOf(text, weights),
      cues: mine.filter(({ against }) => !against).length,
      isAgainst: mine.some(({ against }) => against),
    })
    return features.map((values) => ({
      likely: likelyMade(values),
      isRepeated: (values[AT.words] ?? 0) >= REPEATED && (values[AT.agreement] ?? 0) > (values[AT.clash] ?? 0),
    }))
  })
}
/** Sentences up to which the likelihood alone decides. */
const ALONE = 2
/**
 * The likelihood that a sentence of so many needs to make a key point: the more sentences there are, the more easily one
 * of them fits by chance.
 */
function leastLikely(sentences: number): number {
  const odds = (LIKELY / (1 - LIKELY)) * Math.max(1, sentences / ALONE)
  return odds / (1 + odds)
}
/**
 * Which key points an answer makes, each with its sentence: by a phrase, by weak terms in a sentence with a
 * stakeholder, or by enough of the words and concepts of the point itself (key-points/). A negated phrase makes no
 * point. Points made in entirely different words are missed, so a missing point is not counted as a fault.
 */
export function coverageOf(
  { folded: { text }, sentences, language }: ReadAnswer,
  rubric: Rubric | undefined,
  { skipped, cues, weights }: CoverageContext,
): Coverage {
  if (!rubric) return NOTHING
  const counted = sentences.filter((s) => !skipped.has(s.index))
  if (counted.length === 0) return { met: [], missed: rubric.keyPoints, redFlags: [] }
  const texts = counted.map(({ start, end }) => text.slice(start, end))
  const people = folded(rubric.stakeholders.flatMap((s) => s[language]))
  const isPeopled = texts.map((one) => people.some((name) => placeOf(one, name) >= 0))
  const compared = comparedIn(rubric.keyPoints, counted, texts, language, { cues, weights })
  const least = leastLikely(counted.length)

  const sentenceOf = (point: KeyPoint, at: number): ReadSentence | undefined => {
    const isNegative = NEGATION[language].test(fold(point.text[language]).text)
    const stands = (one: string, term: string) => {
      const at = placeOf(one, term)
      return (
        at >= 0 &&
        (isNegative ||
          NEGATION[language].test(term) ||
          !NEGATION[language].test(one.slice(Math.max(0, at - LOOK_BACK), at)))
      )
    }
    const strong = folded(point.any[language])
    const weak = folded(point.weak?.[language] ?? [])
    const likely = (i: number) => compared[i]?.[at]?.likely ?? 0
    const made = (i: number) =>
      compared[i]?.[at]?.isRepeated === true ||
      (likely(i) >= CONTRARY_BELOW &&
        (strong.some((term) => stands(texts[i] ?? '', term)) ||
          (isPeopled[i] === true && weak.filter((term) => stands(texts[i] ?? '', term)).length >= 2)))
    const best = counted.reduce((most, _, i) => (likely(i) > likely(most) ? i : most), 0)
    return counted.find((_, i) => made(i)) ?? (likely(best) >= least ? counted[best] : undefined)
  }
  const found = rubric.keyPoints.map((point, at) => ({ point, sentence: sentenceOf(point, at) }))
  const redFlags = rubric.redFlags.filter(({ any }) =>
    folded(any[language]).some((term) => texts.some((one) => isRaised(one, term, language))),
  )
  return {
    met: found.flatMap(({ point, sentence }) => (sentence ? [{ point, sentence: sentence.index }] : [])),
    missed: found.flatMap(({ point, sentence }) => (sentence ? [] : [point])),
    redFlags,
  }
}
