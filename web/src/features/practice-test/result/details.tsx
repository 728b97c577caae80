import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      fontWeight: 600,
      color: 'accent.fg',
      cursor: 'pointer',
    },
    '& > summary::before': { content: '"+"', width: '20px', fontWeight: 600 },
    '&[open] > summary::before': { content: '"−"' },
    '& > div': { paddingBottom: '3' },
  },
})

/** A part of a result that opens at a press. */
export const Details = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Box>
    <summary>{title}</summary>
    <div>{children}</div>
  </Box>
)
