import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { buttonRecipe } from './button-recipe'

/** A link to a screen that looks like a button; same `tone`, `size` and `wide` as Button. */
export const LinkButton = createLink(chakra('a', buttonRecipe))
