import { chakra } from '@chakra-ui/react/styled-system'

/** A part of a result that opens at a press: a `summary`, then a `div` with the content. */
export const Details = chakra('details', {
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
