import { Trans } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import type { ProgressView } from '#data/progress/progress'
import { useLogExtent } from '#data/progress/whole-log'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'
import { useExport } from './use-export'

/** How many activities are on this device, while those that only the server had are being fetched. */
function Fetched() {
  const language = useLanguage()
  const { held = 0, missing = 0 } = useLogExtent() ?? {}
  if (missing === 0) return null
  return (
    <small role="status">
      <Trans>
        Fetching the older activities: {formatNumber(language, held)} of {formatNumber(language, held + missing)}
      </Trans>
    </small>
  )
}

/** Exports progress as a file or a table, and imports a file: known activities are not counted twice. */
export function ExportButtons({ progress }: { progress: ProgressView | undefined }) {
  const { saveFile, saveTable, bringIn, isBusy } = useExport(progress)
  return (
    <>
      <Button onClick={() => void saveFile()} disabled={!progress} loading={isBusy}>
        <Icon of={Download} size="s" />
        <Trans>Export progress</Trans>
      </Button>
      <Button onClick={() => void saveTable()} disabled={!progress} loading={isBusy}>
        <Icon of={Download} size="s" />
        <Trans>As a table (CSV)</Trans>
      </Button>
      <FileButton
        name={<Trans>Progress file</Trans>}
        accept="application/json,.json"
        tone="quiet"
        onFile={(file) => void bringIn(file)}
      >
        <Icon of={Upload} size="s" />
        <Trans>Import</Trans>
      </FileButton>
      {isBusy && <Fetched />}
    </>
  )
}
