import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, BellOff, Maximize2, Minimize2, Settings, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#ui/icon-button'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flex: 'none',
    minHeight: '56px',
    padding: '6px 6px 6px 16px',
    borderBottom: '1px solid {colors.border}',
    '&:has(> .back)': { paddingLeft: '6px' },
    '& > [aria-pressed=true]': { background: 'bg.muted' },
    '& > .title': { flex: 1, minWidth: 0 },
    '& h2': {
      fontFamily: 'heading',
      fontWeight: 600,
      fontSize: 'lg',
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
      lineClamp: 2,
      '&:focus': { outline: 'none' },
    },
    '& p': {
      fontSize: 'xs',
      color: 'fg.subtle',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
  },
})

/**
 * The current view of the chat, the button back, and the window's own buttons. The heading gets the focus when the view
 * changes.
 */
export function ChatHeader({
  id,
  title,
  caption,
  isExpanded,
  onBack,
  onSettings,
  muted,
  onMute,
  onExpand,
  onClose,
}: {
  id: string
  title: string
  caption?: ReactNode
  isExpanded: boolean
  onBack?: (() => void) | undefined
  onSettings?: (() => void) | undefined
  /** Whether the room's messages are not counted. */
  muted?: boolean | undefined
  onMute?: (() => void) | undefined
  onExpand: () => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new view
  useLayoutEffect(() => heading.current?.focus(), [title])
  return (
    <Bar>
      {onBack && <IconButton className="back" icon={ArrowLeft} label={t`Back to the list`} onClick={onBack} />}
      <div className="title">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {caption && <p>{caption}</p>}
      </div>
      {onSettings && <IconButton icon={Settings} label={t`Chat settings`} onClick={onSettings} />}
      {onMute && (
        <IconButton icon={BellOff} label={t`Mute this conversation`} aria-pressed={muted === true} onClick={onMute} />
      )}
      <IconButton
        icon={isExpanded ? Minimize2 : Maximize2}
        label={isExpanded ? t`Smaller window` : t`Full screen`}
        onClick={onExpand}
      />
      <IconButton icon={X} label={t`Close the chat`} onClick={onClose} />
    </Bar>
  )
}
