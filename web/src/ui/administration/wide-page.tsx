import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '#ui/use-document-title'

const Frame = chakra('div', {
  base: {
    padding: { base: '24px 16px 104px', md: '32px 32px 104px', lg: '36px 36px 56px' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '4',
    },
    '& h1': { textStyle: 'pageTitle' },
    '& .lead': { color: 'fg.muted', marginTop: '2', maxWidth: '58ch' },
  },
})

/** A screen for wide tables: the full width, without the margin column. */
export function WidePage({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  useDocumentTitle(title)
  return (
    <Frame>
      <header>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </Frame>
  )
}
