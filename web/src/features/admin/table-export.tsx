import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { toast } from '#ui/toast'
import { saveTable } from './save-table'
import { tellFailure } from './tell-failure'

/** Reads every page of a list and hands it over as a dated table. */
export function TableExport({
  name,
  rows,
  failed,
}: {
  name: string
  rows: () => Promise<readonly (readonly (string | number)[])[]>
  failed: string
}) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveTable(name, await rows())
      toast({ tone: 'success', title: t`Data exported` })
    } catch (error) {
      tellFailure(i18n, error, failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void save()}>
      <Icon of={Download} size="s" />
      <Trans>As a table (CSV)</Trans>
    </Button>
  )
}
