import { Trans } from '@lingui/react/macro'
import { blockPerson } from '#data/chat/chat'
import { ActDialog } from '../messages/act-dialog'

/** Blocks a person; `onBlocked` gets the server's sentence. */
export function BlockDialog({
  userId,
  name,
  onBlocked,
  onClose,
}: {
  userId: string
  name: string
  onBlocked: (sentence: string) => void
  onClose: () => void
}) {
  return (
    <ActDialog
      title={<Trans>Block {name}?</Trans>}
      confirm={<Trans>Block</Trans>}
      act={async () => onBlocked((await blockPerson(userId, name)).message)}
      onClose={onClose}
    >
      <Trans>
        You will no longer see this person’s messages, and neither of you can message the other privately. You can undo
        this in the chat settings.
      </Trans>
    </ActDialog>
  )
}
