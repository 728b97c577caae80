import { chakra } from '@chakra-ui/react/styled-system'
import { Timer as TimerIcon, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    padding: '8px 12px',
    borderRadius: 'md',
    fontWeight: 600,
    fontSize: 'xl',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > small': { fontSize: 'xs', fontWeight: 500 },
  },
  variants: {
    state: {
      normal: { background: 'bg.subtle' },
      warning: { background: 'warning.subtle', color: 'warning.fg' },
      danger: { background: 'danger.subtle', color: 'danger.fg' },
      over: { background: 'danger.solid', color: 'danger.contrast' },
    },
  },
})

/** Minutes and seconds, rounded up to whole seconds: `75` → `1:15`; never below zero. */
export const clockText = (seconds: number) => {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/**
 * A clock in 20 px tabular figures: in the colours of `low` below `warnBelow` seconds, filled with the danger colour at
 * zero. `note` follows in small type (“× 1,5”).
 */
export function Timer({
  seconds,
  warnBelow = 60,
  low = 'warning',
  note,
  label,
}: {
  seconds: number
  warnBelow?: number
  low?: 'warning' | 'danger'
  note?: ReactNode
  label: string
}) {
  const state = seconds <= 0 ? 'over' : seconds < warnBelow ? low : 'normal'
  return (
    <Box state={state} data-state={state} role="timer" aria-label={label}>
      <Icon of={state === 'over' ? TimerOff : TimerIcon} size="s" />
      {clockText(seconds)}
      {note && <small>{note}</small>}
    </Box>
  )
}
