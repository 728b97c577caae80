import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/content/rubric.ts'
import type { Concepts } from './concepts.ts'
import type { Cue } from './cues/find-cues.ts'
import { CREDITED, compareAll, creditOf } from './key-points/compare.ts'
import type { PhraseWeights } from './phrase-model.ts'
import type { SentenceShift } from './rating/sentence-shifts.ts'
import type { ReadAnswer, ReadSentence } from './read-answer.ts'
import { fold } from './text/fold.ts'

/**
 * The offset of a folded term in a text, at the start of a word because many terms are stems; -1 where it does not
 * occur.
 */
function placeOf(text: string, term: string): number {
  let from = text.indexOf(term)
  while (from > 0 && isInWord(text, from - 1)) {
    // The rest of the word cannot begin the term.
    do from++
    while (from < text.length && isInWord(text, from))
    from = text.indexOf(term, from)
  }
  return from
}
/** Whether the character of a folded text is a letter or a digit. */
function isInWord(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9')
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
  /** Number of key points made; a point that a sentence only may make adds a fraction (see `creditOf`). */
  credit: number
  /** Number of key points made in words of the rubric. */
  listed: number
  /** Red flags of the rubric that the speaker's answer raises. */
  redFlags: Rubric['redFlags']
}

const NOTHING: Coverage = { met: [], missed: [], credit: 0, listed: 0, redFlags: [] }
const NEGATION: Record<Language, RegExp> = {
  fr: /\b(?:ne|n'|pas|jamais|sans|inutile|aucun|aucune|rien)\b/,
  en: /\b(?:not|never|n't|t|without|no need|nobody|no|cant|wont|dont)\b/,
}
/** Characters before a key point's term within which a negation reverses it. */
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
  /** Sentences that make no key point. */
  skipped: ReadonlySet<number>
  /** Sentences in which no red flag is raised; where it is not given, those of `skipped`. */
  unflagged?: ReadonlySet<number>
  cues: readonly Cue[]
  /** How the n-grams of each sentence of the answer move a rating. */
  ratingShifts: readonly SentenceShift[]
  weights: PhraseWeights
  concepts: Concepts
}

/**
 * Which key points an answer makes, each with its sentence: by a phrase, by two weak terms in a sentence with a
 * stakeholder, or by words, concepts and likeness to the point's examples (key-points/). A negated phrase makes no
 * point, unless the point itself is a negation, and neither do the terms of a sentence that says the contrary.
 */
export function coverageOf(
  { folded: { text }, sentences, language }: ReadAnswer,
  rubric: Rubric | undefined,
  { skipped, unflagged = skipped, cues, ratingShifts, weights, concepts }: CoverageContext,
): Coverage {
  if (!rubric) return NOTHING
  const without = (left: ReadonlySet<number>) => sentences.filter(({ index }) => !left.has(index))
  const textsOf = (some: readonly ReadSentence[]) => some.map(({ start, end }) => text.slice(start, end))
  const own = textsOf(without(unflagged))
  const redFlags = rubric.redFlags.filter(({ any }) =>
    folded(any[language]).some((term) => own.some((one) => isRaised(one, term, language))),
  )
  const counted = without(skipped)
  if (counted.length === 0) return { met: [], missed: rubric.keyPoints, credit: 0, listed: 0, redFlags }
  const texts = textsOf(counted)
  const people = folded(rubric.stakeholders.flatMap((s) => s[language]))
  const isPeopled = texts.map((one) => people.some((name) => placeOf(one, name) >= 0))
  const compared = compareAll(rubric.keyPoints, counted, texts, { language, cues, ratingShifts, weights, concepts })

  const madeIn = (point: KeyPoint, at: number) => {
    const isNegative = NEGATION[language].test(fold(point.text[language]).text)
    const stands = (one: string, term: string) => {
      const from = placeOf(one, term)
      return (
        from >= 0 &&
        (isNegative ||
          NEGATION[language].test(term) ||
          !NEGATION[language].test(one.slice(Math.max(0, from - LOOK_BACK), from)))
      )
    }
    // Few terms are in the answer at all, and only those are searched for in each sentence.
    const inAnswer = (term: string) => text.includes(term)
    const strong = folded(point.any[language]).filter(inAnswer)
    const weak = folded(point.weak?.[language] ?? []).filter(inAnswer)
    const isMade = (i: number) => {
      const { isRepeated = false, isContrary = false } = compared[i]?.[at] ?? {}
      const says = (term: string) => stands(texts[i] ?? '', term)
      return (
        isRepeated || (!isContrary && (strong.some(says) || (isPeopled[i] === true && weak.filter(says).length >= 2)))
      )
    }
    const plain = counted.find((_, i) => isMade(i))
    if (plain) return { credit: 1, sentence: plain.index, isListed: true }
    const likely = (i: number) => compared[i]?.[at]?.likely ?? 0
    const best = counted.reduce((most, _, i) => (likely(i) > likely(most) ? i : most), 0)
    return { credit: creditOf(likely(best), counted.length), sentence: counted[best]?.index ?? 0, isListed: false }
  }
  const found = rubric.keyPoints.map((point, at) => ({ point, ...madeIn(point, at) }))
  return {
    met: found.filter(({ credit }) => credit >= CREDITED).map(({ point, sentence }) => ({ point, sentence })),
    missed: found.filter(({ credit }) => credit < CREDITED).map(({ point }) => point),
    credit: found.reduce((sum, { credit }) => sum + credit, 0),
    listed: found.filter(({ isListed }) => isListed).length,
    redFlags,
  }
}
