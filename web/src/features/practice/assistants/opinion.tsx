import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { StoredEvaluation } from '#data/practice/practice-tables'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { JudgePoints } from './judge-points'
import { useEngineName } from './use-engine-name'

/** Two evaluations that differ by more than this number of points are shown as disagreeing. */
const APART = 3

const Title = chakra('h3', { base: { fontWeight: 600 } })
const Numbers = chakra('p', { base: { fontSize: '.9375rem', color: 'fg.muted', marginTop: '1' } })

/** Another evaluator's opinion of the same answer. */
export function Opinion({ opinion, own }: { opinion: StoredEvaluation; own: StoredEvaluation }) {
  const language = useLanguage()
  const engineName = useEngineName()
  const nine = (value: number) => formatNumber(language, value, 1)
  const { score, metrics, feedback, engine } = opinion
  return (
    <Card>
      <Row spread>
        <Title>
          {engineName(engine)}, <Trans>{nine(score)} out of 9</Trans>
        </Title>
        {Math.abs(score - own.score) > APART && (
          <Badge tone="warning" icon={TriangleAlert}>
            <Trans>Low agreement</Trans>
          </Badge>
        )}
      </Row>
      <Numbers>
        <Trans>
          Judgement {nine(metrics.clinicalAccuracy)}, communication {nine(metrics.communication)}, empathy{' '}
          {nine(metrics.empathy)}
        </Trans>
      </Numbers>
      <JudgePoints strengths={feedback.strengths ?? []} suggestions={feedback.suggestions} />
    </Card>
  )
}
