import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '#ui/use-document-title'

const Frame = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    padding: { base: '24px 16px 104px', md: '32px 32px 104px', lg: '36px 32px 56px' },
    paddingLeft: { xl: '8' },
    paddingRight: { xl: '10' },
  },
})

const Crumb = chakra('div', {
  base: {
    margin: '-12px 0 2px',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'touch',
      fontSize: '.9375rem',
      fontWeight: 500,
      color: 'accent.fg',
      textDecoration: 'none',
    },
  },
})

const Header = chakra('header', {
  base: {
    paddingBottom: { base: '8', xl: 0 },
    display: { xl: 'grid' },
    gridTemplateColumns: { xl: '{sizes.marginCol} minmax(0, 1fr)' },
    '& > .margin': {
      fontSize: 'sm',
      fontWeight: 500,
      color: 'fg.subtle',
      _firstLetter: { textTransform: 'uppercase' },
      marginBottom: { base: '2', xl: 0 },
      padding: { xl: '13px 16px 28px 0' },
    },
    '& > .body': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      borderLeft: { xl: '1px solid {colors.border.margin}' },
      padding: { xl: '0 0 40px 28px' },
    },
    '& .title': { flex: '1 1 270px', minWidth: 0 },
    '& h1': { textStyle: 'pageTitle' },
    '& .lead': { color: 'fg.muted', marginTop: '2', maxWidth: '58ch' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

/**
 * A screen: header with its one h1, then PageSections. `margin` is the date or context shown in the margin, and
 * `documentTitle` names the tab where the title is not plain text.
 */
export function Page(props: {
  title: ReactNode
  /** The link back, above the title. */
  crumb?: ReactNode
  documentTitle?: string
  margin?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  const { title, margin, lead, actions, children } = props
  useDocumentTitle(props.documentTitle ?? (typeof title === 'string' ? title : undefined))
  return (
    <Frame>
      {props.crumb && <Crumb>{props.crumb}</Crumb>}
      <Header>
        <div className="margin">{margin}</div>
        <div className="body">
          <div className="title">
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {actions && <div className="actions">{actions}</div>}
        </div>
      </Header>
      {children}
    </Frame>
  )
}
