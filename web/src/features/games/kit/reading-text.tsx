import { chakra } from '@chakra-ui/react/styled-system'

/** Text to read before an answer: a situation, a question, a message. */
export const ReadingText = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: { base: 'lg', lg: '1.1875rem' },
    lineHeight: 1.6,
    maxWidth: 'measure',
    whiteSpace: 'pre-line',
  },
})
