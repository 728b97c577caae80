import { chakra } from '@chakra-ui/react/styled-system'

/** The scrolling body of the list and of the settings: sections in a column, each with its h3. */
export const Scroll = chakra('div', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    padding: '16px',
    '& > [role=status]:empty': { display: 'none' },
    '& section': { display: 'flex', flexDirection: 'column', gap: '3' },
    '& h3': { fontWeight: 600, fontSize: 'md' },
    '& .about': { fontSize: 'sm', color: 'fg.muted' },
  },
})
