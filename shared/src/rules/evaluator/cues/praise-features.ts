// The features by which the model of deserved praises judges a cue: see deserved.ts.
import type { Scenario } from '../../../model/content/scenario.ts'
import { type PhraseWeights, phraseShift, phrasesOf } from '../phrase-model.ts'
import type { ReadAnswer, ReadSentence } from '../read-answer.ts'
import { namesSpeaker, type Reading, standingAt } from '../standing.ts'
import type { Cue } from './find-cues.ts'

/** The cues that a sentence can be praised for. */
export const PRAISES = [
  'their-side',
  'more-than-one',
  'unknown',
  'asks',
  'tension',
  'no-blame',
  'feeling',
  'listens',
  'if-then',
  'offers',
  'acts',
  'resources',
  'follows-up',
  'limits',
  'their-choice',
  'reasons',
  'values',
  'own-part',
  'tact',
] as const
export type Praise = (typeof PRAISES)[number]
export const PRAISE_FEATURES = [
  'base',
  ...PRAISES,
  /** The speaker does it. */
  'own',
  /** How well answers with the words around the cue are rated. */
  'near',
  'score',
  'words',
  'speaker',
  /** Further cues of the same kind in the sentence. */
  'more',
  /** Other kinds of cues in the sentence. */
  'others',
  /** The passage is more than a word or two. */
  'long',
  'personal',
  'policy',
  /** Place of the sentence in the answer, from 0 to 1. */
  'place',
] as const
export type PraiseFeature = (typeof PRAISE_FEATURES)[number]

export interface Praised extends Reading {
  weights: PhraseWeights
  /** Score of the answer. */
  score: number
  kind: Scenario['kind']
}

/** Characters before and after a cue that are read with it. */
const AROUND = 30
/** Keeps a passage of a few known n-grams from being rated like a whole answer. */
const DAMPING = 4
/** Letters from which a passage is more than a word or two. */
const LONG = 12
const MIDDLE_SCORE = 5
const MIDDLE_WORDS = 12
const MORE_MOST = 2
const OTHERS_MOST = 3

/** A sentence with its positive cues by family, the first of each and their number. */
export interface CuedSentence {
  sentence: ReadSentence
  families: ReadonlyMap<string, { cue: Cue; count: number }>
  namesSpeaker: boolean
}
/** The sentences of an answer that have positive cues. */
export function cuedSentences(cues: readonly Cue[], { sentences, language }: ReadAnswer): CuedSentence[] {
  const cued = new Map<number, Map<string, { cue: Cue; count: number }>>()
  for (const cue of cues) {
    if (cue.against) continue
    const families = cued.get(cue.sentence) ?? new Map<string, { cue: Cue; count: number }>()
    const { cue: first = cue, count = 0 } = families.get(cue.family) ?? {}
    cued.set(cue.sentence, families.set(cue.family, { cue: first, count: count + 1 }))
  }
  return [...cued].flatMap(([index, families]) => {
    const sentence = sentences[index]
    return sentence ? [{ sentence, families, namesSpeaker: namesSpeaker(sentence, language) }] : []
  })
}

/** The features of the first cue of a family in its sentence, in the order of `PRAISE_FEATURES`. */
export function praiseFeatures(family: string, cued: CuedSentence, about: Praised): number[] {
  const { answer, weights, score, kind } = about
  const { sentence, families } = cued
  const { cue, count } = families.get(family) ?? { cue: sentence, count: 0 }
  const from = Math.max(sentence.start, cue.start - AROUND)
  const to = Math.min(sentence.end, cue.end + AROUND)
  const values: Record<Exclude<PraiseFeature, Praise>, number> = {
    base: 1,
    own: Number(standingAt(about, sentence, cue) === 'own'),
    near: phraseShift(phrasesOf(answer.folded.text.slice(from, to)), weights, DAMPING),
    score: (score - MIDDLE_SCORE) / 2,
    words: Math.log(Math.max(1, sentence.words.length) / MIDDLE_WORDS),
    speaker: Number(cued.namesSpeaker),
    more: Math.min(MORE_MOST, count - 1),
    others: Math.min(OTHERS_MOST, families.size - 1),
    long: Number(cue.end - cue.start > LONG),
    personal: Number(kind === 'personal'),
    policy: Number(kind === 'policy'),
    place: sentence.index / Math.max(1, answer.sentences.length - 1),
  }
  return PRAISE_FEATURES.map((feature) => (isPraise(feature) ? Number(feature === family) : values[feature]))
}
const isPraise = (feature: string): feature is Praise => PRAISES.includes(feature as Praise)
