import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BellOff } from 'lucide-react'
import type { ChatRoom } from 'shared/model/people/chat-inbox'
import { unreadText } from '#data/chat/inbox'
import { formatDate, formatDay } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { VisuallyHidden } from '#ui/visually-hidden'
import { Rows } from '../messages/rows'

const End = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    justifyItems: 'end',
    gap: '1',
    color: 'fg.subtle',
    '& .count': {
      minWidth: '22px',
      padding: '2px 6px',
      borderRadius: 'full',
      background: 'accent.solid',
      color: 'accent.contrast',
      fontSize: 'xs',
      fontWeight: 600,
      lineHeight: '18px',
      textAlign: 'center',
    },
  },
})

/** Private rooms with their last message, the latest first; a press opens one. */
export function RoomRows({
  rooms,
  blocked,
  onOpen,
}: {
  rooms: readonly ChatRoom[]
  blocked: readonly string[]
  onOpen: (room: ChatRoom) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = new Date()
  const when = (at: string) =>
    new Date(at).toDateString() === now.toDateString() ? formatDate(language, at, 'time') : formatDay(language, at, now)
  return (
    <Rows>
      {rooms.map((room) => (
        <li key={room.roomId}>
          <button type="button" onClick={() => onOpen(room)}>
            <Avatar seed={room.partner.avatar} image={room.partner.profileImageUrl} />
            <span className="grow">
              <b>{room.partner.displayName}</b>{' '}
              <small>
                {blocked.includes(room.partner.id)
                  ? t`Blocked`
                  : room.isLastMine
                    ? t`You: ${room.lastText}`
                    : room.lastText}
              </small>
            </span>{' '}
            <End>
              <small>{when(room.lastAt)}</small>{' '}
              {room.isMuted ? (
                <>
                  <Icon of={BellOff} size="s" />
                  <VisuallyHidden>{t`Muted`}</VisuallyHidden>
                </>
              ) : (
                room.unread > 0 && (
                  <>
                    <span className="count" aria-hidden>
                      {unreadText(room.unread)}
                    </span>
                    <VisuallyHidden>
                      {plural(room.unread, { one: '# unread message', other: '# unread messages' })}
                    </VisuallyHidden>
                  </>
                )
              )}
            </End>
          </button>
        </li>
      ))}
    </Rows>
  )
}
