import { chakra } from '@chakra-ui/react/styled-system'

/** A panel with a hairline edge; never inside another card. */
export const Card = chakra('div', {
  base: { background: 'bg.panel', border: '1px solid {colors.border}', borderRadius: 'lg', padding: '5', minWidth: 0 },
  variants: {
    pad: { normal: {}, tight: { padding: '4' }, none: { padding: 0, overflow: 'hidden' } },
    selected: { true: { borderWidth: '2px', borderColor: 'accent.solid' } },
  },
})
