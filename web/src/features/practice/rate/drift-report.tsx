import { Plural, Trans } from '@lingui/react/macro'
import { DRIFT_LEAST, type Drift, driftOf, driftOverTime, type GivenRating } from 'shared/rules/practice/rating'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'

/**
 * How far the learner's scores tend to be from the reference scores. A tendency is only claimed if it is larger than
 * its uncertainty.
 */
export function DriftReport({ rated }: { rated: readonly GivenRating[] }) {
  const drift = driftOf(rated)
  const parts = driftOverTime(rated)
  const missing = DRIFT_LEAST - rated.length
  return (
    <PageSection
      title={<Trans>Your scores and the reference scores</Trans>}
      help={<Plural value={rated.length} one="# answer scored" other="# answers scored" />}
    >
      <Stack>
        {drift ? (
          <p>
            <DriftText drift={drift} />
          </p>
        ) : (
          <p>
            <Plural
              value={missing}
              one="# more answer, and you will see whether you tend to score too high or too low."
              other="# more answers, and you will see whether you tend to score too high or too low."
            />
          </p>
        )}
        {parts && (
          <ul>
            <li>
              <b>
                <Trans>At first</Trans>
              </b>
              <br />
              <DriftText drift={parts.early} />
            </li>
            <li>
              <b>
                <Trans>Lately</Trans>
              </b>
              <br />
              <DriftText drift={parts.late} />
            </li>
          </ul>
        )}
      </Stack>
    </PageSection>
  )
}

function DriftText({ drift: { mean, margin, isTold } }: { drift: Drift }) {
  const language = useLanguage()
  const points = formatNumber(language, Math.abs(mean), 1)
  const around = formatNumber(language, margin, 1)
  if (!isTold) return <Trans>On average, you score like the reference, within ± {around}.</Trans>
  return mean > 0 ? (
    <Trans>
      On average, you score {points} too high, ± {around}.
    </Trans>
  ) : (
    <Trans>
      On average, you score {points} too low, ± {around}.
    </Trans>
  )
}
