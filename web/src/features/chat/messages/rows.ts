import { chakra } from '@chakra-ui/react/styled-system'

/** A bordered block of rows to press: an icon or avatar, a name, a caption. */
export const Rows = chakra('ul', {
  base: {
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '60px',
      padding: '10px 12px',
      textAlign: 'left',
      cursor: 'pointer',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& button > svg': { color: 'fg.subtle' },
    '& button > svg:first-of-type': { color: 'accent.fg' },
    '& button > span[aria-hidden] ~ svg': { color: 'fg.subtle' },
    '& .grow': { flex: 1, minWidth: 0 },
    '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontSize: '.9375rem', lineHeight: 1.35 },
    '& small': { fontSize: 'xs', color: 'fg.subtle' },
  },
})
