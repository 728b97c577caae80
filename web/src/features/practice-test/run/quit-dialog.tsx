import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'

/** Leaving a test: stay, come back later while the clock continues, or abandon it. */
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
            <Trans>Abandon the test</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        If you come back later, the clock keeps running. If you abandon the test, it will not count; what you wrote and
        recorded stays on this device.
      </Trans>
    </Dialog>
  )
}
