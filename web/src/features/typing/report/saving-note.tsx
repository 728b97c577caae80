import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Check, HardDrive, TriangleAlert } from 'lucide-react'
import { useOnline } from '#browser/online'
import { useSavingState } from '#data/typing/typing-sessions'
import { useQueuePhase } from '#session/workspace/use-queue-phase'
import { Spinner } from '#ui/feedback/spinner'
import { Icon } from '#ui/icon'
import { NotSaved, type SaveFailure } from './not-saved'

const Note = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '1.5rem',
    fontSize: 'sm',
    color: 'fg.muted',
    '&[data-state=saved] > svg': { color: 'success.fg' },
    '&[data-state=refused]': { color: 'danger.fg' },
  },
})

/**
 * Whether a finished run is being saved, or where it is saved: on the server, or only on this device. `failure` says
 * that it is not even on the device.
 */
export function SavingNote({ id, failure }: { id: string | undefined; failure: SaveFailure | undefined }) {
  const online = useOnline()
  const found = useSavingState(id)
  const phase = useQueuePhase()
  const state = found === 'saving' && (!online || phase === 'waiting') ? 'kept' : found
  return (
    <Note role="status" data-state={failure ? 'refused' : state}>
      {failure ? (
        <>
          <Icon of={TriangleAlert} size="s" />
          <NotSaved failure={failure} />
        </>
      ) : state === 'saving' ? (
        <>
          <Spinner />
          <Trans>Saving</Trans>
        </>
      ) : state === 'saved' ? (
        <>
          <Icon of={Check} size="s" />
          <Trans>Saved</Trans>
        </>
      ) : state === 'kept' ? (
        <>
          <Icon of={HardDrive} size="s" />
          <Trans>Saved here</Trans>
        </>
      ) : (
        state === 'refused' && (
          <>
            <Icon of={TriangleAlert} size="s" />
            <Trans>Saved here, rejected by the server</Trans>
          </>
        )
      )}
    </Note>
  )
}
