import { Trans, useLingui } from '@lingui/react/macro'
import { useLearners } from '#data/admin/admin-people'
import { Grid } from '#ui/layout/grid'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { MoreButton, RefreshButton } from '../list-buttons'
import { NobodyFound } from '../people/nobody-found'
import { PeopleControls } from '../people/people-controls'
import { usePeopleFilter } from '../people/use-people-filter'
import { ProgressCard } from './progress-card'
import { TableExport } from './table-export'
import { useProgressRows } from './use-progress-rows'

/** The progress of each learner. */
export function ProgressTab() {
  const { t } = useLingui()
  const { asked, isNarrowed, cleared, controls, clear } = usePeopleFilter()
  const learners = useLearners(asked)
  const rows = useProgressRows()
  return (
    <AdminSection
      title={<Trans>Learners’ progress</Trans>}
      acts={
        <>
          <TableExport name="situ-progress" rows={() => rows(asked)} failed={t`The progress couldn’t be exported`} />
          <RefreshButton {...learners} />
        </>
      }
    >
      <PeopleControls key={cleared} {...controls} />
      <AnswerFrame value={learners.items} failure={learners.failure} again={learners.again}>
        {(people) =>
          people.length === 0 ? (
            <NobodyFound isNarrowed={isNarrowed} onClear={clear} />
          ) : (
            <>
              <Grid>
                {people.map((person) => (
                  <ProgressCard key={person.id} person={person} />
                ))}
              </Grid>
              <MoreButton {...learners} />
            </>
          )
        }
      </AnswerFrame>
    </AdminSection>
  )
}
