import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { conflictsIn, isSolved, makeSudoku, solutionsOf, write } from './sudoku-4x4.ts'

test('every puzzle has exactly one solution, and it is the one kept', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { puzzle, solution } = makeSudoku(seededChance(seed))
      expect(solutionsOf(puzzle, 3)).toEqual([solution])
      expect(isSolved(solution)).toBe(true)
      expect(isSolved(puzzle)).toBe(false)
      const given = puzzle.filter((digit) => digit !== 0).length
      expect(given >= 4 && given <= 9).toBe(true)
      for (const [cell, digit] of puzzle.entries()) if (digit !== 0) expect(solution[cell]).toBe(digit)
    }),
  )
})

test('puzzles differ', () => {
  const all = [1, 2, 3, 4, 5].map((seed) => makeSudoku(seededChance(seed)).solution.join(''))
  expect(new Set(all).size).toBeGreaterThan(1)
})

test.each([
  [
    [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 1],
  ],
  [
    [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    [0, 8],
  ],
  [
    [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 5],
  ],
  [[1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], []],
])('conflicts of %j', (board, cells) => {
  expect(conflictsIn(board)).toEqual(cells)
})

test('what is given cannot be written over, other numbers can be wiped', () => {
  const sudoku = makeSudoku(seededChance(7))
  const given = sudoku.puzzle.findIndex((digit) => digit !== 0)
  const blank = sudoku.puzzle.indexOf(0)
  expect(write(sudoku, sudoku.puzzle, given, 4)).toBe(sudoku.puzzle)
  const written = write(sudoku, sudoku.puzzle, blank, 3)
  expect(written[blank]).toBe(3)
  expect(write(sudoku, written, blank, 0)).toEqual(sudoku.puzzle)
  expect(write(sudoku, written, blank, 5)).toBe(written)
})
