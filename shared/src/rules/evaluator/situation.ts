import type { Language } from '../../model/bilingual.ts'
import type { Scenario } from '../../model/content/scenario.ts'
import { fold } from './text/fold.ts'
import { type Word, wordsOf } from './text/words.ts'

/** Words of at most this many letters are too common to characterize a situation. */
const COMMON_MAX = 3

export interface Situation {
  words: readonly Word[]
  /** Content stems of the situation and its questions. */
  stems: ReadonlySet<string>
  /** Folded names of people and places in the situation. */
  names: ReadonlySet<string>
}

const TITLES = new Set(['mme', 'mlle', 'mrs', 'miss', 'docteur', 'doctor'])

/** Folded words that are capitalized inside a sentence and never occur in lower case: people, places. */
export function namesIn(text: string): Set<string> {
  const capitalised = text.matchAll(/(?<=[\p{L},;:’'] |[dl]’|[dl]'|« |“)(\p{Lu}[\p{Ll}-]{2,})/gu)
  const names = new Set([...capitalised].map((m) => fold(m[1] ?? '').text))
  if (names.size === 0) return names
  for (const [word] of text.matchAll(/(?<![\p{L}])\p{Ll}[\p{L}-]*/gu)) names.delete(fold(word).text)
  for (const title of TITLES) names.delete(title)
  return names
}

/** The stems of words that may be distinctive. */
export const contentStems = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ text }) => text.length > COMMON_MAX).map(({ stem }) => stem))

/** The stems and names that an answer to a scenario can be expected to mention. */
export function situationOf(
  { title, content, questions }: Pick<Scenario, 'title' | 'content' | 'questions'>,
  language: Language,
): Situation {
  const text = [title[language], content[language], ...questions.map((q) => q[language])].join('\n')
  const words = wordsOf(fold(text).text, language)
  return { words, stems: contentStems(words), names: namesIn(text) }
}
