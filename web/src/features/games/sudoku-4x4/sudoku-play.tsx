import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Board,
  conflictsIn,
  isSolved,
  makeSudoku,
  SUDOKU_SIDE,
  type Sudoku,
  write,
} from 'shared/rules/games/sudoku-4x4'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { GameClock } from '../frame/game-clock'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { type Cell, CellGrid } from '../kit/cell-grid'
import { digitOf } from '../kit/digit-of'
import { useCellPlace } from '../kit/use-cell-place'

interface State {
  sudoku: Sudoku
  board: Board
}
// The lines between the blocks are drawn in the gaps between the cells.
const Blocks = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: '352px',
    marginBottom: '4',
    _before: {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 1.5px)',
      insetBlock: 0,
      width: '3px',
      background: 'fg',
    },
    _after: {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 1.5px)',
      insetInline: 0,
      height: '3px',
      background: 'fg',
    },
  },
})
const DIGITS = [1, 2, 3, 4]

/** The board with its number buttons below. */
export function SudokuPlay({ paused, elapsed, chance, kept, keep, announce, finish }: GameProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const [{ sudoku, board }, setState] = useState<State>(() => {
    if (kept) return kept as State
    const made = makeSudoku(chance)
    return { sudoku: made, board: made.puzzle }
  })
  const [selected, setSelected] = useState(() => Math.max(0, sudoku.puzzle.indexOf(0)))
  const conflicts = conflictsIn(board)

  const onSolved = useEffectEvent(() =>
    finish({
      score: Math.max(1, Math.round(elapsed() / 1000)),
      details: { timestamp: new Date().toISOString(), puzzle: sudoku.puzzle },
    }),
  )
  useEffect(() => {
    if (isSolved(board)) onSolved()
  }, [board])

  const put = (cell: number, digit: number) => {
    if (paused) return
    const next = { sudoku, board: write(sudoku, board, cell, digit) }
    if (next.board === board) return
    setState(next)
    keep(next)
    if (conflictsIn(next.board).includes(cell)) announce(t`Duplicate number`)
  }
  const cellOf = (digit: number, cell: number): Cell => {
    const given = sudoku.puzzle[cell] !== 0
    const wrong = conflicts.includes(cell)
    const said = [digit === 0 ? t`empty` : String(digit), given && t`given number`, wrong && t`duplicate`].filter(
      Boolean,
    )
    const look = wrong ? 'wrong' : given ? 'given' : cell === selected ? 'selected' : undefined
    return {
      name: said.join(', '),
      content: (
        <>
          {digit || ''}
          {wrong && <span className="corner">!</span>}
        </>
      ),
      ...(look && { look }),
    }
  }
  return (
    <>
      <GameFacts>
        <GameClock elapsed={elapsed} paused={paused} />
        <span>
          <Trans>
            To fill: <b>{board.filter((digit) => digit === 0).length}</b>
          </Trans>
        </span>
      </GameFacts>
      <Blocks>
        <CellGrid
          label={t`Sudoku board`}
          columns={SUDOKU_SIDE}
          cellPx={88}
          placeOf={place}
          onPress={setSelected}
          onFocusCell={setSelected}
          onKey={(event, cell) => {
            const digit = ['Backspace', 'Delete'].includes(event.key) ? 0 : digitOf(event)
            if (digit === undefined || digit > SUDOKU_SIDE) return false
            put(cell, digit)
            return true
          }}
          cells={board.map(cellOf)}
        />
      </Blocks>
      <Row role="group" aria-label={t`Write in the selected cell`}>
        {DIGITS.map((digit) => (
          <Button key={digit} size="icon" onClick={() => put(selected, digit)}>
            {digit}
          </Button>
        ))}
        <Button onClick={() => put(selected, 0)}>
          <Icon of={Eraser} size="s" />
          <Trans>Clear</Trans>
        </Button>
      </Row>
    </>
  )
}
