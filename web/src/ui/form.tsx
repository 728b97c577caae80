import { chakra } from '@chakra-ui/react/styled-system'

/** Fields under each other; the form checks itself, so the browser's own bubbles stay away (`noValidate`). */
export const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
