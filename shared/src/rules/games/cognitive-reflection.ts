import type { Language } from '../../model/bilingual.ts'
import type { ReflectionQuestion } from '../../model/game-content.ts'
import type { GameScoring } from '../../model/game-result.ts'

export const REFLECTION_SCORING: GameScoring = { unit: 'points', better: 'higher', outOf: 3, digits: 0 }

/** Case, spaces, apostrophes, accents composed or not, and a full stop at the end make no difference. */
const fold = (text: string) =>
  text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().replace(/ ?\.$/, '')

/** Whether a typed answer is one of those that are right. */
export const isAccepted = (answer: string, accept: readonly string[]) =>
  fold(answer) !== '' && accept.some((right) => fold(right) === fold(answer))

/** Whether a typed answer is the one that comes to mind first. */
export const isTempting = (answer: string, { tempting }: Pick<ReflectionQuestion, 'tempting'>, language: Language) =>
  isAccepted(answer, [tempting[language]])

/** Each question with what was typed and whether that is right, and how many are. */
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
