import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProgressView } from '#data/progress/progress'
import { formatDate, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { LineChart } from '#ui/charts/line-chart'
import { WeekBars } from '#ui/charts/week-bars'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { useTrends } from './use-trends'

const Charts = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    '& h3': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '3' },
    '& .none': { color: 'fg.muted', fontSize: 'sm' },
  },
})

/** Scores range from 1 to 9. */
const SCORE_TICKS = [1, 3, 5, 7, 9]

/** The trend of scores, study time, typing speed and the review queue, each with its figures. */
export function ProgressCharts({ progress }: { progress: ProgressView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const trends = useTrends(progress)
  if (!trends) return null
  const { scores, study, typing, reviews } = trends
  const day = (at: number) => formatDate(language, at, 'short')
  const weekday = (iso: string) => formatDate(language, `${iso}T12:00:00`, 'weekday')
  const due = reviews.reduce((sum, one) => sum + one.due, 0)
  return (
    <PageSection title={<Trans>Over time</Trans>} help={<Trans>Based on the data on this device</Trans>}>
      <Charts>
        <Chart
          title={<Trans>Practice scores</Trans>}
          none={
            scores.single.length === 0 &&
            (progress.stats.averageScore === null ? (
              <Trans>Will appear after your first scored scenario</Trans>
            ) : (
              <Trans>The answers behind your average are not on this device.</Trans>
            ))
          }
        >
          <LineChart
            label={t`Practice scores over time, out of 9`}
            series={[
              { name: t`Each answer`, points: scores.single, shape: 'points' },
              ...(scores.mean.length > 0 ? [{ name: t`Average of the last seven`, points: scores.mean }] : []),
            ]}
            formatValue={(value) => formatNumber(language, value, 1)}
            formatAt={day}
            ticks={SCORE_TICKS}
          />
        </Chart>
        <Chart
          title={<Trans>Minutes of study per day</Trans>}
          none={study.every(({ value }) => value === 0) && <Trans>Nothing in the last four weeks</Trans>}
        >
          <LineChart
            label={t`Minutes of study on each of the last 28 days`}
            series={[{ name: t`Minutes`, points: study, shape: 'line' }]}
            formatValue={(value) => formatNumber(language, value)}
            formatAt={day}
            lowerBound={0}
          />
        </Chart>
        <Chart
          title={<Trans>Typing speed</Trans>}
          none={typing.length === 0 && <Trans>Will appear after your first session</Trans>}
        >
          <LineChart
            label={t`Typing speed over the last ten sessions, in words per minute`}
            series={[{ name: t`Words per minute`, points: typing }]}
            formatValue={(value) => formatNumber(language, value)}
            formatAt={day}
          />
        </Chart>
        <Chart
          title={<Trans>Questions coming back</Trans>}
          none={due === 0 && <Trans>Nothing to review in the next seven days</Trans>}
        >
          <WeekBars
            showsNumbers
            days={reviews.map((one) => ({ name: weekday(one.day).slice(0, 1).toUpperCase(), minutes: one.due }))}
            label={t`Questions per day: ${reviews.map((one) => `${weekday(one.day)} ${one.due}`).join(', ')}`}
          />
        </Chart>
      </Charts>
    </PageSection>
  )
}

function Chart({ title, none, children }: { title: ReactNode; none: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <h3>{title}</h3>
      {none ? <p className="none">{none}</p> : children}
    </Card>
  )
}
