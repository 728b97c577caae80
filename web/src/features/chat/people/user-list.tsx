import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, MessagesSquare, Users } from 'lucide-react'
import { useState } from 'react'
import { GENERAL_ROOM } from 'shared/model/people/chat-message'
import type { OnlineUser } from 'shared/model/people/online-user'
import { privateRoom } from 'shared/rules/chat-room'
import { usePartners } from '#data/chat/chat'
import type { ApiError } from '#data/http/client'
import { useUser } from '#session/session'
import { EmptyState } from '#ui/feedback/empty-state'
import { Skeleton } from '#ui/feedback/skeleton'
import { TextField } from '#ui/form/text-field'
import { Icon } from '#ui/icon'
import { Rows } from '../messages/rows'
import { OPEN_ROOMS } from '../rooms'
import { Scroll } from '../scroll'
import { StaleNotice } from '../stale-notice'
import { findPeople } from './find-people'
import { type Person, PersonRows } from './person-rows'

/**
 * The rooms, then the people online; a press on one opens the private room with them. Earlier partners are listed too.
 */
export function UserList({
  people: answered,
  hasNetwork,
  failure,
  isNobody,
  blocked,
  onOpen,
}: {
  /** Undefined until the list has arrived. */
  people: readonly OnlineUser[] | undefined
  hasNetwork: boolean
  failure: ApiError | undefined
  /** Whether the session has ended. */
  isNobody: boolean
  blocked: readonly string[]
  onOpen: (room: { roomId: string; partner?: { id: string; name: string } }) => void
}) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const [query, setQuery] = useState('')
  const people = answered ?? []
  const isAwaited = !answered && hasNetwork && !failure && !isNobody
  const found = findPeople(people, query)
  const partners = usePartners(user.id) ?? []
  const earlier = findPeople(partners, query).filter(({ id }) => people.every((person) => person.id !== id))
  const openPrivate = ({ id, displayName }: Person) =>
    onOpen({ roomId: privateRoom(user.id, id), partner: { id, name: displayName } })
  const roomCaption = (id: string, shown: readonly OnlineUser[]) => {
    if (shown.length === 0) return answered && t`No users online`
    return id === GENERAL_ROOM
      ? plural(shown.length, { one: '# person online', other: '# people online' })
      : shown.map(({ displayName }) => displayName).join(', ')
  }
  return (
    <Scroll>
      <div role="status">
        <StaleNotice
          isOffline={!hasNetwork}
          isNobody={isNobody}
          failure={failure}
          offline={<Trans>You are offline. These are the messages already loaded.</Trans>}
        />
      </div>
      <section>
        <h3>
          <Trans>Rooms</Trans>
        </h3>
        <Rows>
          {OPEN_ROOMS.map((room) => (
            <li key={room.id}>
              <button type="button" onClick={() => onOpen({ roomId: room.id })}>
                <Icon of={room.id === GENERAL_ROOM ? MessagesSquare : Users} />
                <span className="grow">
                  <b>{i18n._(room.name)}</b>
                  <small>{roomCaption(room.id, room.shown(people))}</small>
                </span>
                <Icon of={ChevronRight} size="s" />
              </button>
            </li>
          ))}
        </Rows>
      </section>
      <section>
        <h3>
          <Trans>People</Trans>
        </h3>
        <TextField
          type="search"
          label={t`Search people`}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {found.length > 0 && <PersonRows people={found} blocked={blocked} onOpen={openPrivate} />}
        <div role="status">
          {isAwaited && <Skeleton css={{ height: '60px' }} />}
          {answered?.length === 0 && (
            <EmptyState drawing="talk" title={<Trans>No users online</Trans>}>
              <Trans>You can still write in the rooms: your message will be read later.</Trans>
            </EmptyState>
          )}
          {people.length > 0 && found.length === 0 && (
            <EmptyState drawing="search" title={<Trans>No users found</Trans>}>
              <Trans>No one online has that name.</Trans>
            </EmptyState>
          )}
        </div>
      </section>
      {earlier.length > 0 && (
        <section>
          <h3>
            <Trans>Earlier conversations</Trans>
          </h3>
          <PersonRows people={earlier} blocked={blocked} onOpen={openPrivate} />
        </section>
      )}
    </Scroll>
  )
}
