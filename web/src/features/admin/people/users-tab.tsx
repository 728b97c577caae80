import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useUsers } from '#data/admin/admin-people'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { MoreButton, RefreshButton } from '../list-buttons'
import { useVerified } from '../security/use-verified'
import { NobodyFound } from './nobody-found'
import { PeopleControls } from './people-controls'
import { usePeopleFilter } from './use-people-filter'
import { UserCard } from './user-card'

const Cards = chakra('ul', { base: { display: 'grid', gap: '4' } })

/** All accounts, the newest first, with the actions. */
export function UsersTab() {
  const { asked, isNarrowed, cleared, controls, clear } = usePeopleFilter()
  const users = useUsers(asked)
  const { run, dialog } = useVerified()
  return (
    <AdminSection title={<Trans>Users</Trans>} acts={<RefreshButton {...users} />}>
      <PeopleControls key={cleared} {...controls} />
      <AnswerFrame value={users.items} failure={users.failure} again={users.again}>
        {(people) =>
          people.length === 0 ? (
            <NobodyFound isNarrowed={isNarrowed} onClear={clear} />
          ) : (
            <>
              <Cards>
                {people.map((user) => (
                  <UserCard key={user.id} user={user} run={run} onChanged={users.again} />
                ))}
              </Cards>
              <MoreButton {...users} />
            </>
          )
        }
      </AnswerFrame>
      {dialog}
    </AdminSection>
  )
}
