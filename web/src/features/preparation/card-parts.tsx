import { chakra } from '@chakra-ui/react/styled-system'

/** Parts of the cards on the test preparation page. */
export const CardTitle = chakra('h3', { base: { textStyle: 'cardTitle' } })
export const CardText = chakra('p', {
  base: { marginTop: '1', fontSize: '.9375rem', color: 'fg.muted', maxWidth: '62ch' },
})
export const CardCaption = chakra('p', { base: { marginTop: '2', fontSize: 'sm', color: 'fg.subtle' } })
export const CardFigure = chakra('p', {
  base: { marginTop: '2', fontFamily: 'heading', fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 },
})
