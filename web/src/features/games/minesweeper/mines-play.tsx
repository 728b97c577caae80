import { Trans, useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { range } from 'shared/rules/games/chance'
import {
  MINE_COLUMNS,
  MINE_ROWS,
  MINES_START,
  type MineState,
  minesLeft,
  reveal,
  toggleFlag,
} from 'shared/rules/games/minesweeper'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { GameClock } from '../frame/game-clock'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { CellGrid } from '../kit/cell-grid'
import { useCellPlace } from '../kit/use-cell-place'
import { useMineCell } from './use-mine-cell'

/** The minefield: cells are opened and flagged by touch, mouse or keys. */
export function MinesPlay({ paused, elapsed, chance, kept, keep, announce, finish }: GameProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const cellOf = useMineCell()
  const [state, setState] = useState<MineState>((kept as MineState | undefined) ?? MINES_START)
  const [flagging, setFlagging] = useState(false)
  const { phase } = state

  const onEnd = useEffectEvent(() =>
    finish({
      score: phase === 'won' ? Math.max(1, Math.round(elapsed() / 1000)) : null,
      details: { timestamp: new Date().toISOString(), board: state },
    }),
  )
  useEffect(() => {
    if (phase === 'won' || phase === 'lost') onEnd()
  }, [phase])

  const change = (next: MineState) => {
    if (paused || next === state) return
    setState(next)
    keep(next)
  }
  const flag = (cell: number) => {
    const next = toggleFlag(state, cell)
    if (next === state) return
    change(next)
    announce(next.flags.includes(cell) ? t`Flag` : t`Flag taken off`)
  }
  const open = (cell: number) => {
    const next = reveal(state, cell, chance)
    change(next)
    const more = next.open.length - state.open.length
    if (next.phase === 'playing' && more > 0)
      announce(`${cellOf(next, cell).name}. ${t`Cells open: ${next.open.length}`}`)
  }
  return (
    <>
      <GameFacts>
        <GameClock elapsed={elapsed} paused={paused} />
        <span>
          <Trans>
            Mines without a flag: <b>{minesLeft(state)}</b>
          </Trans>
        </span>
      </GameFacts>
      <CellGrid
        label={t`Minefield`}
        columns={MINE_COLUMNS}
        cellPx={52}
        placeOf={place}
        onPress={(cell) => (flagging ? flag(cell) : open(cell))}
        onHold={flag}
        onKey={({ key, repeat }, cell) => {
          if (key.toLowerCase() !== 'f') return false
          if (!repeat) flag(cell)
          return true
        }}
        cells={range(MINE_COLUMNS * MINE_ROWS).map((cell) => cellOf(state, cell))}
      />
      <Button
        css={{ marginTop: '4' }}
        aria-pressed={flagging}
        tone={flagging ? 'primary' : 'outline'}
        onClick={() => setFlagging(!flagging)}
      >
        <Icon of={Flag} size="s" />
        {flagging ? <Trans>Flag mode: on</Trans> : <Trans>Flag mode: off</Trans>}
      </Button>
    </>
  )
}
