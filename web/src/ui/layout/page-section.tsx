import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Section = chakra('section', {
  base: {
    paddingBottom: { base: '8', xl: 0 },
    display: { xl: 'grid' },
    '&[hidden]': { display: 'none' },
    gridTemplateColumns: { xl: '{sizes.marginCol} minmax(0, 1fr)' },
    '& > .margin': { marginBottom: { base: '14px', xl: 0 }, padding: { xl: '0 16px 28px 0' }, minWidth: 0 },
    '& > .margin > h2': {
      fontFamily: 'heading',
      fontWeight: 600,
      fontSize: { base: 'xl', xl: 'lg' },
      lineHeight: 1.3,
      marginTop: { xl: '1px' },
      hyphens: { xl: 'auto' },
      _before: {
        content: { base: '""', xl: 'none' },
        display: 'inline-block',
        width: '3px',
        height: '.85em',
        marginRight: '9px',
        borderRadius: '2px',
        background: 'border.margin',
        verticalAlign: '-.06em',
      },
    },
    '& > .margin > p': { fontSize: 'sm', color: 'fg.subtle', marginTop: '1' },
    '& > .body': {
      minWidth: 0,
      borderLeft: { xl: '1px solid {colors.border.margin}' },
      padding: { xl: '0 0 40px 28px' },
    },
    '&:last-child > .body': { paddingBottom: { xl: '2' } },
  },
})

/**
 * A section of a page: its name and one line of help in the margin, the body right of the rose line. `margin` adds to
 * the margin column.
 */
export function PageSection({
  id: anchor,
  title,
  help,
  margin,
  hidden,
  children,
}: {
  /** The fragment by which an address leads to this section. */
  id?: string
  title: ReactNode
  help?: ReactNode
  margin?: ReactNode
  /** Hides the section and keeps its state. */
  hidden?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Section id={anchor} aria-labelledby={id} hidden={hidden}>
      <div className="margin">
        <h2 id={id}>{title}</h2>
        {help && <p>{help}</p>}
        {margin}
      </div>
      <div className="body">{children}</div>
    </Section>
  )
}
