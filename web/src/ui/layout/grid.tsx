import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Cards side by side, 16 px apart. With `two` or `three`, cards stack where each would be narrower than 300 or 230 px;
 * with `pair` they never do.
 */
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
