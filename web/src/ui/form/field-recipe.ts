import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Styles shared by input, textarea and select. */
export const fieldRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'field',
    padding: '10px 12px',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'md',
    backgroundColor: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    lineHeight: 1.4,
    '&:focus': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: 0, borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', boxShadow: 'inset 0 0 0 1px {colors.danger.fg}' },
    '&:disabled': { backgroundColor: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
  },
})
