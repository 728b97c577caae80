import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { range } from 'shared/rules/games/chance'
import {
  CHIMP_COLUMNS,
  CHIMP_ROWS,
  CHIMP_STRIKES,
  nextRound,
  numberAt,
  pressNumber,
  startChimp,
} from 'shared/rules/games/chimp-test'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { focusGame } from '../focus-game'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { type Cell, CellGrid } from '../kit/cell-grid'
import { useCellPlace } from '../kit/use-cell-place'

/** The board or, between two rounds, the result of the last round. */
export function ChimpPlay({ paused, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const [state, setState] = useState(() => startChimp(chance))
  const { phase, places, strikes } = state
  const between = phase === 'passed' || phase === 'failed'

  const onPress = (cell: number) => {
    if (paused) return
    const next = pressNumber(state, cell)
    if (next === state) return
    setState(next)
    if (next.phase === 'over')
      return finish({
        score: next.best,
        details: { timestamp: new Date().toISOString(), strikes: next.strikes },
      })
    if (state.phase === 'reading' && next.phase === 'hidden') announce(t`The others are covered`)
  }
  useEffect(() => {
    if (phase === 'reading') focusGame(area.current)
  }, [phase, area])
  const cellOf = (cell: number): Cell => {
    const number = numberAt(state, cell)
    if (number === undefined) return { name: t`empty`, look: 'bare', disabled: true }
    if (phase === 'hidden') return { name: t`covered`, look: 'cover' }
    return { name: String(number), content: number, disabled: between }
  }
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Numbers: <b>{places.length}</b>
          </Trans>
        </span>
        <span>
          <Trans>
            Strikes: <b>{strikes}</b> of {CHIMP_STRIKES}
          </Trans>
        </span>
      </GameFacts>
      {between ? (
        <Notice
          tone={phase === 'passed' ? 'success' : 'warning'}
          role="status"
          action={
            <Button tone="primary" autoFocus onClick={() => setState(nextRound(state, chance))}>
              <Trans>Next round</Trans>
            </Button>
          }
        >
          {phase === 'passed' ? (
            <Trans>All {places.length} in order. The next round has one more.</Trans>
          ) : (
            <Trans>That was not the next number. Once more with {places.length}.</Trans>
          )}
        </Notice>
      ) : (
        <CellGrid
          key={`${places.length}/${strikes}`}
          label={t`Board with numbers`}
          columns={CHIMP_COLUMNS}
          cellPx={72}
          placeOf={place}
          onPress={onPress}
          cells={range(CHIMP_COLUMNS * CHIMP_ROWS).map(cellOf)}
        />
      )}
    </>
  )
}
