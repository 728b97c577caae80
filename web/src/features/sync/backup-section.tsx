import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { localDay } from '#browser/clock'
import { download } from '#browser/download'
import { BackupError, type BackupRefusal, makeBackup, parseBackup, restoreBackup } from '#data/backup'
import { db } from '#data/db'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Checkbox } from '#ui/checkbox'
import { FileButton } from '#ui/file-button'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/page-section'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { toast } from '#ui/toast'

const REFUSALS: Record<BackupRefusal, MessageDescriptor> = {
  'This file is not a Situ backup.': msg`This file is not a Situ backup.`,
  'This backup comes from a newer version of Situ.': msg`This backup comes from a newer version of Situ.`,
}

/** One file with everything that lives only here, and its way back. */
export function BackupSection() {
  const { t, i18n } = useLingui()
  const [recordings, setRecordings] = useState(false)
  const [busy, setBusy] = useState<'make' | 'restore'>()

  const make = async () => {
    setBusy('make')
    const backup = await makeBackup(db(), { recordings })
    download(`situ-${localDay(new Date())}.json`, JSON.stringify(backup))
    setBusy(undefined)
    toast({ tone: 'success', title: t`Backup saved` })
  }
  const restore = async (file: File) => {
    setBusy('restore')
    try {
      const { added, kept } = await restoreBackup(db(), parseBackup(await file.text()))
      const description = `${plural(added, { one: '# record added', other: '# records added' })}, ${plural(kept, { one: '# already here', other: '# already here' })}`
      toast({ tone: 'success', title: t`Backup restored`, description })
    } catch (error) {
      // All of the file or nothing: whatever was wrong with it, what was here is untouched.
      const reason =
        error instanceof BackupError ? i18n._(REFUSALS[error.message]) : t`Nothing has changed on this device.`
      toast({ tone: 'danger', title: t`Backup not restored`, description: reason })
      if (!(error instanceof BackupError)) console.info('backup not restored', error)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <PageSection
      title={<Trans>Backup</Trans>}
      help={<Trans>Notes, notepad, games, drafts: they never leave this device</Trans>}
    >
      <Card>
        <Stack>
          <p>
            <Trans>
              Your progress is on the server. What lives only here can be kept as one file, and brought back on this
              device or another one: restoring adds, it never replaces.
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
