import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page'
import { AppearanceSection } from './appearance-section'
import { BackupSection } from './backup-section'
import { ForgetSection } from './forget-section'
import { QueueSection } from './queue-section'
import { StorageSection } from './storage-section'

/** What is on this device, what has been sent and what waits; back-up and removal. */
export function DeviceScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`This device`} lead={<Trans>What is saved here, what the server has, and how to keep a copy.</Trans>}>
      <QueueSection />
      <StorageSection />
      <BackupSection />
      <AppearanceSection />
      <ForgetSection />
    </Page>
  )
}
