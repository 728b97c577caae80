import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useUser } from '#session/session'
import { AccessDenied } from '#ui/administration/access-denied'
import { WidePage } from '#ui/administration/wide-page'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { Tabs } from '#ui/tabs'
import { ADMIN_TABS, type AdminTab, TAB_NAMES } from './admin-tabs'
import { SecurityDialog } from './security/security-dialog'
import { ExportButton } from './statistics/export-button'
import { useAdminAddress } from './use-admin-address'

/**
 * `/admin`: the parts of the administration, each in a tab. A user who is not an administrator is told that the page is
 * not theirs.
 */
export function AdminScreen({ panel }: { panel: (tab: AdminTab) => ReactNode }) {
  const user = useUser()
  return user.role === 'admin' ? <Panel panel={panel} /> : <AccessDenied email={user.email} />
}

function Panel({ panel }: { panel: (tab: AdminTab) => ReactNode }) {
  const { t, i18n } = useLingui()
  const { tab, openTab } = useAdminAddress()
  const [security, setSecurity] = useState(false)
  return (
    <WidePage
      title={t`Administration`}
      actions={
        <Row>
          <ExportButton />
          <Button onClick={() => setSecurity(true)}>
            <Icon of={ShieldCheck} size="s" />
            <Trans>Security</Trans>
          </Button>
        </Row>
      }
    >
      <Tabs
        label={t`Administration`}
        value={tab}
        onChange={(next) => void openTab(next)}
        tabs={ADMIN_TABS.map((id) => ({ id, label: i18n._(TAB_NAMES[id]) }))}
      >
        <Stack css={{ paddingTop: '5', minHeight: '60vh' }}>{panel(tab)}</Stack>
      </Tabs>
      {security && <SecurityDialog onClose={() => setSecurity(false)} />}
    </WidePage>
  )
}
