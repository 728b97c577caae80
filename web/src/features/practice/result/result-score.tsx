import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Evaluation } from 'shared/model/evaluation'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Card } from '#ui/layout/card'
import { ScoreRuler } from '#ui/scenario/score-ruler'
import { isOwn, rollingMean } from './rolling-mean'
import type { ShownEvaluation } from './use-shown-evaluation'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'center',
    gridTemplateColumns: { base: '1fr', md: 'auto minmax(0, 1fr)' },
    '& .value': { fontSize: '3.5rem', fontWeight: 600, lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
    '& .value > small': { fontSize: 'lg', fontWeight: 500, color: 'fg.muted' },
    '& .caption': { fontSize: 'sm', color: 'fg.muted', marginTop: '2' },
    '& .said': { fontSize: '.9375rem', color: 'fg.muted', marginTop: '2' },
    '& .said > b': { color: 'fg', fontWeight: 600 },
  },
})
const Metrics = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2',
    marginTop: '3',
    '& > div': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      padding: '8px 2px',
      fontSize: '.9375rem',
    },
    '& dd': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& .judgement': { borderTop: '3px solid {colors.mark.judgement.line}' },
    '& .communication': { borderTop: '3px dashed {colors.mark.communication.line}' },
    '& .empathy': { borderTop: '3px dotted {colors.mark.empathy.line}' },
  },
})
const TICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The score with its range, and the three metrics. Never a rank, never a prediction. */
export function ResultScore({
  evaluation,
  evaluations,
}: {
  evaluation: ShownEvaluation
  evaluations: readonly Evaluation[]
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const nine = (value: number) => formatNumber(language, value, 1)
  const { score, metrics, band } = evaluation
  const [low, high] = band?.map(nine) ?? []
  const said = nine(score)
  const { mean } = rollingMean(evaluations)
  return (
    <>
      <Card>
        <Columns>
          <div>
            <p className="value">
              {said}{' '}
              <small>
                <Trans>out of 9</Trans>
              </small>
            </p>
            <p className="caption">
              <Trans>Practice score</Trans>
            </p>
          </div>
          <div>
            <ScoreRuler
              score={score}
              {...(band && { low: band[0], high: band[1] })}
              ticks={TICKS}
              label={low && high ? t`${said} out of 9, probably between ${low} and ${high}` : t`${said} out of 9`}
            />
            {low && high && (
              <p className="said">
                <b>
                  <Trans>
                    Probably between {low} and {high}.
                  </Trans>
                </b>{' '}
                <Trans>One answer says little.</Trans>
                {mean !== undefined && isOwn(evaluation) && (
                  <>
                    {' '}
                    <Trans>Trust your average over the last seven scenarios instead: {nine(mean)}.</Trans>
                  </>
                )}
              </p>
            )}
          </div>
        </Columns>
      </Card>
      <Metrics>
        <div className="judgement">
          <dt>
            <Trans>Judgement</Trans>
          </dt>
          <dd>{nine(metrics.clinicalAccuracy)}</dd>
        </div>
        <div className="communication">
          <dt>
            <Trans>Communication</Trans>
          </dt>
          <dd>{nine(metrics.communication)}</dd>
        </div>
        <div className="empathy">
          <dt>
            <Trans>Empathy</Trans>
          </dt>
          <dd>{nine(metrics.empathy)}</dd>
        </div>
      </Metrics>
    </>
  )
}
