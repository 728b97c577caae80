import { Trans, useLingui } from '@lingui/react/macro'
import { readStatistics, useLearners } from '#data/admin/admin-people'
import { useMemory } from '#data/admin/use-memory'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { RefreshButton } from '../list-buttons'
import { RecentPeople } from '../people/recent-people'
import { Counters } from './counters'
import { StatisticsTable } from './statistics-table'

const EVERYBODY = { search: '', plan: undefined }

/** The counters, and the latest activity of the first five learners. */
export function DashboardTab() {
  const { t } = useLingui()
  const statistics = useMemory(readStatistics)
  const learners = useLearners(EVERYBODY)
  const again = () => {
    statistics.again()
    learners.again()
  }
  return (
    <>
      <AdminSection title={<Trans>At a glance</Trans>} acts={<RefreshButton busy={learners.busy} again={again} />}>
        <AnswerFrame {...statistics}>{(value) => <Counters statistics={value} />}</AnswerFrame>
      </AdminSection>
      <AdminSection title={<Trans>Recent activity</Trans>}>
        <AnswerFrame value={learners.items} failure={learners.failure} again={learners.again}>
          {(people) => <RecentPeople people={people} label={t`Recent activity`} />}
        </AnswerFrame>
      </AdminSection>
      {statistics.value && (
        <AdminSection title={<Trans>Statistics</Trans>}>
          <StatisticsTable statistics={statistics.value} />
        </AdminSection>
      )}
    </>
  )
}
