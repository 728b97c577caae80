import { Plural, Trans } from '@lingui/react/macro'
import type { Statistics } from 'shared/model/people/statistics'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { StatCard } from '#ui/charts/stat-card'
import { Grid } from '#ui/layout/grid'

/** The four counters of the dashboard. */
export function Counters({ statistics: s }: { statistics: Statistics }) {
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const published = (count: number) => <Plural value={count} one="# published" other="# published" />
  return (
    <Grid columns="three">
      <StatCard title={<Trans>Modules</Trans>} value={number(s.totalModules)} caption={published(s.publishedModules)} />
      <StatCard
        title={<Trans>CASPer scenarios</Trans>}
        value={number(s.totalScenarios)}
        caption={published(s.publishedScenarios)}
      />
      <StatCard title={<Trans>Quizzes</Trans>} value={number(s.totalQuizzes)} caption={published(s.publishedQuizzes)} />
      <StatCard
        title={<Trans>Users</Trans>}
        value={number(s.totalUsers)}
        caption={<Plural value={s.activeUsers} one="# active this month" other="# active this month" />}
      />
    </Grid>
  )
}
