import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBusyHere } from '#browser/busy'
import { unreadIn, unreadText, useInbox } from '#data/chat/inbox'
import { closeChat, openChat, useChatOpen } from '#session/chat-open'
import { IconButton } from '#ui/icon-button'
import { useTitleCount } from '#ui/use-document-title'
import { Later } from './later'
import { screen } from './screen'

// Loaded when the chat is first opened.
const ChatPanel = screen('chat', () => import('#features/chat/chat-panel'), 'ChatPanel')

/** Above the bottom bar on a phone, in the corner on a desktop; pages leave room for it below their last line. */
const Place = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'nav',
    right: { base: '4', lg: '6' },
    bottom: { base: 'calc({sizes.bottomNav} + 12px + env(safe-area-inset-bottom))', lg: '6' },
    '& > .count': {
      position: 'absolute',
      top: '-6px',
      right: '-6px',
      minWidth: '24px',
      padding: '0 6px',
      border: '2px solid {colors.bg}',
      borderRadius: 'full',
      background: 'mark.highlight',
      color: 'mark.onHighlight',
      fontSize: 'xs',
      fontWeight: 600,
      lineHeight: '20px',
      textAlign: 'center',
      pointerEvents: 'none',
    },
    '& > button': { width: '52px', height: '52px', borderRadius: 'full', boxShadow: 'overlay' },
  },
})

/** The chat on every screen: a button with the number of unread private messages, and the window that it opens. */
export function ChatButton() {
  const { t } = useLingui()
  const isOpen = useChatOpen()
  const isBusy = useBusyHere()
  const { value: inbox } = useInbox()
  const isOff = inbox?.offer === 'off'
  const unread = unreadIn(inbox)
  useTitleCount(unread === 0 ? '' : unreadText(unread))
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  // A screen without a frame has no chat; on return the chat is closed.
  useEffect(() => closeChat, [])
  const open = async () => {
    setLoading(true)
    try {
      await ChatPanel.preload?.()
      openChat()
    } finally {
      setLoading(false)
    }
  }
  // The operator offers no chat.
  if (isOff) return null
  if (isOpen) return <Later of={ChatPanel} />
  // It would cover a target in a game, or the clock of a test.
  if (isBusy) return null
  return (
    <Place aria-label={t`Chat`} data-frame>
      <IconButton
        ref={button}
        tone="primary"
        icon={MessageCircle}
        label={
          unread === 0
            ? t`Open the chat`
            : plural(unread, { one: 'Open the chat: # unread message', other: 'Open the chat: # unread messages' })
        }
        aria-haspopup="dialog"
        loading={isLoading}
        onClick={() => void open()}
      />
      {unread > 0 && (
        <span className="count" aria-hidden>
          {unreadText(unread)}
        </span>
      )}
    </Place>
  )
}
