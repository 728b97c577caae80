import { Trans } from '@lingui/react/macro'
import { isTempting } from 'shared/rules/games/cognitive-reflection'
import { pick } from '#i18n/pick'
import type { ReviewProps } from '../game-module'
import { ReviewList, RightOrWrong } from '../kit/review-list'

/**
 * For each question: whether the answer is right, the answer that was given, a remark if it is the tempting wrong one,
 * the right answer, and the explanation.
 */
export function ReflectionReview({ content, language, details }: ReviewProps) {
  const answers = details.answers as { id: string; answer: string; correct: boolean }[]
  return (
    <ReviewList>
      {content.cognitiveReflection.map((question) => {
        const given = answers.find(({ id }) => id === question.id)
        if (!given) return null
        const answer = given.answer.trim() === '' ? '–' : given.answer
        return (
          <li key={question.id}>
            <h3>{pick(question.question, language)}</h3>
            <div>
              <RightOrWrong right={given.correct} />
            </div>
            <p className="quiet">
              <Trans>Your answer: {answer}</Trans>
            </p>
            {isTempting(given.answer, question, language) && (
              <p className="quiet">
                <Trans>This is the answer most people think of first.</Trans>
              </p>
            )}
            <p>
              <Trans>The answer: {pick(question.answer, language)}</Trans>
            </p>
            <p>{pick(question.explanation, language)}</p>
          </li>
        )
      })}
    </ReviewList>
  )
}
