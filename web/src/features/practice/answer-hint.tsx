import { chakra } from '@chakra-ui/react/styled-system'

/** A line beside the button that submits an answer. */
export const AnswerHint = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
