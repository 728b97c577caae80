import { useLingui } from '@lingui/react/macro'
import { range } from 'shared/rules/games/chance'
import { MINE_COLUMNS, MINE_ROWS, type MineState } from 'shared/rules/games/minesweeper'
import { CellGrid } from '../cell-grid'
import type { ReviewProps } from '../game-module'
import { useCellPlace } from '../use-cell-place'
import { useMineCell } from './use-mine-cell'

/** The field as it was when the game ended, with its mines. */
export function MinesReview({ details }: ReviewProps) {
  const { t } = useLingui()
  const place = useCellPlace()
  const cellOf = useMineCell()
  const state = details.board as MineState
  return (
    <CellGrid
      label={t`The field at the end`}
      columns={MINE_COLUMNS}
      cellPx={52}
      placeOf={place}
      onPress={() => {}}
      cells={range(MINE_COLUMNS * MINE_ROWS).map((cell) => ({ ...cellOf(state, cell), disabled: true }))}
    />
  )
}
