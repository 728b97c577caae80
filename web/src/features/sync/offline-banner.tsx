import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#browser/online'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'

/** Says once per loss of the network that work goes on; the indicator stays when it is hidden. */
export function OfflineBanner() {
  const online = useOnline()
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
      <Trans>Carry on: everything is saved here and will be sent when the network is back.</Trans>
    </Notice>
  )
}
