import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '14px 16px',
    borderRadius: '8px',
    fontSize: '.9375rem',
    '& > svg': { marginTop: '2px' },
    '& > .text': { flex: '1 1 220px', minWidth: 0 },
    // The action is beside the text or, where there is no room, below it at its left edge.
    '& > .action': { flex: '0 1 auto', minWidth: 0, alignSelf: 'center', marginInlineStart: '8' },
  },
  variants: {
    tone: {
      neutral: { background: 'bg.subtle' },
      success: { background: 'success.subtle', '& > svg': { color: 'success.fg' } },
      warning: { background: 'warning.subtle', '& > svg': { color: 'warning.fg' } },
      danger: { background: 'danger.subtle', '& > svg': { color: 'danger.fg' } },
      info: { background: 'info.subtle', '& > svg': { color: 'info.fg' } },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
})

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, info: Info }

/** A message that stays in the page. `role` status or alert announces it; `action` is at its end. */
export function Notice({
  tone = 'neutral',
  icon,
  role,
  action,
  children,
}: {
  tone?: keyof typeof ICONS
  icon?: LucideIcon
  role?: 'status' | 'alert'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Box tone={tone} role={role} wrap={action !== undefined}>
      <Icon of={icon ?? ICONS[tone]} />
      <div className="text">{children}</div>
      {action && <div className="action">{action}</div>}
    </Box>
  )
}
