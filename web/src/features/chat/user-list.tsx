import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, MessagesSquare, Users } from 'lucide-react'
import { useState } from 'react'
import { GENERAL_ROOM } from 'shared/model/chat-message'
import type { OnlineUser } from 'shared/model/online-user'
import { privateRoom } from 'shared/rules/chat-room'
import type { ApiError } from '#data/client'
import { useUser } from '#session/session'
import { Avatar } from '#ui/avatar'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { Skeleton } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { findPeople } from './find-people'
import { OPEN_ROOMS } from './rooms'
import { Scroll } from './scroll'
import { StaleNotice } from './stale-notice'

const Rows = chakra('ul', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '60px',
      padding: '10px 12px',
      textAlign: 'left',
      cursor: 'pointer',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& button > svg': { color: 'fg.subtle' },
    '& button > svg:first-of-type': { color: 'accent.fg' },
    '& button > span[aria-hidden] ~ svg': { color: 'fg.subtle' },
    '& .grow': { flex: 1, minWidth: 0 },
    '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontSize: '.9375rem', lineHeight: 1.35 },
    '& small': { fontSize: 'xs', color: 'fg.subtle' },
  },
})

/** The rooms, then the people who are there now; a press on one opens the private room with them. */
export function UserList({
  people,
  isLoading,
  hasNetwork,
  failure,
  isNobody,
  blocked,
  onOpen,
}: {
  people: readonly OnlineUser[]
  isLoading: boolean
  hasNetwork: boolean
  failure: ApiError | undefined
  /** The session has ended. */
  isNobody: boolean
  blocked: readonly string[]
  onOpen: (room: { roomId: string; partner?: { id: string; name: string } }) => void
}) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const [query, setQuery] = useState('')
  const found = findPeople(people, query)
  const roomCaption = (id: string, shown: readonly OnlineUser[]) => {
    if (shown.length === 0) return t`No users online`
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
          offline={<Trans>You are offline. The chat needs the network: this is what was loaded before.</Trans>}
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
          label={t`Search for people`}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {found.length > 0 && (
          <Rows>
            {found.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() =>
                    onOpen({
                      roomId: privateRoom(user.id, person.id),
                      partner: { id: person.id, name: person.displayName },
                    })
                  }
                >
                  <Avatar seed={person.avatar} image={person.profileImageUrl} />
                  <span className="grow">
                    <b>{person.displayName}</b>
                    <small>{blocked.includes(person.id) ? t`Blocked` : t`Write in private`}</small>
                  </span>
                  <Icon of={ChevronRight} size="s" />
                </button>
              </li>
            ))}
          </Rows>
        )}
        <div role="status">
          {isLoading ? (
            <Skeleton css={{ height: '60px' }} />
          ) : people.length === 0 ? (
            <EmptyState drawing="talk" title={<Trans>No users online</Trans>}>
              <Trans>You can write in the rooms all the same: it will be read later.</Trans>
            </EmptyState>
          ) : (
            found.length === 0 && (
              <EmptyState drawing="search" title={<Trans>No users found</Trans>}>
                <Trans>Nobody online has this name.</Trans>
              </EmptyState>
            )
          )}
        </div>
      </section>
    </Scroll>
  )
}
