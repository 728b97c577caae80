import type { GameScoring } from '../../model/game-result.ts'
import { type Chance, range, shuffled } from './chance.ts'

export const SUDOKU_SCORING: GameScoring = { unit: 'seconds', better: 'lower', digits: 0 }
export const SUDOKU_SIDE = 4
const CELLS = SUDOKU_SIDE * SUDOKU_SIDE
const DIGITS = [1, 2, 3, 4]
/** Least number of given cells; a puzzle with fewer than four never has a unique solution. */
const GIVEN_MIN = 5

/** Sixteen numbers row by row, 0 for an empty cell. */
export type Board = readonly number[]
export interface Sudoku {
  puzzle: Board
  solution: Board
}

export const rowOf = (cell: number) => Math.floor(cell / SUDOKU_SIDE)
export const columnOf = (cell: number) => cell % SUDOKU_SIDE
const blockOf = (cell: number) => Math.floor(rowOf(cell) / 2) * 2 + Math.floor(columnOf(cell) / 2)
/** For each cell, the other cells of its row, column and block. */
const PEERS = range(CELLS).map((cell) =>
  range(CELLS).filter(
    (other) =>
      other !== cell &&
      (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell) || blockOf(other) === blockOf(cell)),
  ),
)

const fits = (board: Board, cell: number, digit: number) => PEERS[cell]?.every((peer) => board[peer] !== digit) ?? false
const withDigit = (board: Board, cell: number, digit: number) => board.map((old, i) => (i === cell ? digit : old))

/** Up to `most` completions of a board. */
export function solutionsOf(board: Board, most: number, digits: readonly number[] = DIGITS): Board[] {
  const cell = board.indexOf(0)
  if (cell < 0) return [board]
  const found: Board[] = []
  for (const digit of digits)
    if (found.length < most && fits(board, cell, digit))
      found.push(...solutionsOf(withDigit(board, cell, digit), most - found.length, digits))
  return found
}

/** A puzzle with exactly one solution. */
export function makeSudoku(chance: Chance): Sudoku {
  const empty = range(CELLS).map(() => 0)
  const firstRow = shuffled(DIGITS, chance)
  const begun = empty.map((_, i) => firstRow[i] ?? 0)
  const solution = solutionsOf(begun, 1, shuffled(DIGITS, chance))[0] ?? begun
  let puzzle: Board = solution
  for (const cell of shuffled(range(CELLS), chance)) {
    if (puzzle.filter((digit) => digit !== 0).length === GIVEN_MIN) break
    const without = withDigit(puzzle, cell, 0)
    if (solutionsOf(without, 2).length === 1) puzzle = without
  }
  return { puzzle, solution }
}

/** Cells whose number occurs twice in their row, column or block. */
export const conflictsIn = (board: Board): number[] =>
  range(CELLS).filter((cell) => board[cell] !== 0 && !fits(board, cell, board[cell] ?? 0))

export const isSolved = (board: Board) => !board.includes(0) && conflictsIn(board).length === 0

/** Writes a number, or clears the cell with 0; given cells stay unchanged. */
export const write = ({ puzzle }: Sudoku, board: Board, cell: number, digit: number): Board =>
  puzzle[cell] === 0 && digit >= 0 && digit <= SUDOKU_SIDE ? withDigit(board, cell, digit) : board
