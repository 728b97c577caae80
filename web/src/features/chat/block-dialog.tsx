import { Trans } from '@lingui/react/macro'
import { blockPerson } from '#data/chat'
import { ActDialog } from './act-dialog'

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
        You will no longer see what this person writes, and neither of you can write to the other in private. You can
        take it back in the settings of the chat.
      </Trans>
    </ActDialog>
  )
}
