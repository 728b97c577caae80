import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#browser/online'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'

/**
 * Says that the device is offline and what happens to the learner's work. Once hidden, it returns only at the next loss
 * of the network; the indicator of the sync state remains.
 */
export function OfflineBanner() {
  const online = useOnline()
  const { pathname } = useLocation()
  const isAdministration = /^\/(typing-)?admin/.test(pathname)
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (online) setHidden(false)
  }, [online])
  if (online || hidden) return null
  return (
    <Notice
      tone="warning"
      icon={WifiOff}
      role="status"
      action={
        <Button tone="quiet" size="sm" onClick={() => setHidden(true)}>
          <Trans>Hide</Trans>
        </Button>
      }
    >
      <b>
        <Trans>You are offline.</Trans>
      </b>{' '}
      {isAdministration ? (
        <Trans>
          What you write is saved here as a draft. Nothing you change in the administration takes effect until you are
          back online and save it.
        </Trans>
      ) : (
        <Trans>Keep going: everything is saved here and will be sent when you are back online.</Trans>
      )}
    </Notice>
  )
}
