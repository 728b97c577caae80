import { Trans, useLingui } from '@lingui/react/macro'
import { readRecentLearners, readStatistics } from '#data/admin/admin-people'
import { useMemory } from '#data/admin/use-memory'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { RefreshButton } from '../list-buttons'
import { RecentPeople } from '../people/recent-people'
import { Counters } from './counters'
import { StatisticsTable } from './statistics-table'

/** The counters, the learners who were active last, and the table of statistics. */
export function DashboardTab() {
  const { t } = useLingui()
  const statistics = useMemory(readStatistics)
  const recent = useMemory(readRecentLearners)
  const again = () => {
    statistics.again()
    recent.again()
  }
  return (
    <>
      <AdminSection
        title={<Trans>At a glance</Trans>}
        acts={<RefreshButton busy={statistics.busy || recent.busy} again={again} />}
      >
        <AnswerFrame {...statistics}>{(value) => <Counters statistics={value} />}</AnswerFrame>
      </AdminSection>
      <AdminSection title={<Trans>Recent activity</Trans>}>
        <AnswerFrame {...recent}>{(people) => <RecentPeople people={people} label={t`Recent activity`} />}</AnswerFrame>
      </AdminSection>
      {statistics.value && (
        <AdminSection title={<Trans>Statistics</Trans>}>
          <StatisticsTable statistics={statistics.value} />
        </AdminSection>
      )}
    </>
  )
}
