import { Trans } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import type { ProgressView } from '#data/progress/progress'
import { Button } from '#ui/button'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'
import { useExport } from './use-export'

/** Exports progress as a file or a table, and imports a file: known activities are not counted twice. */
export function ExportButtons({ progress }: { progress: ProgressView | undefined }) {
  const { saveFile, saveTable, bringIn } = useExport(progress)
  return (
    <>
      <Button onClick={saveFile} disabled={!progress}>
        <Icon of={Download} size="s" />
        <Trans>Export progress</Trans>
      </Button>
      <Button onClick={() => void saveTable()} disabled={!progress}>
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
    </>
  )
}
