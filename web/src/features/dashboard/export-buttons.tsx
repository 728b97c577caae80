import { Trans } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ProgressView } from '#data/progress'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useExport } from './use-export'

/** Progress out as a file or a table, and in from a file: what is known is not counted twice. */
export function ExportButtons({ progress }: { progress: ProgressView | undefined }) {
  const { saveFile, saveTable, bringIn } = useExport(progress)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
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
      <Button tone="quiet" onClick={() => input.current?.click()}>
        <Icon of={Upload} size="s" />
        <Trans>Import</Trans>
      </Button>
      <VisuallyHidden>
        <label htmlFor={id}>
          <Trans>Progress file</Trans>
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) void bringIn(file)
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
    </>
  )
}
