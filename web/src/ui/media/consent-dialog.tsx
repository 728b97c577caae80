import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'

/** Asks for consent before sound of the learner's voice may leave the device. */
export function ConsentDialog({
  onAllow,
  onWithout,
  onClose,
}: {
  onAllow: () => void
  onWithout: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      title={<Trans>Let your browser’s speech service transcribe what you say?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onWithout} autoFocus>
            <Trans>Without speech recognition</Trans>
          </Button>
          <Button tone="primary" onClick={onAllow}>
            <Trans>Allow</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Your voice may then leave this device and go to the company that makes your browser. The sound analysis stays
        here. You can withdraw permission at any time.
      </Trans>
    </Dialog>
  )
}
