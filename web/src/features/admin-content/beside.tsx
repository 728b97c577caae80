import { chakra } from '@chakra-ui/react/styled-system'

/** A form and, at its side where there is room, what becomes of it. */
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
    // What has a part of its own is not shown twice below the form.
    wideOnly: { true: { '& > aside': { display: { base: 'none', xl: 'block' } } } },
  },
})
