import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'

/** A link within a sentence. */
export const TextLink = createLink(
  chakra('a', {
    base: {
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
    },
  }),
)
