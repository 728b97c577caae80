import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& + &': { marginTop: '5' },
    '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', justifyContent: 'space-between' },
    '& > .head > h2': { textStyle: 'section', fontSize: '1.375rem' },
    '& > .head > .acts': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& > .help': { color: 'fg.muted', maxWidth: '70ch', marginTop: '-8px' },
  },
})

/** A section of a tab: its name, the actions on all of it, its content over the full width. */
export function AdminSection({
  title,
  help,
  acts,
  children,
}: {
  title: ReactNode
  help?: ReactNode
  acts?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {acts && <div className="acts">{acts}</div>}
      </div>
      {help && <p className="help">{help}</p>}
      {children}
    </Section>
  )
}
