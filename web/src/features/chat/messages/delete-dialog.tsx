import { Trans } from '@lingui/react/macro'
import { ApiError } from 'shared/contract/api-error'
import type { ChatMessage } from 'shared/model/people/chat-message'
import { removeMessage } from '#data/chat/chat'
import { ActDialog } from './act-dialog'

/** Deletes a message for everybody. */
export function DeleteDialog({
  message,
  onDeleted,
  onClose,
}: {
  message: ChatMessage
  onDeleted: () => void
  onClose: () => void
}) {
  const act = async () => {
    try {
      await removeMessage(message.id)
    } catch (error) {
      // Somebody else has deleted it meanwhile.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    }
    onDeleted()
  }
  return (
    <ActDialog title={<Trans>Delete this message?</Trans>} confirm={<Trans>Delete</Trans>} act={act} onClose={onClose}>
      <Trans>It disappears for everyone in the room. This cannot be undone.</Trans>
    </ActDialog>
  )
}
