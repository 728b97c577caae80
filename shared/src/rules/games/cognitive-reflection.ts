import type { Language } from '../../model/bilingual.ts'
import type { ReflectionQuestion } from '../../model/content/game-content.ts'
import type { GameScoring } from '../../model/game-result.ts'
import { unaccented } from '../search-text.ts'

export const REFLECTION_SCORING: GameScoring = { unit: 'points', better: 'higher', outOf: 3, digits: 0 }

/** Spellings that mean the same: each pattern, in this order, is normalized before answers are compared. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[\s']+/g, ' '],
  [/ ?\.$|^ | $/g, ''],
  // An article, or a word that the question itself contains.
  [/^(?:la|le|the) | (?:place|position)$/g, ''],
  // Amounts: `.05`, `0,05$`, `$0.05`, `0,05 dollar`; `5 ¢`, `5c`, `5 sous`.
  [/,(?=\d)/g, '.'],
  [/^\$ ?(?=[\d.]+$)(.*)$/g, '$1$$'],
  [/^(?=\.\d)/g, '0'],
  [/(?<=\d) ?(?:dollars?|\$)$/g, '$$'],
  [/(?<=\d) ?(?:cents?|sous?|c|¢)$/g, '¢'],
  [/(?<=\d) ?(?:minutes?|mins?)$/g, 'min'],
  // Ranks: `2ème`, `2eme`, `2 e`.
  [/(?<=\d) ?(?:i?eme|e)$/g, 'e'],
]
const fold = (text: string) => SAME.reduce((form, [way, same]) => form.replaceAll(way, same), unaccented(text))

/** Whether a typed answer is one of the accepted ones. */
export const isAccepted = (answer: string, accept: readonly string[]) =>
  fold(answer) !== '' && accept.some((right) => fold(right) === fold(answer))

/** Whether a typed answer is the intuitive wrong one. */
export const isTempting = (answer: string, { tempting }: Pick<ReflectionQuestion, 'tempting'>, language: Language) =>
  isAccepted(answer, [tempting[language]])

/** Each question with the typed answer and whether it is right, and the number of right answers. */
export function scoreReflection(
  questions: readonly Pick<ReflectionQuestion, 'id' | 'accept'>[],
  answers: Readonly<Record<string, string>>,
  language: Language,
) {
  const details = questions.map(({ id, accept }) => {
    const answer = answers[id] ?? ''
    return { id, answer, correct: isAccepted(answer, accept[language]) }
  })
  return { score: details.filter(({ correct }) => correct).length, details }
}
