import type { Language } from '../../model/bilingual.ts'
import type { CueFamily } from './cue-family.ts'
import { cueExpression } from './cue-pattern.ts'
import { AGAINST_EN, CUES_EN } from './cues-en.ts'
import { AGAINST_FR, CUES_FR } from './cues-fr.ts'
import type { Dimension } from './evaluate-response.ts'
import type { ReadAnswer } from './read-answer.ts'

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

/** Parts of a sentence in quotation marks are what somebody else may have said: nothing there speaks against the speaker. */
function isQuoted(text: string, sentenceStart: number, start: number): boolean {
  let open = 0
  for (let i = sentenceStart; i < start; i++) if (text[i] === '"') open++
  return open % 2 === 1
}

/** Every cue of an answer in its order; sentences that earn nothing are left out. */
export function findCues({ folded, sentences, language }: ReadAnswer, skipped: ReadonlySet<number>): Cue[] {
  const cues: Cue[] = []
  for (const sentence of sentences) {
    if (skipped.has(sentence.index)) continue
    const text = folded.text.slice(sentence.start, sentence.end)
    for (const { id, dimension, against, expression } of FAMILIES[language])
      for (const match of text.matchAll(expression)) {
        const start = sentence.start + match.index
        const before = text.slice(Math.max(0, match.index - 40), match.index)
        const negated = !SAID_IN_THE_NEGATIVE.has(id) && NEGATED[language].test(before)
        const refused = negated && REFUSABLE.has(id) && ONESELF[language].test(before)
        if (negated && !refused) continue
        if (refused) {
          cues.push({
            family: 'refuses',
            dimension,
            against: true,
            sentence: sentence.index,
            start,
            end: start + match[0].length,
          })
          continue
        }
        if (against && isQuoted(folded.text, sentence.start, start)) continue
        cues.push({ family: id, dimension, against, sentence: sentence.index, start, end: start + match[0].length })
      }
  }
  return cues
}
