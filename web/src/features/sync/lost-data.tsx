import { Trans } from '@lingui/react/macro'
import { currentDb, unlessClosed } from '#data/db/db'
import { endDataLost, useDataLost } from '#session/workspace/data-loss'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { LinkButton } from '#ui/link-button'

/** Says that the browser has removed the learner's data, what comes back and how. Shown until the learner hides it. */
export function LostData() {
  if (!useDataLost()) return null
  const end = () => {
    const db = currentDb()
    endDataLost(db).catch(unlessClosed(db))
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <>
          <LinkButton to="/device" size="sm">
            <Trans>Restore a backup</Trans>
          </LinkButton>
          <Button tone="quiet" size="sm" onClick={end}>
            <Trans>Hide</Trans>
          </Button>
        </>
      }
    >
      <b>
        <Trans>Your browser has removed Situ’s data from this device.</Trans>
      </b>{' '}
      <Trans>
        What was on the server is coming back. Notes, notepad, drafts, recordings and game results that existed only
        here are lost, unless you have a backup file: restore the file on the “This device” page.
      </Trans>
    </Notice>
  )
}
