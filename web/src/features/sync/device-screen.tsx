import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { type StorageState, storageState } from '#browser/storage'
import { useSyncCounts } from '#data/outbox/sync-status'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { AppearanceSection } from './appearance-section'
import { BackupSection } from './backup-section'
import { ForgetSection } from './forget-section'
import { QueueSection } from './queue-section'
import { StorageSection } from './storage-section'

/** The data on this device, what was sent and what waits; backup and removal. */
export function DeviceScreen() {
  const { t } = useLingui()
  const counts = useSyncCounts()
  const [storage, setStorage] = useState<StorageState>()
  const look = useCallback(async () => setStorage(await storageState()), [])
  useEffect(() => void look(), [look])
  return (
    <Page title={t`This device`} lead={<Trans>What is saved here, what the server has, and how to keep a copy.</Trans>}>
      {counts && storage ? (
        <>
          <QueueSection counts={counts} />
          <StorageSection state={storage} onAsked={look} />
          <BackupSection />
          <AppearanceSection />
          <ForgetSection counts={counts} />
        </>
      ) : (
        <Loading />
      )}
    </Page>
  )
}
