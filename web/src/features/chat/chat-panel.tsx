import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useOnline } from '#browser/online'
import { useBlockedIds, useOnlineUsers } from '#data/chat/chat'
import { closeChat } from '#session/chat-open'
import { useUser } from '#session/session'
import { ChatFrame } from './chat-frame'
import { ChatHeader } from './chat-header'
import { ChatSettings } from './chat-settings'
import type { ChatView } from './chat-view'
import { UserList } from './people/user-list'
import { RoomView } from './room-view'
import { OPEN_ROOMS } from './rooms'

const Body = chakra('div', {
  base: { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
})

/** The open chat: people online, settings, a room. It sends no requests while closed. */
export function ChatPanel() {
  const { t, i18n } = useLingui()
  const id = useId()
  const user = useUser()
  const [view, setView] = useState<ChatView>({ kind: 'users' })
  const [isExpanded, setExpanded] = useState(false)
  const online = useOnlineUsers()
  const blocked = useBlockedIds()
  const hasNetwork = useOnline() && online.failure?.status !== 0
  const people = online.value ?? []

  const open = view.kind === 'room' ? OPEN_ROOMS.find((room) => room.id === view.roomId) : undefined
  const title = () => {
    if (view.kind === 'users') return t`Chat`
    if (view.kind === 'settings') return t`Chat settings`
    return open ? i18n._(open.name) : (view.partner?.name ?? '')
  }
  const caption = () => {
    if (view.kind !== 'room') return undefined
    if (!open) return t`Private: only the two of you can read it`
    const shown = open.shown(people).map(({ displayName }) => displayName)
    if (shown.length === 0) return t`No users online`
    return `${plural(shown.length, { one: '# online', other: '# online' })} · ${shown.join(', ')}`
  }
  const back = view.kind === 'users' ? undefined : () => setView({ kind: 'users' })
  return (
    <ChatFrame labelledBy={id} isExpanded={isExpanded} onClose={closeChat}>
      <ChatHeader
        id={id}
        title={title()}
        caption={caption()}
        isExpanded={isExpanded}
        onBack={back}
        onSettings={view.kind === 'settings' ? undefined : () => setView({ kind: 'settings' })}
        onExpand={() => setExpanded(!isExpanded)}
        onClose={closeChat}
      />
      <Body>
        {view.kind === 'users' && (
          <UserList
            people={online.value ?? undefined}
            hasNetwork={hasNetwork}
            failure={online.failure}
            isNobody={online.value === null}
            blocked={blocked}
            onOpen={(room) => setView({ kind: 'room', ...room })}
          />
        )}
        {view.kind === 'settings' && <ChatSettings user={user} people={people} blocked={blocked} />}
        {view.kind === 'room' && (
          <RoomView key={view.roomId} roomId={view.roomId} partner={view.partner} user={user} blocked={blocked} />
        )}
      </Body>
    </ChatFrame>
  )
}
