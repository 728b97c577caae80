import type { Language } from '../../model/bilingual.ts'
import type { CueFamily } from './cue-family.ts'
import { cueExpression } from './cue-pattern.ts'
import { AGAINST_EN, CUES_EN } from './cues-en.ts'
import { AGAINST_FR, CUES_FR } from './cues-fr.ts'
import type { Dimension } from './evaluate-response.ts'
import type { ReadAnswer } from './read-answer.ts'
import { matchesOf } from './sentences-apart.ts'

interface Family extends Omit<CueFamily, 'patterns'> {
  expression: RegExp
  against: boolean
}
const compile = (families: readonly CueFamily[], against: boolean): Family[] =>
  families.map(({ id, dimension, patterns }) => ({ id, dimension, against, expression: cueExpression(patterns) }))
const FAMILIES: Record<Language, readonly Family[]> = {
  fr: [...compile(CUES_FR, false), ...compile(AGAINST_FR, true)],
  en: [...compile(CUES_EN, false), ...compile(AGAINST_EN, true)],
}

/** A place of the folded text that shows something, or speaks against the answer. */
export interface Cue {
  family: string
  dimension: Dimension
  against: boolean
  sentence: number
  start: number
  end: number
}

/** A negation right before a cue turns it round: "I would not listen". A limit is said in the negative, and stands. */
const NEGATED: Record<Language, RegExp> = {
  en: /\b(?:not|never|don't|won't|wouldn't|didn't|isn't|no need to|without|instead of)[\s,]+(?:[a-z']+\s){0,2}$/,
  fr: /\b(?:ne|n'|pas|jamais|sans|plutot que de|au lieu de)[\s,]*(?:[a-z']+\s){0,2}$/,
}
/** Refused by the speaker, these speak against the answer: "I would not listen". */
const REFUSABLE = new Set(['listens', 'feeling'])
const ONESELF: Record<Language, RegExp> = { en: /\bi\b|\bi'/, fr: /\bje\b|\bj'/ }
const SAID_IN_THE_NEGATIVE = new Set(['limits', 'unknown', 'no-blame'])

/** Characters before a cue in which a negation is looked for. */
const LOOK_BACK = 40

/** For each place of a text whether the quotation marks before it are of an odd number. */
function openQuotes(text: string): Uint8Array {
  const open = new Uint8Array(text.length + 1)
  for (let i = 0; i < text.length; i++) open[i + 1] = (open[i] as number) ^ (text[i] === '"' ? 1 : 0)
  return open
}

/** Every cue of an answer in its order; sentences that earn nothing are left out. */
export function findCues({ folded, sentences, apart, language }: ReadAnswer, skipped: ReadonlySet<number>): Cue[] {
  const cues: Cue[][] = sentences.map(() => [])
  const open = openQuotes(folded.text)
  for (const { id, dimension, against, expression } of FAMILIES[language])
    for (const place of matchesOf(apart, expression)) {
      const sentence = sentences[place.sentence]
      if (!sentence || skipped.has(sentence.index)) continue
      const [start, end] = [sentence.start + place.start, sentence.start + place.end]
      const before = folded.text.slice(Math.max(sentence.start, start - LOOK_BACK), start)
      const negated = !SAID_IN_THE_NEGATIVE.has(id) && NEGATED[language].test(before)
      const refused = negated && REFUSABLE.has(id) && ONESELF[language].test(before)
      if (negated && !refused) continue
      // Parts of a sentence in quotation marks are what somebody else may have said: nothing there speaks against the speaker.
      if (!refused && against && open[start] !== open[sentence.start]) continue
      const [family, isAgainst] = refused ? ['refuses', true] : [id, against]
      cues[sentence.index]?.push({ family, dimension, against: isAgainst, sentence: sentence.index, start, end })
    }
  return cues.flat()
}
