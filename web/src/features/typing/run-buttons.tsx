import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Play, RotateCcw, Shuffle } from 'lucide-react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import type { RunState } from './engine/typing-run'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginTop: '4',
    '& > .keys': { marginLeft: 'auto', fontSize: 'sm', color: 'fg.subtle', display: { base: 'none', md: 'block' } },
    '& kbd': {
      font: '600 .8125rem/1 {fonts.body}',
      padding: '3px 7px',
      border: '1px solid {colors.border.emphasized}',
      borderBottomWidth: '2px',
      borderRadius: 'sm',
      background: 'bg.panel',
      color: 'fg',
    },
  },
})

/** Start, end, restart. After the field, the button that ends the run is the next tab stop. */
export function RunButtons({
  state,
  canStart,
  onStart,
  onEnd,
  onRestart,
  onNew,
}: {
  state: RunState
  canStart: boolean
  onStart: () => void
  onEnd: () => void
  onRestart: () => void
  /** Makes another text, where texts are generated. */
  onNew?: (() => void) | undefined
}) {
  const isUnderWay = state === 'running' || state === 'paused'
  return (
    <Bar>
      {isUnderWay && (
        <Button tone="quiet" onClick={onEnd}>
          <Trans>End Test</Trans>
        </Button>
      )}
      {state === 'idle' && (
        <Button tone="primary" disabled={!canStart} onClick={onStart}>
          <Icon of={Play} size="s" />
          <Trans>Start</Trans>
        </Button>
      )}
      {state !== 'idle' && (
        <Button onClick={onRestart}>
          <Icon of={RotateCcw} size="s" />
          <Trans>Restart</Trans>
        </Button>
      )}
      {onNew && !isUnderWay && (
        <Button onClick={onNew}>
          <Icon of={Shuffle} size="s" />
          <Trans>New text</Trans>
        </Button>
      )}
      {isUnderWay && (
        <p className="keys">
          <Trans>
            <kbd>Tab</kbd> then <kbd>Enter</kbd> to end
          </Trans>
        </p>
      )}
    </Bar>
  )
}
