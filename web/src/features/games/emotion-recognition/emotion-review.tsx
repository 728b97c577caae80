import { Trans } from '@lingui/react/macro'
import type { EmotionAnswer } from 'shared/rules/games/emotion-recognition'
import { formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { Row } from '#ui/layout/row'
import type { ReviewProps } from '../game-module'
import { ReviewList, RightOrWrong } from '../kit/review-list'

/** For each scene: the emotion, the choice, and the clue. */
export function EmotionReview({ content, language, details }: ReviewProps) {
  const { items, choices } = content.emotionRecognition
  const answers = details.items as EmotionAnswer[]
  const labelOf = (id: string) => {
    const choice = choices.find((one) => one.id === id)
    return choice ? pick(choice.label, language) : id
  }
  return (
    <ReviewList>
      {items.map(({ id, correct, scene, cue, illustration }) => {
        const answer = answers.find((one) => one.id === id)
        if (!answer) return null
        return (
          <li key={id}>
            <h3>{labelOf(correct)}</h3>
            <Row>
              <RightOrWrong right={answer.correct} />
              <span className="quiet">
                <Trans>
                  Your choice: {labelOf(answer.choice)}, after {formatNumber(language, answer.time / 1000, 1)} s
                </Trans>
              </span>
            </Row>
            <p className="quiet">{pick(scene, language)}</p>
            <p className="quiet">
              <Trans>What you would see: {pick(illustration, language)}</Trans>
            </p>
            <p>{pick(cue, language)}</p>
          </li>
        )
      })}
    </ReviewList>
  )
}
