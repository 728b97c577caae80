import { Trans } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Notice } from '#ui/notice'

/** Stands in the place of a game that is paused. */
export function PausedPanel({ onResume }: { onResume: () => void }) {
  return (
    <Notice
      icon={Pause}
      role="status"
      action={
        <Button tone="primary" onClick={onResume} autoFocus>
          <Icon of={Play} size="s" />
          <Trans>Resume</Trans>
        </Button>
      }
    >
      <Trans>Paused. The clock stands still and the game is hidden.</Trans>
    </Notice>
  )
}
