import { chakra } from '@chakra-ui/react/styled-system'
import { fieldRecipe } from './field-recipe'

/** The browser's select, with the application's styles. */
export const Select = chakra('select', {
  base: {
    ...fieldRecipe.base,
    appearance: 'none',
    paddingRight: '9',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundRepeat: 'no-repeat',
    '& option': { background: 'bg.panel', color: 'fg' },
  },
})
