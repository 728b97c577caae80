import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useCloseOnBack } from '#ui/feedback/use-close-on-back'

const RIGHT = 'env(safe-area-inset-right)'
/** The height that a virtual keyboard covers (browser/keyboard.ts). */
const KEYBOARD = 'var(--keyboard, 0px)'
/** Where the window ends: above the bottom bar, or a keyboard. */
const FOOT = `max({sizes.bottomNav} + 8px + env(safe-area-inset-bottom), 8px + ${KEYBOARD})`

const Base = chakra('dialog', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: 0,
    '&:focus': { outline: 'none' },
    background: 'bg.panel',
    color: 'fg',
    '&::backdrop': { background: 'transparent' },
  },
  variants: {
    expanded: {
      false: {
        inset: {
          base: `auto calc(8px + ${RIGHT}) ${FOOT} calc(8px + env(safe-area-inset-left))`,
          md: `auto calc(16px + ${RIGHT}) ${FOOT} auto`,
          lg: `auto calc(24px + ${RIGHT}) calc(24px + ${KEYBOARD}) auto`,
        },
        width: { base: 'auto', md: '400px' },
        maxWidth: 'none',
        height: {
          base: `calc(100dvh - {sizes.topBar} - 16px - ${FOOT})`,
          lg: `min(640px, calc(100dvh - 48px - ${KEYBOARD}))`,
        },
        maxHeight: 'none',
        border: '1px solid {colors.border}',
        borderRadius: 'xl',
        boxShadow: 'overlay',
        animation: 'rise {durations.normal} {easings.out}',
      },
      true: {
        inset: 0,
        width: '100%',
        maxWidth: '100%',
        height: `calc(100dvh - ${KEYBOARD})`,
        maxHeight: '100dvh',
        padding: `0 ${RIGHT} env(safe-area-inset-bottom) env(safe-area-inset-left)`,
        '& > *': { width: 'full', maxWidth: 'measure', marginInline: 'auto' },
      },
    },
  },
})

/**
 * The window of the chat: beside the page, which stays usable, or over all of it. Escape closes the window, and so does
 * Back where the window covers the page. A dialog inside the window is closed first, and Escape first closes the menu
 * of a message.
 */
export function ChatFrame({
  labelledBy,
  isExpanded,
  onClose,
  children,
}: {
  labelledBy: string
  isExpanded: boolean
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  // In a wide window the chat is beside the page and does not cover it, so Back need not close it.
  const [isNarrow] = useState(() => matchMedia('(max-width: 48rem)').matches)
  useCloseOnBack(isExpanded || isNarrow, onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const held = document.activeElement
    // An expanded chat is modal: nothing behind it can be reached.
    if (isExpanded) dialog.showModal()
    else dialog.open = true
    if (held instanceof HTMLElement && dialog.contains(held)) held.focus()
    return () => dialog.close()
  }, [isExpanded])
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed here must not trigger the page's own shortcuts; F8 moves to the messages from everywhere.
    if (event.key !== 'F8') event.stopPropagation()
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog') !== ref.current) return
    event.preventDefault()
    onClose()
  }
  return (
    <Base
      ref={ref}
      expanded={isExpanded}
      data-frame
      // Makes the window focusable: a press beside its buttons keeps the focus inside, so Escape still closes it.
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </Base>
  )
}
