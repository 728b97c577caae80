import { chakra } from '@chakra-ui/react/styled-system'

/**
 * One bordered block of rows with hairlines between. Plain children: `<b>` title, `<small>` caption, `.grow`, `.end`.
 */
export const List = chakra('ul', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
    '& > li': { display: 'flex', gap: '14px', alignItems: 'center', padding: '12px 16px' },
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& > li > svg': { color: 'fg.subtle' },
    '& .grow': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .end': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& b': { display: 'block', fontSize: '.9375rem', lineHeight: 1.35 },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.subtle', lineHeight: 1.5 },
  },
})
