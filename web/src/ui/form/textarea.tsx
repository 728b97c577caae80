import { chakra } from '@chakra-ui/react/styled-system'
import { fieldRecipe } from './field-recipe'

/** A multi-line field; `serif` sets its text in the reading font. */
export const Textarea = chakra('textarea', {
  base: { ...fieldRecipe.base, minHeight: '120px', lineHeight: 1.55, resize: 'vertical' },
  variants: { serif: { true: { fontFamily: 'reading', fontSize: 'lg', fontWeight: 450 } } },
})
