import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Fields in a column. Pass `noValidate`: forms check their fields themselves, in place of the browser's own messages.
 */
export const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
