import { chakra } from '@chakra-ui/react/styled-system'

/** The figures of a running game, in a row above it. The children are `<span>`s; a `<b>` emphasizes a number. */
export const GameFacts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    marginBottom: '4',
    minHeight: '24px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& b': { color: 'fg', fontWeight: 600 },
  },
})
