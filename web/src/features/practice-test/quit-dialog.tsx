import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'

/** Leaving a test: stay, come back later while the clock runs on, or give it up. */
export function QuitDialog({
  onStay,
  onLeave,
  onGiveUp,
}: {
  onStay: () => void
  onLeave: () => void
  onGiveUp: () => void
}) {
  return (
    <Dialog
      title={<Trans>Leave the test?</Trans>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay} autoFocus>
            <Trans>Stay</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Come back later</Trans>
          </Button>
          <Button tone="danger" onClick={onGiveUp}>
            <Trans>Give up the test</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        If you come back later, the clock runs on meanwhile. If you give it up, it does not count; what you wrote and
        recorded stays on this device.
      </Trans>
    </Dialog>
  )
}
