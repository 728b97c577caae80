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

// The chat's code is loaded when the chat is first opened.
const ChatPanel = screen('chat', () => import('#features/chat/chat-panel'), 'ChatPanel')

/**
 * The button is in the top bar of a phone and at the head of the sidebar, which both leave room for it, because over
 * the page it would cover buttons and dates.
 */
const Place = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'nav',
    top: { base: '6px', lg: '18px' },
    right: { base: 'calc(56px + env(safe-area-inset-right))', lg: 'auto' },
    left: { lg: 'calc({sizes.sidebar} - 14px - {sizes.touch})' },
    // In a low window the button scrolls away together with the top bar.
    '@media (max-height: 440px)': { position: { base: 'absolute', lg: 'fixed' } },
    '& > .count': {
      position: 'absolute',
      top: '-2px',
      right: '-2px',
      minWidth: '20px',
      padding: '0 5px',
      borderRadius: 'full',
      background: 'mark.highlight',
      color: 'mark.onHighlight',
      fontSize: '2xs',
      fontWeight: 600,
      lineHeight: '20px',
      textAlign: 'center',
      pointerEvents: 'none',
    },
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
  // A game or a test under way is not interrupted.
  if (isBusy) return null
  return (
    <Place aria-label={t`Chat`} data-frame>
      <IconButton
        ref={button}
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
