import type { Language } from '../../model/bilingual.ts'
import type { KeyPoint, Rubric } from '../../model/rubric.ts'
import { fold } from './fold.ts'
import type { ReadAnswer } from './read-answer.ts'

/** A term matches at the start of a word: many are stems (content/FORMAT.md). */
const stands = (text: string, term: string) => {
  const wanted = fold(term).text
  for (let from = text.indexOf(wanted); from !== -1; from = text.indexOf(wanted, from + 1))
    if (from === 0 || !/[a-z0-9]/.test(text[from - 1] ?? '')) return true
  return false
}

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

/**
 * Which key points an answer makes: by a phrase, or by a weak term in a sentence with somebody who has a stake. Phrases find only a part
 * of what is there, so a point that was not found is not a fault.
 */
export function coverageOf(
  { folded, sentences, language }: ReadAnswer,
  rubric: Rubric | undefined,
  skipped: ReadonlySet<number>,
): Coverage {
  if (!rubric) return NOTHING
  const texts = sentences.filter((s) => !skipped.has(s.index)).map((s) => folded.text.slice(s.start, s.end))
  const people = rubric.stakeholders.flatMap((s) => s[language])
  const peopled = texts.filter((text) => people.some((name) => stands(text, name)))
  const isMet = ({ any, weak }: KeyPoint) =>
    any[language].some((term) => texts.some((text) => stands(text, term))) ||
    (weak?.[language] ?? []).filter((term) => peopled.some((text) => stands(text, term))).length >= 2
  const met = rubric.keyPoints.filter(isMet)
  const redFlags = rubric.redFlags.filter(({ any }) =>
    any[language].some((term) =>
      texts.some((text) => {
        const folded = fold(term).text
        const at = text.indexOf(folded)
        return (
          at !== -1 &&
          !NEGATION[language].test(text.slice(Math.max(0, at - 20), at)) &&
          !text.slice(0, at).includes('"')
        )
      }),
    ),
  )
  return { met, missed: rubric.keyPoints.filter((point) => !met.includes(point)), redFlags }
}
