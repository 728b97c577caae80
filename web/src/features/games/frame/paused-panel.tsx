import { Trans } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'

/** Shown in place of a paused game, with a button to resume it. */
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
      <Trans>Paused. The clock is stopped and the game is hidden.</Trans>
    </Notice>
  )
}
