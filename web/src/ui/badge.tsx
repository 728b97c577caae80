import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon'

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontSize: 'xs',
    fontWeight: 500,
    lineHeight: 1.2,
    padding: '4px 8px',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { background: 'bg.subtle', color: 'fg.muted' },
      accent: { background: 'accent.subtle', color: 'accent.fg' },
      success: { background: 'success.subtle', color: 'success.fg' },
      warning: { background: 'warning.subtle', color: 'warning.fg' },
      danger: { background: 'danger.subtle', color: 'danger.fg' },
      info: { background: 'info.subtle', color: 'info.fg' },
      highlight: { background: 'mark.highlight', color: 'mark.onHighlight', fontWeight: 600 },
      outline: { boxShadow: 'inset 0 0 0 1px {colors.bg.emphasized}', color: 'fg.muted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A tinted word with its icon, because colour alone must not convey a status. */
export function Badge({ icon, children, ...rest }: ComponentProps<typeof Base> & { icon?: LucideIcon }) {
  return (
    <Base {...rest}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </Base>
  )
}
