import { chakra } from '@chakra-ui/react/styled-system'

/** Paragraphs and lists of the page on how scores are made, at a readable line length. */
export const TransparencyText = chakra('div', {
  base: {
    maxWidth: '66ch',
    '& > * + *': { marginTop: '3' },
    '& > ul': { listStyle: 'disc', paddingLeft: '5', display: 'flex', flexDirection: 'column', gap: '2' },
  },
})
