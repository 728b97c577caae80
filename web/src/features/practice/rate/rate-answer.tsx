import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RATING_STEP, type RatedAnswer } from 'shared/model/content/rated-answer'
import type { Scenario } from 'shared/model/content/scenario'
import { SCORE_MAX } from 'shared/model/evaluation'
import type { GivenRating } from 'shared/rules/practice/rating'
import { currentDb } from '#data/db/db'
import { recordRating } from '#data/practice/ratings'
import { formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Slider } from '#ui/form/slider'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/stack'
import { DeviationText } from './deviation-text'

const Words = chakra('p', { base: { fontFamily: 'reading', fontWeight: 450, fontSize: 'lg', maxWidth: 'measure' } })

/** One answer: the learner scores it, then sees the reference score and its reasons. */
export function RateAnswer({
  scenario,
  answer,
  isLast,
  onRated,
  onNext,
}: {
  scenario: Scenario
  answer: RatedAnswer
  isLast: boolean
  onRated: (rating: GivenRating) => void
  onNext: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [rating, setRating] = useState(SCORE_MAX / 2)
  const [given, setGiven] = useState<GivenRating>()
  const startedAt = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    startedAt.current = performance.now()
    place.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useLayoutEffect(() => {
    if (given) result.current?.focus()
  }, [given])
  const points = (value: number) => formatNumber(language, value, 1)
  const confirm = () => {
    const made: GivenRating = { scenarioId: scenario.id, level: answer.level, rating, reference: answer.rating }
    setGiven(made)
    onRated(made)
    const seconds = (performance.now() - startedAt.current) / 1000
    void recordRating(currentDb(), made, { title: scenario.title, language, seconds })
  }
  const shown = points(rating)
  const reference = points(answer.rating)
  return (
    <Stack ref={place} css={{ gap: '4' }}>
      {pick(answer, language)
        .split(/\n\s*\n/)
        .map((part) => (
          <Card key={part}>
            <Words lang={language}>{part.trim()}</Words>
          </Card>
        ))}
      {given === undefined ? (
        <>
          <Slider
            label={
              <>
                <Trans>Your score</Trans> <b>{shown}</b>
              </>
            }
            min={0}
            max={SCORE_MAX}
            step={RATING_STEP}
            value={rating}
            valueText={t`${shown} out of 9`}
            onChange={setRating}
          />
          <div>
            <Button tone="primary" onClick={confirm}>
              <Trans>Confirm my score</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p ref={result} tabIndex={-1}>
            <b>
              <Trans>
                Your score: {shown}. Reference score: {reference}.
              </Trans>
            </b>{' '}
            <DeviationText of={given} />
          </p>
          <p>{pick(answer.reasons, language)}</p>
          <div>
            <Button tone="primary" onClick={onNext}>
              {isLast ? <Trans>See the summary</Trans> : <Trans>Next answer</Trans>}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
