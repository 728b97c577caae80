import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { ChatMessage } from 'shared/model/people/chat-message'
import type { User } from 'shared/model/people/user'
import { useOnline } from '#browser/online'
import { unblockPerson } from '#data/chat/chat'
import { failureOf } from '#data/chat/chat-unsent'
import { errorText } from '#i18n/error-texts'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { failureText } from './failure-text'
import { Composer } from './messages/composer'
import { DeleteDialog } from './messages/delete-dialog'
import type { MessageAct } from './messages/message-item'
import { MessageLog } from './messages/message-log'
import { ReportDialog } from './messages/report-dialog'
import { BlockDialog } from './people/block-dialog'
import { StaleNotice } from './stale-notice'
import { useReadRoom } from './use-read-room'
import { useRoom } from './use-room'

const Notices = chakra('div', {
  base: {
    flex: 'none',
    display: 'grid',
    gap: '2',
    padding: '8px 12px',
    '&:empty': { display: 'none' },
    '&:focus': { outline: 'none' },
  },
})

interface Said {
  tone: 'success' | 'danger'
  text: string
}

/** A room: its messages, and the message field. */
export function RoomView({
  roomId,
  partner,
  user,
  blocked,
  unread,
}: {
  roomId: string
  partner: { id: string; name: string } | undefined
  user: User
  blocked: readonly string[]
  /** Number of unread messages, as the server counts them. */
  unread: number
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const room = useRoom(roomId, user, blocked)
  useReadRoom(partner && roomId, room.messages.at(-1), unread)
  const [said, setSaid] = useState<Said>()
  const [asking, setAsking] = useState<{ message: ChatMessage; act: MessageAct }>()
  const hasNetwork = useOnline()
  const isOffline = !hasNetwork || room.failure?.status === 0
  const isBlocked = partner !== undefined && blocked.includes(partner.id)
  const notices = useRef<HTMLDivElement>(null)
  const close = () => setAsking(undefined)
  const done = (text: string) => {
    close()
    setSaid({ tone: 'success', text })
  }
  const thank = (sentence: string) => done(errorText(i18n, sentence))
  // The pressed element may have disappeared.
  useLayoutEffect(() => {
    if (said) notices.current?.focus()
  }, [said])

  const unblock = async (id: string) => {
    try {
      thank((await unblockPerson(id)).message)
      room.readAnew()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ tone: 'danger', text: failureText(i18n, language, failureOf(error)) })
    }
  }
  return (
    <>
      {room.isLoading ? (
        <Loading />
      ) : (
        <MessageLog
          room={room}
          user={user}
          onAct={(message, act) => setAsking({ message, act })}
          empty={
            !room.failure &&
            !isOffline && (
              <EmptyState drawing="talk" title={<Trans>No messages yet</Trans>}>
                {partner ? (
                  <Trans>Only the two of you can read what you write here.</Trans>
                ) : (
                  <Trans>Say hello: everyone preparing with Situ can read it.</Trans>
                )}
              </EmptyState>
            )
          }
        />
      )}
      <Notices role="status" ref={notices} tabIndex={-1}>
        <StaleNotice
          isOffline={isOffline}
          isNobody={room.isNobody}
          failure={room.failure}
          offline={
            <Trans>
              You are offline. The chat needs an internet connection; your message is saved here until you can send it.
            </Trans>
          }
        />
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
        {isBlocked && (
          <Notice
            action={
              <Button size="sm" onClick={() => void unblock(partner.id)}>
                <Trans>Unblock</Trans>
              </Button>
            }
          >
            <Trans>You have blocked this person.</Trans>
          </Notice>
        )}
      </Notices>
      {!isBlocked && (
        <Composer
          roomId={roomId}
          hasNetwork={!isOffline}
          onSend={(content) => {
            setSaid(undefined)
            room.send(content)
          }}
        />
      )}
      {asking?.act === 'delete' && (
        <DeleteDialog
          message={asking.message}
          onClose={close}
          onDeleted={() => {
            room.markGone(asking.message.id)
            done(t`Message deleted`)
          }}
        />
      )}
      {asking?.act === 'report' && <ReportDialog message={asking.message} onReported={thank} onClose={close} />}
      {asking?.act === 'block' && (
        <BlockDialog
          userId={asking.message.userId}
          name={asking.message.senderName}
          onBlocked={thank}
          onClose={close}
        />
      )}
    </>
  )
}
