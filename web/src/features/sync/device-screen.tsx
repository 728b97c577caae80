import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { type StorageState, storageState } from '#browser/storage'
import { useSyncCounts } from '#data/sync-status'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { AppearanceSection } from './appearance-section'
import { BackupSection } from './backup-section'
import { ForgetSection } from './forget-section'
import { QueueSection } from './queue-section'
import { StorageSection } from './storage-section'

/** What is on this device, what has been sent and what waits; back-up and removal. */
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
