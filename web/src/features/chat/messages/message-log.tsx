import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { ChatMessage } from 'shared/model/people/chat-message'
import type { User } from 'shared/model/people/user'
import { failureOf } from '#data/chat/chat-unsent'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { failureText } from '../failure-text'
import type { Room } from '../use-room'
import { useScrollEnd } from '../use-scroll-end'
import { byDay, dayTitle } from './by-day'
import { type MessageAct, MessageItem } from './message-item'
import { UnsentItem } from './unsent-item'

const Box = chakra('div', {
  base: {
    flex: 1,
    minHeight: 0,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // The button that leads to the newest messages lies over the end of the list.
    '& > .newest': {
      position: 'absolute',
      bottom: '8px',
      left: '50%',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
    '& > .scroller': {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // `useScrollEnd` keeps the scroll position, so the browser must not adjust it.
      overflowAnchor: 'none',
      padding: '12px 16px',
      '&:focus': { outline: 'none' },
    },
    '& .top': { display: 'grid', justifyItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted' },
    '& h3': {
      margin: '12px 0 4px',
      textAlign: 'center',
      fontSize: 'xs',
      fontWeight: 600,
      color: 'fg.subtle',
      _firstLetter: { textTransform: 'uppercase' },
    },
  },
})

/** Milliseconds for which earlier messages that were just loaded are not announced as new. */
const QUIET_MS = 1000

/** The messages of a room by day, the oldest first, with unsent ones at the end. */
export function MessageLog({
  room,
  user,
  empty,
  onAct,
}: {
  room: Room
  user: User
  empty: ReactNode
  onAct: (message: ChatMessage, act: MessageAct) => void
}) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [menu, setMenu] = useState<string>()
  const { messages, unsent, isWhole, isLoadingEarlier, earlierFailure } = room
  const waiting = unsent.at(-1)?.id ?? ''
  const { ref, onScroll, hasNew, toEnd } = useScrollEnd({
    first: messages[0]?.id,
    last: `${messages.at(-1)?.id ?? ''}${waiting}`,
    own: waiting || messages.findLast(({ userId }) => userId === user.id)?.id,
    count: messages.length + unsent.length,
    failed: unsent.filter(({ isSending }) => !isSending).length,
  })
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isQuiet || isLoadingEarlier) return
    const timer = setTimeout(() => setQuiet(false), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isQuiet, isLoadingEarlier])
  // The button disappears when the first message is reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the beginning is reached
  useEffect(() => {
    if (isWhole && isQuiet) ref.current?.focus({ preventScroll: true })
  }, [isWhole])
  const now = new Date()
  const days = byDay(messages).map(({ day, messages: ofDay }) => ({
    day,
    title: dayTitle(language, ofDay[0]?.createdAt ?? day, now),
    messages: ofDay,
  }))
  return (
    <Box>
      <div
        className="scroller"
        ref={ref}
        onScroll={onScroll}
        tabIndex={-1}
        role="log"
        aria-label={t`Messages`}
        aria-live={isQuiet ? 'off' : 'polite'}
      >
        {messages.length > 0 && (
          <div className="top">
            {isWhole ? (
              <p>
                <Trans>This is the beginning of the conversation.</Trans>
              </p>
            ) : (
              <Button
                size="sm"
                tone="quiet"
                loading={isLoadingEarlier}
                onClick={() => {
                  setQuiet(true)
                  void room.loadEarlier()
                }}
              >
                <Trans>Earlier messages</Trans>
              </Button>
            )}
            {earlierFailure && (
              <Notice tone="danger" role="alert">
                {failureText(i18n, language, failureOf(earlierFailure))}
              </Notice>
            )}
          </div>
        )}
        {messages.length + unsent.length === 0 && empty}
        {days.map(({ day, title, messages: ofDay }) => (
          <Fragment key={day}>
            <h3>{title}</h3>
            <ol aria-label={title}>
              {ofDay.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  user={user}
                  isOpen={menu === message.id}
                  onMenu={(open) => setMenu(open ? message.id : undefined)}
                  onAct={(act) => onAct(message, act)}
                />
              ))}
            </ol>
          </Fragment>
        ))}
        {unsent.length > 0 && (
          <ol aria-label={t`Not sent yet`}>
            {unsent.map((message) => (
              <UnsentItem
                key={message.id}
                message={message}
                onRetry={() => {
                  room.retry(message)
                  // The message's buttons disappear, so the focus moves to the list.
                  ref.current?.focus()
                }}
                onRemove={() => {
                  room.remove(message)
                  ref.current?.focus()
                }}
              />
            ))}
          </ol>
        )}
      </div>
      {hasNew && (
        <Button className="newest" size="sm" tone="primary" onClick={toEnd}>
          <Icon of={ArrowDown} size="s" />
          <Trans>New messages</Trans>
        </Button>
      )}
    </Box>
  )
}
