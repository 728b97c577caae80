import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button-recipe'

/** A plain link (another site, a file, the server) styled as a button. */
export const AnchorButton = chakra('a', buttonRecipe)
