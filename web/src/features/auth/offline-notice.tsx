import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'

/** Says that signing in needs a network. */
export function OfflineNotice() {
  return (
    <Notice tone="warning" role="status">
      <Trans>You are offline. You need an internet connection to sign in.</Trans>
    </Notice>
  )
}
