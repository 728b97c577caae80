import { chakra } from '@chakra-ui/react/styled-system'

/** Items on one line, 12 px apart, wrapping; a child with class `grow` takes the remaining width. */
export const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexWrap: 'wrap',
    '& > .grow': { flex: '1 1 220px', minWidth: 0 },
  },
  variants: { spread: { true: { justifyContent: 'space-between' } }, nowrap: { true: { flexWrap: 'nowrap' } } },
})
