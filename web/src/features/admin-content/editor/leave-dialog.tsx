import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'

/** Asks what to do with unsaved changes when their form is left. */
export function LeaveDialog({
  onStay,
  onLeave,
  onDiscard,
}: {
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}) {
  return (
    <Dialog
      title={<Trans>Leave without saving?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay} autoFocus>
            <Trans>Stay here</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Leave, keep the draft</Trans>
          </Button>
          <Button tone="danger" onClick={onDiscard}>
            <Trans>Discard the changes</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your changes are not saved on the server. A draft is saved on this device.</Trans>
      </p>
    </Dialog>
  )
}
