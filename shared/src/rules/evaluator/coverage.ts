import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/rubric.ts'
import { fold } from './fold.ts'
import type { ReadAnswer } from './read-answer.ts'
import { sentencesApart } from './sentences-apart.ts'

/** A folded term matches at the start of a word: many are stems (content/FORMAT.md). */
const stands = (text: string, term: string) => {
  for (let from = text.indexOf(term); from !== -1; from = text.indexOf(term, from + 1))
    if (from === 0 || !/[a-z0-9]/.test(text[from - 1] ?? '')) return true
  return false
}
const folded = (terms: readonly string[]) => terms.map((term) => fold(term).text)

export interface Coverage {
  met: KeyPoint[]
  missed: KeyPoint[]
  /** Red flags of the rubric that the speaker raises. */
  redFlags: Rubric['redFlags']
}

const NOTHING: Coverage = { met: [], missed: [], redFlags: [] }
const NEGATION: Record<Language, RegExp> = {
  fr: /\b(?:ne|n'|pas|jamais|sans)\b/,
  en: /\b(?:not|never|n't|won't|wouldn't|don't)\b/,
}

/** Whether a sentence says a red flag's term, where it says it first, of the speaker: neither refused nor quoted. */
function isRaised(sentence: string, term: string, language: Language): boolean {
  const at = sentence.indexOf(term)
  if (at === -1) return false
  return !NEGATION[language].test(sentence.slice(Math.max(0, at - 20), at)) && !sentence.slice(0, at).includes('"')
}

/**
 * Which key points an answer makes: by a phrase, or by a weak term in a sentence with somebody who has a stake. Phrases find only a part
 * of what is there, so a point that was not found is not a fault.
 */
export function coverageOf(
  { folded: { text }, sentences, language }: ReadAnswer,
  rubric: Rubric | undefined,
  skipped: ReadonlySet<number>,
): Coverage {
  if (!rubric) return NOTHING
  const counted = sentences.filter((s) => !skipped.has(s.index))
  if (counted.length === 0) return { met: [], missed: rubric.keyPoints, redFlags: [] }
  const people = folded(rubric.stakeholders.flatMap((s) => s[language]))
  const peopled = counted.filter(({ start, end }) => people.some((name) => stands(text.slice(start, end), name)))
  const whole = sentencesApart(text, counted).text
  const withPeople = sentencesApart(text, peopled).text
  const isMet = ({ any, weak }: KeyPoint) =>
    folded(any[language]).some((term) => stands(whole, term)) ||
    (peopled.length > 0 && folded(weak?.[language] ?? []).filter((term) => stands(withPeople, term)).length >= 2)
  const met = rubric.keyPoints.filter(isMet)
  const texts = counted.map(({ start, end }) => text.slice(start, end))
  const redFlags = rubric.redFlags.filter(({ any }) =>
    folded(any[language]).some((term) => whole.includes(term) && texts.some((one) => isRaised(one, term, language))),
  )
  return { met, missed: rubric.keyPoints.filter((point) => !met.includes(point)), redFlags }
}
