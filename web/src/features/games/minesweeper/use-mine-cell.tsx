import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Bomb, Flag } from 'lucide-react'
import { type MineState, minesAround } from 'shared/rules/games/minesweeper'
import { Icon } from '#ui/icon'
import type { Cell } from '../kit/cell-grid'

/** The look and the name of a cell; mines appear only after the game. */
export function useMineCell() {
  const { t } = useLingui()
  return (state: MineState, cell: number): Cell => {
    const over = state.phase === 'won' || state.phase === 'lost'
    if (state.hit === cell)
      return { name: t`the mine that went off`, look: 'wrong', content: <Icon of={Bomb} size="s" /> }
    if (over && state.mines.includes(cell) && !state.flags.includes(cell))
      return { name: t`mine`, look: 'given', content: <Icon of={Bomb} size="s" /> }
    if (state.flags.includes(cell)) {
      const wrong = over && !state.mines.includes(cell)
      return {
        name: wrong ? t`wrong flag` : t`flag`,
        content: <Icon of={Flag} size="s" />,
        look: wrong ? 'wrong' : 'found',
      }
    }
    if (!state.open.includes(cell)) return { name: t`covered` }
    const around = minesAround(state, cell)
    const name = around === 0 ? t`no mines nearby` : plural(around, { one: '# mine nearby', other: '# mines nearby' })
    return { name, look: 'open', content: around || '', disabled: true }
  }
}
