import type { Language } from '../../../model/bilingual.ts'
import type { Dimension } from '../dimension.ts'
import type { CueRule } from '../lexicon/cue-rule.ts'
import type { ReadAnswer } from '../read-answer.ts'
import { standingAt } from '../standing.ts'
import { cuePlaces } from '../text/cue-search.ts'

/** A passage of the folded text that counts for or against the answer. */
export interface Cue {
  family: string
  dimension: Dimension
  against: boolean
  sentence: number
  start: number
  end: number
}

/**
 * A negation directly before a cue cancels it: "I would not listen". Cues that are said in the negative, such as
 * setting a limit, are exempt.
 */
const NEGATED: Record<Language, RegExp> = {
  en: /\b(?:not|never|don't|won't|wouldn't|didn't|isn't|no need to|without|instead of)[\s,]+(?:[a-z']+\s){0,2}$/,
  fr: /\b(?:ne|n'|pas|jamais|sans|plutot que de|au lieu de)[\s,]*(?:[a-z']+\s){0,2}$/,
}
/** The name of a cue that counts against the answer because the speaker refuses it: "I would not listen". */
export const REFUSING = 'refuses'
/** Cues that can be refused in this way. */
const REFUSABLE = new Set(['listens', 'feeling'])
const ONESELF: Record<Language, RegExp> = { en: /\bi\b|\bi'/, fr: /\bje\b|\bj'/ }
/** Cues that count only when the speaker acts: in "she does not ask questions" the speaker asks none. */
const OWN_MOVES = new Set([
  'own-part',
  'asks',
  'listens',
  'offers',
  'acts',
  'resources',
  'follows-up',
  'tact',
  'if-then',
])
const SAID_IN_THE_NEGATIVE = new Set(['limits', 'unknown', 'no-blame'])

/** Characters before a cue that are searched for a negation. */
const LOOK_BACK = 40

export interface CueContext {
  /** The cues of the answer's language. */
  rules: readonly CueRule[]
  /** Numbers of sentences that do not count. */
  skipped?: ReadonlySet<number>
  /** Folded names of people. */
  names?: ReadonlySet<string>
}
const NONE: ReadonlySet<number> = new Set()
const NO_NAMES: ReadonlySet<string> = new Set()

/**
 * The cues of an answer, sentence by sentence, and within a sentence in the order of the families. Left out are negated
 * cues, those in sentences that do not count, acts of others, and cues against the answer in quoted text.
 */
export function findCues(answer: ReadAnswer, { rules, skipped = NONE, names = NO_NAMES }: CueContext): Cue[] {
  const { folded, sentences, apart, quoted, language } = answer
  const cues: Cue[][] = sentences.map(() => [])
  const reading = { answer, names }
  for (const { id, dimension, against, search } of rules)
    for (const place of cuePlaces(apart, search)) {
      const sentence = sentences[place.sentence]
      if (!sentence || skipped.has(sentence.index)) continue
      const [start, end] = [sentence.start + place.start, sentence.start + place.end]
      const before = folded.text.slice(Math.max(sentence.start, start - LOOK_BACK), start)
      const negated = !SAID_IN_THE_NEGATIVE.has(id) && NEGATED[language].test(before)
      const refused = negated && REFUSABLE.has(id) && ONESELF[language].test(before)
      if (negated && !refused) continue
      // Quoted text may be somebody else's words, so it does not count against the speaker.
      if (!refused && against && quoted[start] === 1) continue
      if (!refused && OWN_MOVES.has(id) && standingAt(reading, sentence, { start, end }) === 'others') continue
      const [family, isAgainst] = refused ? [REFUSING, true] : [id, against]
      cues[sentence.index]?.push({ family, dimension, against: isAgainst, sentence: sentence.index, start, end })
    }
  return cues.flat()
}
