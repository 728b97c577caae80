import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'

/** Asks before an answer is submitted with one of its two questions unanswered. */
export const UnansweredDialog = ({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) => (
  <ConfirmDialog
    title={<Trans>One question has no answer.</Trans>}
    confirm={<Trans>Submit anyway</Trans>}
    cancel={<Trans>Continue writing</Trans>}
    danger={false}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Trans>Both questions count toward your score.</Trans>
  </ConfirmDialog>
)
