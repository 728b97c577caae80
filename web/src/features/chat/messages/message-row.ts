import { chakra } from '@chakra-ui/react/styled-system'

/** One message: those of others on the left with their avatar, the reader's own on the right. */
export const MessageRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, max-content) auto',
    alignItems: 'start',
    justifyContent: 'start',
    columnGap: '2',
    paddingBlock: '1',
    '& > .bubble': {
      minWidth: 0,
      padding: '8px 12px',
      borderRadius: 'lg',
      background: 'bg.subtle',
      fontSize: '.9375rem',
      lineHeight: 1.45,
    },
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline', fontSize: 'xs' },
    '& .head time': { color: 'fg.subtle' },
    '& .words': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > .under': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
    },
    '& > .under > p': { flex: '1 1 100%' },
    '& > .under > p > svg': { display: 'inline', verticalAlign: '-3px' },
    '& .failed': { color: 'danger.fg' },
  },
  variants: {
    own: {
      true: {
        gridTemplateColumns: 'auto minmax(0, max-content)',
        justifyContent: 'end',
        '& > .bubble': { background: 'accent.subtle' },
        '& > .under': { justifyContent: 'flex-end', textAlign: 'right' },
      },
    },
    // For a message that has no button beside it.
    alone: { true: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .bubble': { justifySelf: 'end', maxWidth: '85%' } } },
  },
})
