import { chakra } from '@chakra-ui/react/styled-system'
import { fieldRecipe } from './field-recipe'

/** A one-line field; label and messages come from Field. */
export const Input = chakra('input', fieldRecipe)
