import { chakra } from '@chakra-ui/react/styled-system'

/** Fields in a column; the form validates itself, so the browser's own messages are off (`noValidate`). */
export const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
