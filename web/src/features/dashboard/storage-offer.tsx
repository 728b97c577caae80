import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { askToPersist, promptsToPersist, storageState } from '#browser/storage'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'

const ANSWERED = 'situ.storage-offer'

/**
 * Offers, after the learner's first activities, to ask the browser to store the data permanently, and explains why.
 * Shown until the learner answers, and only in a browser that asks its user for permission.
 */
export function StorageOffer({ activities }: { activities: number }) {
  const [open, setOpen] = useState(false)
  const isDue = activities > 0 && promptsToPersist() && localStorage.getItem(ANSWERED) === null
  useEffect(() => {
    if (isDue) void storageState().then(({ persisted }) => setOpen(persisted === false))
  }, [isDue])
  if (!open || !isDue) return null
  const answer = (isWanted: boolean) => {
    localStorage.setItem(ANSWERED, '1')
    setOpen(false)
    if (isWanted) void askToPersist()
  }
  return (
    <Notice
      action={
        <>
          <Button size="sm" tone="quiet" onClick={() => answer(true)}>
            <Trans>Protect my data</Trans>
          </Button>
          <Button size="sm" tone="quiet" onClick={() => answer(false)}>
            <Trans>No, thank you</Trans>
          </Button>
        </>
      }
    >
      <b>
        <Trans>Keep your data on this device.</Trans>
      </b>{' '}
      <Trans>
        When the disk is full, your browser may erase what Situ has saved. It will ask whether Situ may store data
        permanently: if you allow it, nothing is erased unless you erase it.
      </Trans>
    </Notice>
  )
}
