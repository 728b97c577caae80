import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldX } from 'lucide-react'
import { Card } from './card'
import { Icon } from './icon'
import { useDocumentTitle } from './use-document-title'

const Place = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    minHeight: '60vh',
    padding: '4',
    '& svg': { color: 'danger.fg' },
    '& h1': { textStyle: 'section', marginTop: '2' },
    '& p': { color: 'fg.muted', marginTop: '2', maxWidth: '48ch' },
    '& b': { color: 'fg', overflowWrap: 'anywhere' },
  },
})

/** What somebody sees who is not the administrator: that the page is not theirs, and as whom they are here. */
export function AccessDenied({ email }: { email: string | null }) {
  const { t } = useLingui()
  useDocumentTitle(t`Access Denied`)
  return (
    <Place>
      <Card>
        <Icon of={ShieldX} size="l" />
        <h1 tabIndex={-1}>
          <Trans>Access Denied</Trans>
        </h1>
        <p>
          <Trans>This page is reserved for the main administrator only.</Trans>
        </p>
        <p>
          <Trans>
            Signed in as: <b>{email ?? t`not connected`}</b>
          </Trans>
        </p>
      </Card>
    </Place>
  )
}
