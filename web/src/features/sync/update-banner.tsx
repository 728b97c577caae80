import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { anyTabBusy } from '#browser/busy'
import { acceptUpdate, useUpdateReady } from '#browser/worker/service-worker-registration'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'

/**
 * Offers a new version of the app, without forcing it. While any tab is busy, pressing Update only says to finish
 * first.
 */
export function UpdateBanner() {
  const { t } = useLingui()
  const ready = useUpdateReady()
  const [hidden, setHidden] = useState(false)
  if (!ready || hidden) return null
  const update = async () => {
    if (await anyTabBusy())
      toast({
        tone: 'info',
        title: t`Not now`,
        description: t`A quiz, a test or a recording is in progress in a tab. Finish it first; the new version will wait.`,
      })
    else acceptUpdate()
  }
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <>
          <Button tone="quiet" size="sm" onClick={() => void update()}>
            <Trans>Update</Trans>
          </Button>
          <Button tone="quiet" size="sm" onClick={() => setHidden(true)}>
            <Trans>Later</Trans>
          </Button>
        </>
      }
    >
      <Trans>A new version of Situ is ready.</Trans>
    </Notice>
  )
}
