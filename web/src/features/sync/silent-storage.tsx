import { Trans } from '@lingui/react/macro'
import { useSilent } from '#data/db/use-silent'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'

/** Says that the device's database does not respond, and what helps. Disappears when the database responds again. */
export function SilentStorage() {
  if (!useSilent()) return null
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button size="sm" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <b>
        <Trans>This browser’s storage is not responding.</Trans>
      </b>{' '}
      <Trans>
        What was saved is safe, but nothing more can be saved now. Close Situ’s other tabs, then reload. If this message
        comes back, quit the browser and open it again.
      </Trans>
    </Notice>
  )
}
