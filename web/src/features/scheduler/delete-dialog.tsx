import { Trans } from '@lingui/react/macro'
import type { Entry } from 'shared/rules/scheduler'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Dialog } from '#ui/feedback/dialog'

/** Asks before a note is deleted; for a repeating note, whether to delete this day or all of them. */
export function DeleteDialog({
  entry: { note },
  onDelete,
  onClose,
}: {
  entry: Entry
  onDelete: (what: 'day' | 'all') => void
  onClose: () => void
}) {
  if (!note.repeat)
    return (
      <ConfirmDialog
        title={<Trans>Are you sure you want to delete this note?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onCancel={onClose}
        onConfirm={() => onDelete('all')}
      >
        <p>{note.title}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={<Trans>Are you sure you want to delete this note?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="danger" onClick={() => onDelete('day')}>
            <Trans>This day only</Trans>
          </Button>
          <Button tone="dangerSolid" onClick={() => onDelete('all')}>
            <Trans>All occurrences</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>“{note.title}” also repeats on other days.</Trans>
      </p>
    </Dialog>
  )
}
