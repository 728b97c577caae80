import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldX } from 'lucide-react'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { useDocumentTitle } from '#ui/use-document-title'

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

/** Shown to anyone but the administrator: that the page is not theirs, and with which address they are signed in. */
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
          <Trans>You are not authorized to open the admin panel.</Trans>
        </p>
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
