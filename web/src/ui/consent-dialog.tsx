import { Trans } from '@lingui/react/macro'
import { Button } from './button'
import { Dialog } from './dialog'

/** Asks before a voice may leave the device. */
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
      title={<Trans>May the browser’s service write down what you say?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onWithout} autoFocus>
            <Trans>Without recognition</Trans>
          </Button>
          <Button tone="primary" onClick={onAllow}>
            <Trans>Allow</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Your voice may then leave this device, to the maker of your browser. The analysis of the sound stays here. You
        can withdraw this at any time.
      </Trans>
    </Dialog>
  )
}
