import { useLingui } from '@lingui/react/macro'
import { range } from 'shared/rules/games/chance'
import { MINE_COLUMNS, MINE_ROWS, type MineState } from 'shared/rules/games/minesweeper'
import type { ReviewProps } from '../game-module'
import { CellGrid } from '../kit/cell-grid'
import { useCellPlace } from '../kit/use-cell-place'
import { useMineCell } from './use-mine-cell'

/** The minefield at the end of the game, with its mines. */
export function MinesReview({ details }: ReviewProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const cellOf = useMineCell()
  const state = details.board as MineState
  return (
    <CellGrid
      label={t`The board at the end`}
      columns={MINE_COLUMNS}
      cellPx={52}
      placeOf={place}
      onPress={() => {}}
      cells={range(MINE_COLUMNS * MINE_ROWS).map((cell) => ({ ...cellOf(state, cell), disabled: true }))}
    />
  )
}
