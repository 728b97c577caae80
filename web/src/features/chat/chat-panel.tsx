import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { useOnline } from '#browser/online'
import { ONLINE_POLL_MS, useBlockedIds, useOnlineUsers } from '#data/chat/chat'
import { failureOf } from '#data/chat/chat-unsent'
import { muteRoom, useInbox } from '#data/chat/inbox'
import { closeChat } from '#session/chat-open'
import { useLanguage } from '#session/language'
import { useUser } from '#session/session'
import { Notice } from '#ui/feedback/notice'
import { ChatFrame } from './chat-frame'
import { ChatHeader } from './chat-header'
import { ChatSettings } from './chat-settings'
import type { ChatView } from './chat-view'
import { failureText } from './failure-text'
import { UserList } from './people/user-list'
import { RoomView } from './room-view'
import { OPEN_ROOMS } from './rooms'

const Body = chakra('div', {
  base: { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
})

/** The open chat: rooms and people online, settings, a room. */
export function ChatPanel() {
  const { t, i18n } = useLingui()
  const id = useId()
  const user = useUser()
  const [view, setView] = useState<ChatView>({ kind: 'users' })
  const [isExpanded, setExpanded] = useState(false)
  const online = useOnlineUsers()
  const blocked = useBlockedIds()
  const inbox = useInbox(ONLINE_POLL_MS)
  const language = useLanguage()
  const [muteFailure, setMuteFailure] = useState<ApiError>()
  const hasNetwork = useOnline() && online.failure?.status !== 0 && inbox.failure?.status !== 0
  const people = online.value ?? []

  const open = view.kind === 'room' ? OPEN_ROOMS.find((room) => room.id === view.roomId) : undefined
  // Only a private room with a message is in the inbox and can be muted.
  const room = view.kind === 'room' ? inbox.value?.rooms.find(({ roomId }) => roomId === view.roomId) : undefined
  const show = (next: ChatView) => {
    setMuteFailure(undefined)
    setView(next)
  }
  const mute = async (roomId: string, isMuted: boolean) => {
    try {
      await muteRoom(roomId, isMuted)
      setMuteFailure(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMuteFailure(error)
    }
  }
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
  const back = view.kind === 'users' ? undefined : () => show({ kind: 'users' })
  return (
    <ChatFrame labelledBy={id} isExpanded={isExpanded} onClose={closeChat}>
      <ChatHeader
        id={id}
        title={title()}
        caption={caption()}
        isExpanded={isExpanded}
        onBack={back}
        onSettings={view.kind === 'settings' || room ? undefined : () => show({ kind: 'settings' })}
        muted={room?.isMuted}
        onMute={room && (() => void mute(room.roomId, !room.isMuted))}
        onExpand={() => setExpanded(!isExpanded)}
        onClose={closeChat}
      />
      <Body>
        <div role="status">
          {muteFailure && <Notice tone="danger">{failureText(i18n, language, failureOf(muteFailure))}</Notice>}
        </div>
        {view.kind === 'users' && (
          <UserList
            people={online.value ?? undefined}
            hasNetwork={hasNetwork}
            inbox={inbox.value ?? undefined}
            failure={online.failure ?? inbox.failure}
            isNobody={online.value === null}
            blocked={blocked}
            onOpen={(next) => show({ kind: 'room', ...next })}
          />
        )}
        {view.kind === 'settings' && <ChatSettings user={user} people={people} blocked={blocked} />}
        {view.kind === 'room' && (
          <RoomView
            key={view.roomId}
            roomId={view.roomId}
            partner={view.partner}
            user={user}
            blocked={blocked}
            unread={room?.unread ?? 0}
          />
        )}
      </Body>
    </ChatFrame>
  )
}
