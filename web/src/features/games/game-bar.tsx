import { Trans } from '@lingui/react/macro'
import { Pause, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'
import type { GameRunState } from './use-game-run'

/** What can be done with a game under way; one that takes long asks before it is thrown away. */
export function GameBar({
  run,
  asksFirst,
  onRestart,
}: {
  run: GameRunState
  asksFirst: boolean
  onRestart: () => void
}) {
  const [asking, setAsking] = useState(false)
  return (
    <Row css={{ marginTop: '3' }}>
      {run.phase === 'playing' && (
        <Button size="sm" onClick={run.pause}>
          <Icon of={Pause} size="s" />
          <Trans>Pause</Trans>
        </Button>
      )}
      <Button size="sm" tone="quiet" onClick={() => (asksFirst ? setAsking(true) : onRestart())}>
        <Icon of={RotateCcw} size="s" />
        <Trans>Start over</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Start this game over?</Trans>}
          confirm={<Trans>Start over</Trans>}
          cancel={<Trans>Go on playing</Trans>}
          onConfirm={() => {
            setAsking(false)
            onRestart()
          }}
          onCancel={() => setAsking(false)}
        >
          <Trans>What you have done in it is lost.</Trans>
        </ConfirmDialog>
      )}
    </Row>
  )
}
