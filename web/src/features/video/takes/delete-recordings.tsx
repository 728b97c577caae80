import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { currentDb, wasLeft } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { deleteVideoTakes } from '#data/media/video-takes'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Notice } from '#ui/feedback/notice'

/** Asks before recordings are deleted, and deletes them. */
export function DeleteRecordings({ recordings, onClose }: { recordings: readonly Recording[]; onClose: () => void }) {
  const [db] = useState(currentDb)
  const [state, setState] = useState<'deleting' | 'failed'>()
  const remove = async () => {
    setState('deleting')
    try {
      await deleteVideoTakes(
        db,
        recordings.map(({ id }) => id),
      )
      onClose()
    } catch {
      if (!wasLeft(db)) setState('failed')
    }
  }
  return (
    <ConfirmDialog
      title={<Plural value={recordings.length} one="Delete this recording?" other="Delete these # recordings?" />}
      confirm={<Trans>Delete</Trans>}
      loading={state === 'deleting'}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Plural
        value={recordings.length}
        one="There is no other copy, and its remarks will be deleted too."
        other="There are no other copies, and their remarks will be deleted too."
      />
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          <Trans>Not deleted. Please try again.</Trans>
        </Notice>
      )}
    </ConfirmDialog>
  )
}
