import { chakra } from '@chakra-ui/react/styled-system'

/** While something runs, its buttons and its clock stay in view at the foot of the screen, whatever is read above them. */
export const Dock = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
  variants: {
    on: {
      true: {
        position: 'sticky',
        bottom: { base: 'calc(64px + env(safe-area-inset-bottom))', lg: 0 },
        zIndex: 1,
        paddingBlock: '3',
        background: 'bg',
        borderTop: '1px solid {colors.border}',
        // What is understood grows; its newest words are what is seen.
        '& > p': { maxHeight: '4.5em', overflow: 'hidden', display: 'flex', flexDirection: 'column-reverse' },
      },
    },
  },
})
