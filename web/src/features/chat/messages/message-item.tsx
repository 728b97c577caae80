import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Ellipsis, Flag, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { ChatMessage } from 'shared/model/people/chat-message'
import type { User } from 'shared/model/people/user'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { MessageRow } from './message-row'

export type MessageAct = 'delete' | 'report' | 'block'

/** A stored message. Its button opens the actions below it. */
export function MessageItem({
  message,
  user,
  isOpen,
  onMenu,
  onAct,
}: {
  message: ChatMessage
  user: User
  isOpen: boolean
  onMenu: (open: boolean) => void
  onAct: (act: MessageAct) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const isOwn = message.userId === user.id
  const name = isOwn ? t`You` : message.senderName
  const time = formatDate(language, message.createdAt, 'time')
  useEffect(() => {
    if (isOpen) menu.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    onMenu(false)
    button.current?.focus()
  }
  const actions = (
    <IconButton
      ref={button}
      icon={Ellipsis}
      small
      label={isOwn ? t`Actions for your message, ${time}` : t`Actions for the message by ${name}, ${time}`}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => onMenu(!isOpen)}
    />
  )
  return (
    <MessageRow own={isOwn} onKeyDown={onKeyDown}>
      {isOwn ? actions : <Avatar seed={message.avatar} image={message.profileImageUrl} />}
      <div className="bubble">
        <p className="head">
          <b>{name}</b>
          <time dateTime={message.createdAt}>{time}</time>
        </p>
        <p className="words">{message.content}</p>
      </div>
      {!isOwn && actions}
      {isOpen && (
        <div className="under" id={id} ref={menu}>
          {!isOwn && (
            <Button size="sm" tone="quiet" onClick={() => onAct('report')}>
              <Icon of={Flag} size="s" />
              <Trans>Report</Trans>
            </Button>
          )}
          {!isOwn && (
            <Button size="sm" tone="quiet" onClick={() => onAct('block')}>
              <Icon of={Ban} size="s" />
              <Trans>Block {name}</Trans>
            </Button>
          )}
          {(isOwn || user.role === 'admin') && (
            <Button size="sm" tone="quiet" css={{ color: 'danger.fg' }} onClick={() => onAct('delete')}>
              <Icon of={Trash2} size="s" />
              <Trans>Delete</Trans>
            </Button>
          )}
        </div>
      )}
    </MessageRow>
  )
}
