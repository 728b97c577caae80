import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { localDay } from '#browser/clock'
import { download } from '#browser/files/download'
import { readEverything } from '#data/admin/admin-people'
import { tellFailure } from '#session/tell-failure'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { exportFile } from './export-file'

/** Downloads users, progress, messages and content as one dated file. */
export function ExportButton() {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const now = new Date()
      const file = exportFile(await readEverything(), now)
      download(`situ-administration-${localDay(now)}.json`, JSON.stringify(file, null, 2))
      toast({ tone: 'success', title: t`Data exported` })
    } catch (error) {
      tellFailure(i18n, error, t`The data couldn’t be exported`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void save()} loading={busy}>
      <Icon of={Download} size="s" />
      <Trans>Export</Trans>
    </Button>
  )
}
