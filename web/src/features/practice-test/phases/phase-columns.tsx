import { chakra } from '@chakra-ui/react/styled-system'

/** The situation on the left, the answers on the right, a margin line between; on a phone the situation comes first. */
export const PhaseColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: { lg: 0 },
    '& > .situation': {
      minWidth: 0,
      paddingRight: { lg: '36px' },
      borderRight: { lg: '1px solid {colors.border.margin}' },
    },
    '& > .answers': { minWidth: 0, paddingLeft: { lg: '36px' }, display: 'flex', flexDirection: 'column', gap: '5' },
    // An empty message takes no space.
    '& .answers > [role=status]:empty': { marginBottom: '-20px' },
    '& .answers h2': { textStyle: 'cardTitle', outline: 'none' },
    '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    '& .foot > p': { fontSize: 'sm', color: 'fg.muted' },
    '& .foot > button': { width: { smDown: '100%' }, marginLeft: 'auto' },
  },
})
