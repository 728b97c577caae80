import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon'

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'touch',
    fontSize: '.9375rem',
    fontWeight: 500,
    color: 'accent.fg',
    cursor: 'pointer',
  },
})

/** The link back within a screen; looks like one that leads to another screen. */
export const ViewCrumb = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Base type="button" onClick={onClick}>
    <Icon of={ArrowLeft} size="s" />
    {children}
  </Base>
)
