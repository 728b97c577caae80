import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Evaluation } from 'shared/model/evaluation'
import { isOwn, rollingMean } from 'shared/rules/practice/rolling-mean'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { ScoreCard } from '#ui/evaluation/score-card'

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
      // “Communication” is as wide as a third of a narrow phone.
      fontSize: { base: 'sm', sm: '.9375rem' },
    },
    '& dd': { fontSize: 'xl', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& .judgement': { borderTop: '3px solid {colors.mark.judgement.line}' },
    '& .communication': { borderTop: '3px dashed {colors.mark.communication.line}' },
    '& .empathy': { borderTop: '3px dotted {colors.mark.empathy.line}' },
  },
})

/** The score with its range, and the three metrics. Never a rank, never a prediction. */
export function ResultScore({
  evaluation,
  evaluations,
}: {
  evaluation: ShownEvaluation
  evaluations: readonly Evaluation[]
}) {
  const language = useLanguage()
  const nine = (value: number) => formatNumber(language, value, 1)
  const { score, metrics, band } = evaluation
  const { mean } = rollingMean(evaluations)
  return (
    <>
      <ScoreCard score={score} range={band} language={language} caption={<Trans>Practice score</Trans>}>
        <Trans>One answer says little.</Trans>
        {mean !== undefined && isOwn(evaluation) && (
          <>
            {' '}
            <Trans>Trust your average over the last seven scenarios instead: {nine(mean)}.</Trans>
          </>
        )}
      </ScoreCard>
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
