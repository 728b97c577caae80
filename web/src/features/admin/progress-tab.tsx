import { Trans, useLingui } from '@lingui/react/macro'
import { useLearners } from '#data/admin-people'
import { Grid } from '#ui/grid'
import { AdminSection } from './admin-section'
import { AnswerFrame } from './answer-frame'
import { MoreButton, RefreshButton } from './list-buttons'
import { NobodyFound } from './nobody-found'
import { PeopleControls } from './people-controls'
import { ProgressCard } from './progress-card'
import { TableExport } from './table-export'
import { usePeopleFilter } from './use-people-filter'
import { useProgressRows } from './use-progress-rows'

/** How far each learner has come. */
export function ProgressTab() {
  const { t } = useLingui()
  const { asked, isNarrowed, cleared, controls, clear } = usePeopleFilter()
  const learners = useLearners(asked)
  const rows = useProgressRows()
  return (
    <AdminSection
      title={<Trans>Progress of the users</Trans>}
      acts={
        <>
          <TableExport name="situ-progress" rows={() => rows(asked)} failed={t`The progress could not be exported`} />
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
