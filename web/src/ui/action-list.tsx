import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

/** A bordered block of ActionLink and ActionButton rows. */
export const ActionList = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
    '& > a, & > button': {
      flex: '1 0 auto',
      display: 'flex',
      alignItems: 'center',
      textAlign: 'left',
      gap: '14px',
      padding: '10px 14px 10px 16px',
      minHeight: '60px',
      cursor: 'pointer',
      color: 'fg',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > * + *': { borderTop: '1px solid {colors.border}' },
    '& svg:first-of-type': { color: 'accent.fg' },
    '& svg:last-of-type': { color: 'fg.subtle' },
    '& span': { flex: 1 },
    '& b': { display: 'block', fontSize: '.9375rem', lineHeight: 1.3 },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.subtle' },
  },
})

/** The content of an ActionList row: icon, title, one caption, chevron. */
export function ActionContent({ icon, title, caption }: { icon: LucideIcon; title: ReactNode; caption?: ReactNode }) {
  return (
    <>
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        {caption && <small>{caption}</small>}
      </span>
      <Icon of={ChevronRight} size="s" />
    </>
  )
}

/** A row that links to a screen, usually with an ActionContent. */
export const ActionLink = createLink('a')
