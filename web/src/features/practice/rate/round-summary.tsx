import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { GivenRating } from 'shared/rules/practice/rating'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { LinkButton } from '#ui/link-button'
import { DeviationText } from './deviation-text'

/** The learner's scores of a round beside the reference scores. */
export function RoundSummary({ given, onNext }: { given: readonly GivenRating[]; onNext: () => void }) {
  const language = useLanguage()
  const begins = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => begins.current?.focus(), [])
  const points = (value: number) => formatNumber(language, value, 1)
  const scenarioId = given[0]?.scenarioId
  return (
    <PageSection title={<Trans>Summary</Trans>}>
      <Stack>
        <p ref={begins} tabIndex={-1}>
          <b>
            <Trans>Well done: every answer to this situation is scored.</Trans>
          </b>
        </p>
        <Stack as="ol">
          {given.map((one, i) => {
            const [place, own, reference] = [i + 1, points(one.rating), points(one.reference)]
            return (
              <li key={one.level}>
                <Trans>
                  Answer {place}: your score {own}, reference score {reference}.
                </Trans>{' '}
                <DeviationText of={one} />
              </li>
            )
          })}
        </Stack>
        <Row>
          <Button tone="primary" onClick={onNext}>
            <Trans>Next situation</Trans>
          </Button>
          <LinkButton to="/practice" search={{ scenario: scenarioId }}>
            <Trans>Answer this situation yourself</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </PageSection>
  )
}
