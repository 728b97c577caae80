import { msg } from '@lingui/core/macro'
import { MINES_SCORING } from 'shared/rules/games/minesweeper'
import type { GameModule } from '../game-module'
import { MinesPlay } from './mines-play'
import { MinesReview } from './mines-review'

export const minesGame: GameModule = {
  scoring: MINES_SCORING,
  trains: msg`Trains drawing sure conclusions from little, and saying where you do not know.`,
  steps: [
    msg`Nine mines lie under sixty-three cells. The first cell that you open is always safe.`,
    msg`A number says how many mines touch the cell. Put a flag where you are sure of a mine.`,
    msg`Open all other cells to win; your time counts. A mine ends the game.`,
  ],
  keyboard: msg`Arrows go from cell to cell, Enter opens, F puts a flag or takes it off.`,
  touch: msg`Touch opens; a long touch, or the flag mode, puts a flag.`,
  timed: true,
  resumable: true,
  Play: MinesPlay,
  Review: MinesReview,
}
