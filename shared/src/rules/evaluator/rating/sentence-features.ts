// What is measured of a sentence of an answer by itself, for the network that predicts its merit (network/answer-network.ts).
import type { ScenarioKind } from '../../../model/content/scenario.ts'
import type { Cue } from '../cues/find-cues.ts'
import type { Rarity } from '../phrase-model.ts'
import type { ReadAnswer, ReadSentence } from '../read-answer.ts'
import { contentStems, type Situation } from '../situation.ts'
import { TELLS } from '../situation-features.ts'
import { namesSpeaker } from '../standing.ts'
import { pastShare, supposedShare } from '../text/tenses.ts'
import type { SentenceShift } from './sentence-shifts.ts'

/** The features in the order of the values. */
export const SENTENCE_FEATURES = [
  /** How its n-grams move a rating, and the same not scaled to unit length, so that a longer sentence has more of it. */
  'shift',
  'shiftSum',
  /** How its words speak for a harm. */
  'harm',
  /** Share of its letters that are quoted, and whether it asks something. */
  'quoted',
  'question',
  'words',
  /** Weight of its distinctive words, and of those that its situation has too; the number of the latter, and of names. */
  'telling',
  'shared',
  'sharedWords',
  'named',
  /** Words per hundred that say what one would do, and that tell what happened. */
  'supposed',
  'past',
  /** Whether the speaker is named. */
  'own',
  'personal',
  'policy',
  /** Its number in the answer, its place from 0 for the first to 1 for the last, and the number of sentences. */
  'index',
  'place',
  'sentences',
  /** Cues for and against the answer. */
  'cues',
  'against',
] as const
export type SentenceFeature = (typeof SENTENCE_FEATURES)[number]

export interface SentenceContext {
  answer: ReadAnswer
  /** How the n-grams of each sentence move a rating. */
  ratingShifts: readonly SentenceShift[]
  /** How far the words of each sentence speak for a harm: see harm-features.ts. */
  harmShifts: readonly number[]
  cues: readonly Cue[]
  situation: Situation
  kind: ScenarioKind
  rarityOf: (stem: string) => Rarity
}

/** The features of a sentence in the order of `SENTENCE_FEATURES`. */
export function sentenceFeatures(sentence: ReadSentence, context: SentenceContext): number[] {
  const { answer, ratingShifts, harmShifts, cues, situation, kind, rarityOf } = context
  const { index, start, end, words } = sentence
  const text = answer.folded.text.slice(start, end)
  const own = cues.filter((cue) => cue.sentence === index)
  const against = own.filter((cue) => cue.against).length
  const worth = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + TELLS[rarityOf(stem)], 0)
  const content = [...contentStems(words)]
  const shared = content.filter((stem) => situation.stems.has(stem))
  const values: Record<SentenceFeature, number> = {
    shift: ratingShifts[index]?.shift ?? 0,
    shiftSum: ratingShifts[index]?.sum ?? 0,
    harm: harmShifts[index] ?? 0,
    quoted: answer.quoted.slice(start, end).reduce((sum, one) => sum + one, 0) / Math.max(1, end - start),
    question: Number(text.includes('?')),
    words: words.length,
    telling: worth(content),
    shared: worth(shared),
    sharedWords: shared.length,
    named: words.filter((word) => situation.names.has(word.text)).length,
    supposed: supposedShare(words, answer.language),
    past: pastShare(words, answer.language),
    own: Number(namesSpeaker(sentence, answer.language)),
    personal: Number(kind === 'personal'),
    policy: Number(kind === 'policy'),
    index,
    place: index / Math.max(1, answer.sentences.length - 1),
    sentences: answer.sentences.length,
    cues: own.length - against,
    against,
  }
  return SENTENCE_FEATURES.map((feature) => values[feature])
}
