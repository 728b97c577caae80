import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBusyHere } from '#browser/busy'
import { closeChat, openChat, useChatOpen } from '#session/chat-open'
import { IconButton } from '#ui/icon-button'
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
    '& > button': { width: '52px', height: '52px', borderRadius: 'full', boxShadow: 'overlay' },
  },
})

/** The chat on every screen: a button, and the window that it opens. */
export function ChatButton() {
  const { t } = useLingui()
  const isOpen = useChatOpen()
  const isBusy = useBusyHere()
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
  if (isOpen) return <Later of={ChatPanel} />
  // It would cover a target in a game, or the clock of a test.
  if (isBusy) return null
  return (
    <Place aria-label={t`Chat`} data-frame>
      <IconButton
        ref={button}
        tone="primary"
        icon={MessageCircle}
        label={t`Open the chat`}
        aria-haspopup="dialog"
        loading={isLoading}
        onClick={() => void open()}
      />
    </Place>
  )
}
