import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Styles of buttons and of links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '18px',
    // Leaves room above and below a label of two lines.
    paddingBlock: '6px',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontWeight: 600,
    fontSize: '.9375rem',
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background {durations.fast} {easings.standard}, border-color {durations.fast}',
    '&:disabled, &[aria-disabled=true]': {
      background: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    // The label stays in place, transparent, under the spinner, so that the width does not change.
    '&[aria-busy=true]': { position: 'relative', cursor: 'progress' },
    '&[aria-busy=true] > :first-of-type': { display: 'inherit', gap: 'inherit', alignItems: 'center', opacity: 0.4 },
    '&[aria-busy=true] > :last-of-type': { position: 'absolute', opacity: 1 },
  },
  variants: {
    tone: {
      primary: { background: 'accent.solid', color: 'accent.contrast', _hover: { background: 'accent.hover' } },
      outline: {
        background: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { background: 'bg.subtle' },
      },
      quiet: { color: 'accent.fg', paddingInline: '3', _hover: { background: 'accent.subtle' } },
      plain: { color: 'inherit', paddingInline: '3', _hover: { background: 'bg.subtle' } },
      danger: {
        background: 'bg.panel',
        borderColor: 'danger.fg',
        color: 'danger.fg',
        _hover: { background: 'danger.subtle' },
      },
      dangerSolid: { background: 'danger.solid', color: 'danger.contrast' },
    },
    size: {
      sm: { fontSize: 'sm', paddingInline: '14px' },
      md: {},
      lg: { minHeight: '52px', paddingInline: '6', fontSize: 'md' },
      icon: { width: 'touch', paddingInline: 0, flex: 'none' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'outline', size: 'md' },
})
