import { Trans, useLingui } from '@lingui/react/macro'
import { BEST_OPTION_POINTS, type JudgementScore } from 'shared/rules/games/situational-judgement'
import { formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { Row } from '#ui/layout/row'
import type { ReviewProps } from '../game-module'
import { ReviewList, RightOrWrong } from '../kit/review-list'

/** For each scenario: the points, the choice, the best option, and the explanation. */
export function JudgementReview({ content, language, details }: ReviewProps) {
  const { t } = useLingui()
  const scored = details.scored as { details: JudgementScore[] }
  return (
    <ReviewList>
      {content.situationalJudgment.map(({ id, title, options, correctAnswer, rationale }) => {
        const one = scored.details.find((score) => score.id === id)
        if (!one) return null
        const chosen = options[language][Number(one.choice)]
        // A whole number has no decimals: « 1 point », not « 1,0 points ».
        const figure = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
        const points = figure(one.optionScore + one.justificationBonus)
        const bonus = figure(one.justificationBonus)
        return (
          <li key={id}>
            <h3>{pick(title, language)}</h3>
            <Row>
              <RightOrWrong right={one.optionScore === BEST_OPTION_POINTS} />
              <span className="quiet">
                <Trans>
                  Points: {points} of 3, {bonus} of them for the length of the reason
                </Trans>
              </span>
            </Row>
            <p className="quiet">
              <Trans>Your choice: {one.choice === '' || !chosen ? t`none` : chosen}</Trans>
            </p>
            <p>
              <Trans>The best choice: {options[language][Number(correctAnswer)]}</Trans>
            </p>
            <p>{pick(rationale, language)}</p>
          </li>
        )
      })}
    </ReviewList>
  )
}
