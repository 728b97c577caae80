import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveCsv } from '#browser/files/csv-file'
import { useLanguage } from '#session/language'
import { tellFailure } from '#session/tell-failure'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'

/** Reads every page of a list and downloads it as a dated table. */
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
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveCsv(name, await rows(), language)
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
