import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, MessagesSquare, Users } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from 'shared/contract/api-error'
import type { ChatInbox } from 'shared/model/people/chat-inbox'
import { GENERAL_ROOM } from 'shared/model/people/chat-message'
import type { OnlineUser } from 'shared/model/people/online-user'
import { privateRoom } from 'shared/rules/chat-room'
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
import { RoomRows } from './room-rows'

/**
 * The open rooms, the private ones, then the people online; a press on one opens the private room with them.
 */
export function UserList({
  people: answered,
  inbox,
  hasNetwork,
  failure,
  isNobody,
  blocked,
  onOpen,
}: {
  /** The people online; undefined until the list has arrived. */
  people: readonly OnlineUser[] | undefined
  /** The caller's private rooms; undefined until they have arrived. */
  inbox: ChatInbox | undefined
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
  const canCome = hasNetwork && !failure && !isNobody
  const isAwaited = !answered && canCome
  const found = findPeople(people, query)
  // Until the list arrives, private rooms are taken to be offered.
  const isPrivate = inbox === undefined || inbox.offer === 'all'
  const rooms = inbox?.rooms ?? []
  const foundRooms = rooms.filter(({ partner }) => findPeople([{ ...partner, name: '' }], query).length > 0)
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
      {isPrivate && (
        <>
          <TextField
            type="search"
            label={t`Search people`}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <section>
            <h3>
              <Trans>Private messages</Trans>
            </h3>
            {foundRooms.length > 0 && (
              <RoomRows
                rooms={foundRooms}
                blocked={blocked}
                onOpen={({ roomId, partner: { id, displayName } }) =>
                  onOpen({ roomId, partner: { id, name: displayName } })
                }
              />
            )}
            <div role="status">
              {!inbox && canCome && <Skeleton css={{ height: '60px' }} />}
              {!inbox && !canCome && (
                <p className="about">
                  <Trans>Your conversations have not been loaded on this device yet.</Trans>
                </p>
              )}
              {inbox && rooms.length === 0 && (
                <p className="about">
                  <Trans>No private messages yet. Choose someone who is online to write to them.</Trans>
                </p>
              )}
              {rooms.length > 0 && foundRooms.length === 0 && (
                <p className="about">
                  <Trans>No users found</Trans>
                </p>
              )}
            </div>
          </section>
          <section>
            <h3>
              <Trans>People online</Trans>
            </h3>
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
        </>
      )}
    </Scroll>
  )
}
