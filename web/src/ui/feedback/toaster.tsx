import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { dismissToast, type Toast, toastStore } from './toast'

export const TOAST_MS = 5000
export const TOAST_SWIPE_PX = 50

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    // The message is at the foot of every screen, because at the top it would cover the main button of the page's
    // header.
    left: {
      base: 'calc(16px + env(safe-area-inset-left))',
      lg: 'calc({sizes.sidebar} + {spacing.6})',
    },
    right: { base: 'calc(16px + env(safe-area-inset-right))', lg: 'auto' },
    // Keeps the message above a virtual keyboard (browser/keyboard.ts).
    bottom: {
      base: 'max(80px + env(safe-area-inset-bottom), 8px + var(--keyboard, 0px))',
      lg: '6',
    },
    width: { lg: '380px' },
    pointerEvents: 'none',
    '& .toast': {
      pointerEvents: 'auto',
      touchAction: 'pan-y',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '12px 4px 12px 16px',
      borderRadius: 'lg',
      background: 'bg.inverted',
      color: 'fg.inverted',
      boxShadow: 'overlay',
      animation: 'rise {durations.normal} {easings.out}',
      userSelect: 'none',
    },
    '& .toast > svg': { marginTop: '1px' },
    '& .success > svg': { color: { _light: 'green.400', _dark: 'green.700' } },
    '& .danger > svg': { color: { _light: 'madder.400', _dark: 'madder.700' } },
    '& .warning > svg': { color: { _light: 'saffron.400', _dark: 'saffron.700' } },
    '& .info > svg': { color: { _light: 'blue.400', _dark: 'blue.700' } },
    '& .text': { flex: 1, minWidth: 0 },
    '& b': { display: 'block' },
    '& p': { fontSize: 'sm' },
    '& button': { margin: '-6px 0', _hover: { background: 'transparent' } },
    '& .action': {
      margin: '0',
      minHeight: 'touch',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
})

const ICONS = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info }

/**
 * Shows messages: one at a time, for five seconds, or longer while the pointer or the focus is on it. A swipe to the
 * right removes it; F8 moves the focus to it.
 */
export function Toaster() {
  const { t } = useLingui()
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') ref.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const urgent = shown?.tone === 'danger'
  return (
    <Region ref={ref} tabIndex={-1} aria-label={t`Messages (F8)`}>
      <div aria-live="polite" aria-atomic="true">
        {shown && !urgent && <Message key={shown.id} toast={shown} />}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {shown && urgent && <Message key={shown.id} toast={shown} />}
      </div>
    </Region>
  )
}

function Message({ toast }: { toast: Toast }) {
  const { t } = useLingui()
  const tone = toast.tone ?? 'success'
  const [start, setStart] = useState<number>()
  const [held, setHeld] = useState(false)
  const [moved, setMoved] = useState(0)
  const close = () => dismissToast(toast.id)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast.id, held])
  const release = (event: PointerEvent) => {
    if (start !== undefined && event.clientX - start > TOAST_SWIPE_PX) return close()
    setStart(undefined)
    setMoved(0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a swipe is a shortcut; the button beside it does the same
    <div
      className={`toast ${tone}`}
      style={moved ? { transform: `translateX(${moved}px)` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => setStart(event.clientX)}
      onPointerMove={(event) => start !== undefined && setMoved(Math.max(0, event.clientX - start))}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon of={ICONS[tone]} />
      <div className="text">
        <b>{toast.title}</b>
        {toast.description && <p>{toast.description}</p>}
        {toast.action && (
          <button
            type="button"
            className="action"
            onClick={() => {
              toast.action?.onPress()
              close()
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton icon={X} small label={t`Close`} onClick={close} />
    </div>
  )
}
