import { chakra } from '@chakra-ui/react/styled-system'

/** A remark in small letters. */
export const FineLine = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
