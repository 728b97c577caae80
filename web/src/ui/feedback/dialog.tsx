import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { keepFocusNear } from './keep-focus-near'
import { useCloseOnBack } from './use-close-on-back'

const Base = chakra('dialog', {
  base: {
    margin: 'auto',
    // The dialog lies between the top of the screen and a virtual keyboard (browser/keyboard.ts).
    bottom: 'var(--keyboard, 0px)',
    width: 'calc(100% - 32px)',
    maxWidth: 'dialog',
    maxHeight: 'calc(100dvh - 48px - var(--keyboard, 0px))',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '6',
    background: 'bg.panel',
    color: 'fg',
    borderRadius: 'xl',
    boxShadow: 'overlay',
    '&[open]': { animation: 'rise {durations.slow} {easings.out}' },
    '&::backdrop': { background: 'scrim' },
    '& > h2': { fontFamily: 'heading', fontWeight: 600, fontSize: '1.375rem', lineHeight: 1.3 },
    '& > .body': { marginTop: '2' },
    // Stays visible below content that is longer than the screen.
    '& > .actions': {
      position: 'sticky',
      bottom: '-24px',
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      marginTop: '2',
      marginBottom: '-16px',
      paddingBlock: '16px',
      background: 'bg.panel',
    },
  },
  variants: {
    sheet: {
      true: {
        mdDown: {
          margin: 'auto 0 0',
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(92dvh - var(--keyboard, 0px))',
          borderRadius: '14px 14px 0 0',
          paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
        },
      },
    },
  },
})

/**
 * The browser's modal dialog: focus stays inside, Escape and Back close it, and focus returns. It is a sheet on a phone
 * unless `sheet` is false. Mount it only while open.
 */
export function Dialog({
  title,
  onClose,
  actions,
  children,
  sheet = true,
}: {
  title: ReactNode
  onClose: () => void
  actions?: ReactNode
  children?: ReactNode
  sheet?: boolean
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useCloseOnBack(true, onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      keepFocusNear(opener)
    }
  }, [])
  return (
    <Base
      ref={ref}
      sheet={sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current && !inside(ref.current, event.clientX, event.clientY)) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children && <div className="body">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Base>
  )
}

/**
 * Whether a point is inside the dialog's box: a press on the backdrop targets the dialog too, but is outside of the
 * box.
 */
function inside(dialog: HTMLElement, x: number, y: number) {
  const box = dialog.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
