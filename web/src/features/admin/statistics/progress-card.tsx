import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserProgress } from 'shared/model/people/statistics'
import { formatDate, formatHours, formatMoment, formatNumber, formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Avatar } from '#ui/avatar'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { SubscriptionBadge } from '../people/subscription-badge'

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& .who > p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& h3': { textStyle: 'cardTitle' },
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
    '& dt, & .caption': { fontSize: 'xs', color: 'fg.subtle' },
    '& dd': { fontWeight: 600, fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
})

/** One learner: name, plan, the counts and the averages, the total as a bar, and the time. */
export function ProgressCard({ person }: { person: UserProgress }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { displayName: name, email, avatar, createdAt, subscriptionStatus, progressData: p } = person
  const number = (value: number) => formatNumber(language, value)
  const total = formatPercent(language, p.totalProgress)
  const time = formatHours(language, p.totalTimeSpent)
  const stats = [
    { label: t`Completed modules`, value: number(p.completedModules) },
    { label: t`Completed quizzes`, value: number(p.completedQuizzes) },
    { label: t`Completed scenarios`, value: number(p.completedScenarios) },
    { label: t`Average quiz score`, value: p.averageScore === null ? '–' : formatPercent(language, p.averageScore) },
    {
      label: t`Average scenario score`,
      value: p.averageScenarioScore === null ? '–' : t`${formatNumber(language, p.averageScenarioScore, 1)} out of 9`,
    },
  ]
  return (
    <Card>
      <Body>
        <Row nowrap css={{ alignItems: 'flex-start' }}>
          <Avatar seed={avatar} />
          <div className="grow who">
            <h3>{name}</h3>
            <p>{email}</p>
            <p>
              <Trans>Member since {formatDate(language, createdAt, 'long')}</Trans>
            </p>
          </div>
          <SubscriptionBadge status={subscriptionStatus} />
        </Row>
        <dl>
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Stack css={{ gap: '1.5' }}>
          <Row spread className="caption">
            <span>
              <Trans>Overall progress</Trans>
            </span>
            <span>{total}</span>
          </Row>
          <ProgressBar percent={p.totalProgress} label={t`Overall progress of ${name}`} />
        </Stack>
        <Row spread className="caption">
          <span>
            <Trans>Study time: {time}</Trans>
          </span>
          <span>
            {p.lastActivity ? (
              <Trans>Last active: {formatMoment(language, p.lastActivity, new Date())}</Trans>
            ) : (
              <Trans>No activity yet</Trans>
            )}
          </span>
        </Row>
      </Body>
    </Card>
  )
}
