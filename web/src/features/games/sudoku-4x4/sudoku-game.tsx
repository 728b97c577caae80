import { msg } from '@lingui/core/macro'
import { SUDOKU_SCORING } from 'shared/rules/games/sudoku-4x4'
import type { GameModule } from '../game-module'
import { SudokuPlay } from './sudoku-play'

export const sudokuGame: GameModule = {
  scoring: SUDOKU_SCORING,
  trains: msg`Practise reasoning by elimination.`,
  steps: [
    msg`Fill the board so that each row, each column and each of the four blocks holds 1, 2, 3 and 4 once.`,
    msg`There is exactly one solution.`,
    msg`A duplicate number is marked. Your time counts.`,
  ],
  keyboard: msg`Arrows move from cell to cell; 1 to 4 fill in, Delete clears.`,
  touch: msg`Touch a cell, then a number below the board.`,
  timed: true,
  resumable: true,
  Play: SudokuPlay,
}
