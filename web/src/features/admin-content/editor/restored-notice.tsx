import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import type { Editing } from './use-editing'

/** Says that the form contains a draft from an earlier visit. */
export function RestoredNotice({ editing }: { editing: Pick<Editing<unknown>, 'isRestored' | 'isChanged' | 'reset'> }) {
  if (!editing.isRestored || !editing.isChanged) return null
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="sm" onClick={editing.reset}>
          <Trans>Discard the draft</Trans>
        </Button>
      }
    >
      <Trans>Your draft has been restored. It is not saved on the server yet.</Trans>
    </Notice>
  )
}
