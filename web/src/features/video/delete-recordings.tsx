import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { db, type Recording, wasLeft } from '#data/db'
import { deleteVideoTakes } from '#data/video-takes'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'

/** Asks before recordings are deleted, and deletes them. */
export function DeleteRecordings({ recordings, onClose }: { recordings: readonly Recording[]; onClose: () => void }) {
  const [home] = useState(db)
  const [state, setState] = useState<'deleting' | 'failed'>()
  const remove = async () => {
    setState('deleting')
    try {
      await deleteVideoTakes(
        home,
        recordings.map(({ id }) => id),
      )
      onClose()
    } catch {
      if (!wasLeft(home)) setState('failed')
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
        one="It exists nowhere else, nor do its notes."
        other="They exist nowhere else, nor do their notes."
      />
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          <Trans>Not deleted. Please try again.</Trans>
        </Notice>
      )}
    </ConfirmDialog>
  )
}
