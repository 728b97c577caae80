import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hand, Keyboard, Play } from 'lucide-react'
import { type GameRun, useWaitingRun } from '#data/games/game-runs'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import type { GameEntry } from '../catalogue'
import type { GameModule } from '../game-module'
import { ShowTime } from '../kit/show-time'

const Steps = chakra('ol', {
  base: { paddingLeft: '5', listStyle: 'decimal', maxWidth: '62ch', '& > li + li': { marginTop: '1.5' } },
})
const Ways = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    color: 'fg.muted',
    maxWidth: '62ch',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& svg': { marginTop: '2px' },
  },
})

/** Before a game: what it trains, its steps, and how it is played by keyboard and by touch. */
export function GameStart({
  entry,
  module,
  onStart,
  onResume,
}: {
  entry: GameEntry
  module: GameModule
  onStart: () => void
  onResume: (kept: GameRun) => void
}) {
  const { i18n } = useLingui()
  const kept = useWaitingRun(entry.id)
  const waits = module.resumable && kept
  return (
    <PageSection title={<Trans>How to play</Trans>}>
      <Stack css={{ gap: '5' }}>
        <p>{i18n._(module.trains)}</p>
        <Steps>
          {module.steps.map((step) => (
            <li key={step.id}>{i18n._(step)}</li>
          ))}
        </Steps>
        <Ways>
          <li>
            <Icon of={Keyboard} />
            <span>{i18n._(module.keyboard)}</span>
          </li>
          <li>
            <Icon of={Hand} />
            <span>{i18n._(module.touch)}</span>
          </li>
        </Ways>
        {module.Settings && <module.Settings />}
        {module.shows && <ShowTime />}
        <Row>
          {waits && (
            <Button tone="primary" size="lg" onClick={() => onResume(waits)}>
              <Icon of={Play} />
              <Trans>Continue the game</Trans>
            </Button>
          )}
          <Button tone={waits ? 'outline' : 'primary'} size="lg" disabled={kept === undefined} onClick={onStart}>
            {!waits && <Icon of={Play} />}
            {waits ? <Trans>Start a new game</Trans> : <Trans>Start</Trans>}
          </Button>
        </Row>
      </Stack>
    </PageSection>
  )
}
