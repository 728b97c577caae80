import { chakra } from '@chakra-ui/react/styled-system'

/** Items in a column, 12 px apart. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
