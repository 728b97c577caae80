import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { GameContent } from 'shared/model/content/game-content'
import { useExtraTime } from '#data/account/extra-time'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/layout/page-section'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { GameEntry } from '../catalogue'
import { focusGame } from '../focus-game'
import type { GameModule } from '../game-module'
import { GameBar } from './game-bar'
import { GameHistory } from './game-history'
import { GameResultPanel } from './game-result-panel'
import { GameStart } from './game-start'
import { PausedPanel } from './paused-panel'
import { useAnnouncer } from './use-announcer'
import { useGameRun } from './use-game-run'

const Area = chakra('div', {
  base: { outline: 'none', scrollMarginBlock: '80px', '& > .game[hidden]': { display: 'none' } },
})

/** The frame of a built-in game from its instructions to its result: start, pause, restart, and earlier results. */
export function GameFrame({ entry, module, content }: { entry: GameEntry; module: GameModule; content: GameContent }) {
  const language = useLanguage()
  const run = useGameRun(entry, module)
  const extraTime = useExtraTime() ?? 1
  const { region, announce } = useAnnouncer()
  const area = useRef<HTMLDivElement>(null)
  const { phase, started } = run
  const isOn = phase === 'playing' || phase === 'paused'
  const runId = started?.id
  const startOver = async () => {
    await module.forget?.(content)
    await run.begin()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run takes the focus again
  useLayoutEffect(() => {
    if (phase !== 'playing') return
    // A game with a field of its own has focused it already.
    if (!area.current?.contains(document.activeElement)) focusGame(area.current)
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [phase, runId])
  return (
    <>
      {phase === 'ready' && (
        <GameStart entry={entry} module={module} onStart={() => run.begin()} onResume={(kept) => run.begin(kept)} />
      )}
      {isOn && started && (
        <PageSection
          title={<Trans>The game</Trans>}
          margin={
            <GameBar
              run={run}
              asksFirst={module.resumable === true || module.forget !== undefined}
              onRestart={() => void startOver()}
            />
          }
        >
          <Area
            ref={area}
            tabIndex={-1}
            onKeyDown={({ key, nativeEvent }) =>
              key === 'Escape' && !nativeEvent.isComposing && phase === 'playing' && run.pause()
            }
          >
            {phase === 'paused' && <PausedPanel onResume={run.resume} />}
            <div className="game" hidden={phase === 'paused'}>
              <module.Play
                key={started.id}
                content={content}
                language={language}
                paused={phase === 'paused'}
                elapsed={run.elapsed}
                extraTime={extraTime}
                chance={started.chance}
                area={area}
                kept={started.kept}
                keep={run.keep}
                announce={announce}
                finish={run.finish}
              />
            </div>
          </Area>
        </PageSection>
      )}
      {phase === 'done' && run.result && (
        <GameResultPanel module={module} content={content} run={run} result={run.result} />
      )}
      {!isOn && <GameHistory game={entry.id} name={entry.name} />}
      <VisuallyHidden ref={region} role="status" />
    </>
  )
}
