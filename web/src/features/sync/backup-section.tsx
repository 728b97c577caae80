import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { localDay } from '#browser/clock'
import { download } from '#browser/files/download'
import type { BackupRefusal } from '#data/backup/backup'
import { currentDb } from '#data/db/db'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Checkbox } from '#ui/form/checkbox'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'

const REFUSALS: Record<BackupRefusal, MessageDescriptor> = {
  'This file is not a Situ backup.': msg`This file is not a Situ backup.`,
  'This backup comes from a newer version of Situ.': msg`This backup was made with a newer version of Situ.`,
}

/** Loaded when the first backup is made or restored, because it contains the schemas of all records. */
const backups = () => import('#data/backup/backup')

/**
 * Downloads one file with the data that exist only on this device, recordings only if selected, and restores such a
 * file.
 */
export function BackupSection() {
  const { t, i18n } = useLingui()
  const [recordings, setRecordings] = useState(false)
  const [busy, setBusy] = useState<'make' | 'restore'>()

  const make = async () => {
    setBusy('make')
    try {
      const { makeBackup } = await backups()
      const backup = await makeBackup(currentDb(), { recordings })
      download(`situ-${localDay(new Date())}.json`, JSON.stringify(backup))
      toast({ tone: 'success', title: t`Backup saved` })
    } catch (error) {
      // Recordings may be more than the memory can hold at once.
      toast({ tone: 'danger', title: t`The backup couldn’t be saved` })
      console.info('backup not saved', error)
    } finally {
      setBusy(undefined)
    }
  }
  const restore = async (file: File) => {
    setBusy('restore')
    try {
      const { parseBackup, restoreBackup } = await backups()
      const { added, kept, damaged } = await restoreBackup(currentDb(), parseBackup(await file.text()))
      const description = `${plural(added, { one: '# item added', other: '# items added' })}, ${plural(kept, { one: '# already here', other: '# already here' })}`
      const leftOut = plural(damaged, {
        one: '# item in this file is damaged and was left out',
        other: '# items in this file are damaged and were left out',
      })
      if (damaged > 0 && added + kept === 0)
        return toast({ tone: 'danger', title: t`The backup couldn’t be restored`, description: leftOut })
      if (damaged > 0) return toast({ tone: 'warning', title: leftOut, description })
      toast({ tone: 'success', title: t`Backup restored`, description })
    } catch (error) {
      // A restore is all or nothing: after a failure the device's data are unchanged.
      const refusal = error instanceof Error ? REFUSALS[error.message as BackupRefusal] : undefined
      const description = refusal ? i18n._(refusal) : t`Nothing has changed on this device.`
      toast({ tone: 'danger', title: t`The backup couldn’t be restored`, description })
      if (!refusal) console.info('backup not restored', error)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <PageSection
      title={<Trans>Backup</Trans>}
      help={<Trans>Notes, notepad, game results, drafts: they never leave this device</Trans>}
    >
      <Card>
        <Stack>
          <p>
            <Trans>
              Your progress is on the server. What exists only here can be saved as a file and restored on this device
              or another. Restoring adds; it never replaces.
            </Trans>
          </p>
          <Checkbox checked={recordings} onChange={(event) => setRecordings(event.currentTarget.checked)}>
            <Trans>With video recordings (a large file)</Trans>
          </Checkbox>
          <Row>
            <Button tone="primary" loading={busy === 'make'} onClick={() => void make()}>
              <Icon of={Download} />
              <Trans>Save a backup</Trans>
            </Button>
            <FileButton
              name={<Trans>Backup file</Trans>}
              accept="application/json,.json"
              loading={busy === 'restore'}
              onFile={(file) => void restore(file)}
            >
              <Icon of={Upload} />
              <Trans>Restore a backup</Trans>
            </FileButton>
          </Row>
        </Stack>
      </Card>
    </PageSection>
  )
}
