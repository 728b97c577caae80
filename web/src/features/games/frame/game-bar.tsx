import { Trans } from '@lingui/react/macro'
import { Pause, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import type { GameRunState } from './use-game-run'

/** The controls of a running game; with `asksFirst`, a dialog asks before the game is restarted. */
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
          cancel={<Trans>Keep playing</Trans>}
          onConfirm={() => {
            setAsking(false)
            onRestart()
          }}
          onCancel={() => setAsking(false)}
        >
          <Trans>Your progress in this game will be lost.</Trans>
        </ConfirmDialog>
      )}
    </Row>
  )
}
