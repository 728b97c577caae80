import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    padding: { base: '14px', sm: '4' },
    minWidth: 0,
    '& > h3': { fontWeight: 500, fontSize: '.9375rem', color: 'fg.muted' },
    '& > .value': {
      // Small enough for “3 min 30 s” in half of a phone's width.
      fontSize: 'clamp(1.25rem, 6.5vw, 2rem)',
      fontWeight: 600,
      lineHeight: 1,
      margin: '10px 0 14px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .value > small': { fontSize: '.9375rem', fontWeight: 500, color: 'fg.muted', marginLeft: '7px' },
    '& > .foot': { marginTop: 'auto' },
    '& .caption': { fontSize: 'xs', color: 'fg.subtle', marginTop: '9px' },
  },
})

/** One figure of the learner: name, value with its small unit, a bar or ruler, one caption. */
export function StatCard({
  title,
  value,
  unit,
  children,
  caption,
}: {
  title: ReactNode
  value: ReactNode
  unit?: ReactNode
  children?: ReactNode
  caption?: ReactNode
}) {
  return (
    <Box>
      <h3>{title}</h3>
      <p className="value">
        {value}
        {unit && <small> {unit}</small>}
      </p>
      <div className="foot">
        {children}
        {caption && <p className="caption">{caption}</p>}
      </div>
    </Box>
  )
}
