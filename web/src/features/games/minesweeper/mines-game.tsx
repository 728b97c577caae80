import { msg } from '@lingui/core/macro'
import { MINES_SCORING } from 'shared/rules/games/minesweeper'
import type { GameModule } from '../game-module'
import { MinesPlay } from './mines-play'
import { MinesReview } from './mines-review'

export const minesGame: GameModule = {
  scoring: MINES_SCORING,
  trains: msg`Practise drawing firm conclusions from little information, and recognizing what you don’t know.`,
  steps: [
    msg`Nine mines lie under sixty-three cells. The first cell that you open is always safe.`,
    msg`A number shows how many mines touch that cell. Put a flag where you are sure there is a mine.`,
    msg`Open all other cells to win; your time counts. A mine ends the game.`,
  ],
  keyboard: msg`The arrow keys move from cell to cell, Enter opens a cell, F places or removes a flag.`,
  touch: msg`Tap to open; long-press, or use flag mode, to place a flag.`,
  timed: true,
  resumable: true,
  Play: MinesPlay,
  Review: MinesReview,
}
