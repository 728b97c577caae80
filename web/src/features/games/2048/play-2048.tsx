import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Direction,
  GOAL_2048,
  highest2048,
  isOver2048,
  move2048,
  type State2048,
  start2048,
} from 'shared/rules/games/2048'
import { formatNumber } from '#i18n/format'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { useGameKeys } from '../kit/use-game-keys'
import { Tiles } from './tiles'

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** Least distance of a swipe. */
const SWIPE_PX = 24

/** The board, played with keys, swipes or buttons. */
export function Play2048({ language, paused, chance, area, kept, keep, announce, finish }: GameProps) {
  const { t } = useLingui()
  const [state, setState] = useState<State2048>(() => (kept as State2048 | undefined) ?? start2048(chance))
  const from = useRef<{ x: number; y: number }>(undefined)

  const end = useEffectEvent(() =>
    finish({
      score: state.score,
      details: { timestamp: new Date().toISOString(), highest: highest2048(state) },
    }),
  )
  useEffect(() => {
    if (isOver2048(state)) end()
  }, [state])

  const move = (direction: Direction) => {
    if (paused) return
    const next = move2048(state, direction, chance)
    if (next === state) return
    setState(next)
    keep(next)
    const [score, highest] = [next.score, highest2048(next)]
    if (highest >= GOAL_2048 && highest2048(state) < GOAL_2048)
      announce(t`You have reached ${GOAL_2048}. You can keep going.`)
    else announce(t`${plural(score, { one: '# point', other: '# points' })}, highest tile ${highest}`)
  }
  useGameKeys(area, paused, ({ key }) => {
    const direction = KEYS[key]
    if (direction) move(direction)
    return direction !== undefined
  })
  const onSwipe = (x: number, y: number) => {
    const start = from.current
    from.current = undefined
    if (!start) return
    const [dx, dy] = [x - start.x, y - start.y]
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return
    if (Math.abs(dx) > Math.abs(dy)) move(dx > 0 ? 'right' : 'left')
    else move(dy > 0 ? 'down' : 'up')
  }
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Points: <b>{formatNumber(language, state.score)}</b>
          </Trans>
        </span>
        <span>
          <Trans>
            Highest tile: <b>{highest2048(state)}</b>
          </Trans>
        </span>
      </GameFacts>
      <Tiles
        state={state}
        onDown={(x, y) => {
          from.current = { x, y }
        }}
        onUp={onSwipe}
      />
      <Row css={{ marginTop: '4' }}>
        <IconButton tone="outline" label={t`Slide left`} icon={ArrowLeft} onClick={() => move('left')} />
        <IconButton tone="outline" label={t`Slide up`} icon={ArrowUp} onClick={() => move('up')} />
        <IconButton tone="outline" label={t`Slide down`} icon={ArrowDown} onClick={() => move('down')} />
        <IconButton tone="outline" label={t`Slide right`} icon={ArrowRight} onClick={() => move('right')} />
        <Button tone="quiet" onClick={() => end()}>
          <Trans>End the game</Trans>
        </Button>
      </Row>
    </>
  )
}
