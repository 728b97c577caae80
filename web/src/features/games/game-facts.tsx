import { chakra } from '@chakra-ui/react/styled-system'

/** The figures of a running game, on one line above it: plain `<span>`s with a `<b>` each. */
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
