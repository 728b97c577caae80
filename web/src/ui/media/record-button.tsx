import { chakra } from '@chakra-ui/react/styled-system'
import { Mic, MicOff, Square } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Spinner } from '#ui/feedback/spinner'
import { Icon } from '#ui/icon'

const Base = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '60px',
    height: '60px',
    borderRadius: 'full',
    border: '2px solid {colors.border.emphasized}',
    background: 'bg.panel',
    color: 'accent.fg',
    cursor: 'pointer',
    '&:disabled': { borderStyle: 'dashed', color: 'fg.subtle', background: 'bg.muted', cursor: 'not-allowed' },
  },
  variants: {
    on: { true: { background: 'danger.solid', borderColor: 'danger.solid', color: 'danger.contrast' } },
  },
})

/**
 * Starts and stops a recording: an outlined microphone, crimson with a square while recording, a spinner while waiting,
 * dashed while disabled. `label` names the action.
 */
export function RecordButton({
  state,
  label,
  disabled,
  onClick,
  ...rest
}: { state: 'ready' | 'recording' | 'waiting'; label: string } & Omit<ComponentProps<typeof Base>, 'children' | 'on'>) {
  const waiting = state === 'waiting'
  return (
    <Base
      type="button"
      aria-label={label}
      aria-busy={waiting || undefined}
      // Not `disabled`: a learner who starts with the keyboard must be able to stop with it, and a disabled button
      // loses the focus.
      aria-disabled={waiting || undefined}
      disabled={disabled}
      onClick={waiting ? undefined : onClick}
      on={state === 'recording'}
      {...rest}
    >
      {waiting ? <Spinner /> : <Icon of={state === 'recording' ? Square : disabled ? MicOff : Mic} size="l" />}
    </Base>
  )
}
