import { chakra } from '@chakra-ui/react/styled-system'

/** A form with its preview beside it, where there is room. */
export const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    marginTop: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
    alignItems: 'start',
    '& > aside': {
      position: { xl: 'sticky' },
      top: { xl: '4' },
      maxHeight: { xl: 'calc(100dvh - 120px)' },
      overflowY: { xl: 'auto' },
    },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '5' },
  },
  variants: {
    // Where the preview has a tab of its own, it is not repeated below the form.
    wideOnly: { true: { '& > aside': { display: { base: 'none', xl: 'block' } } } },
  },
})
