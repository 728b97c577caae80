import { chakra } from '@chakra-ui/react/styled-system'

/** Cards side by side, 16 px apart; `min` is the width below which they stack. */
export const Grid = chakra('div', {
  base: { display: 'grid', gap: '4' },
  variants: {
    columns: {
      two: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' },
      three: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))' },
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  defaultVariants: { columns: 'two' },
})
