import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    background: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    padding: { base: '4', md: '5' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& > header > :is(h2, h3)': { fontWeight: 600, fontSize: 'md' },
    '& > header > div': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& > .help': { fontSize: 'sm', color: 'fg.muted', marginTop: '-2' },
  },
})

/** A group of fields with its name. */
export function FieldGroup({
  title,
  help,
  actions,
  level: Heading = 'h3',
  children,
}: {
  title: ReactNode
  help?: ReactNode
  actions?: ReactNode
  level?: 'h2' | 'h3'
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <header>
        <Heading id={id}>{title}</Heading>
        {actions && <div>{actions}</div>}
      </header>
      {help && <p className="help">{help}</p>}
      {children}
    </Box>
  )
}
