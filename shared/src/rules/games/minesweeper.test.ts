import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { range, seededChance } from './chance.ts'
import {
  MINE_COLUMNS,
  MINE_COUNT,
  MINE_ROWS,
  MINES_START,
  type MineState,
  minesAround,
  minesLeft,
  neighboursOf,
  reveal,
  toggleFlag,
} from './minesweeper.ts'

const CELLS = MINE_COLUMNS * MINE_ROWS

test.each([
  [0, 3],
  [1, 5],
  [MINE_COLUMNS + 1, 8],
  [CELLS - 1, 3],
])('cell %i has %i neighbours', (cell, count) => {
  expect(neighboursOf(cell)).toHaveLength(count)
})

test('the first cell is safe, and so are those around it; opening all that is safe wins', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: CELLS - 1 }), (seed, first) => {
      const chance = seededChance(seed)
      let state = reveal(MINES_START, first, chance)
      expect(new Set(state.mines).size).toBe(MINE_COUNT)
      expect(minesAround(state, first)).toBe(0)
      expect(state.phase).not.toBe('lost')
      for (const cell of neighboursOf(first)) expect(state.open).toContain(cell)
      for (const cell of range(CELLS)) if (!state.mines.includes(cell)) state = reveal(state, cell, chance)
      expect(state.phase).toBe('won')
      expect(state.open).toHaveLength(CELLS - MINE_COUNT)
      expect(reveal(state, state.mines[0] ?? 0, chance)).toBe(state)
    }),
    { numRuns: 50 },
  )
})

describe('under way', () => {
  const playing: MineState = { phase: 'playing', mines: [0, 1], open: [10], flags: [] }

  test('a mine loses, and says which', () => {
    expect(reveal(playing, 1, () => 0)).toMatchObject({ phase: 'lost', hit: 1, open: [10] })
  })
  test('a number opens only itself', () => {
    expect(reveal(playing, 7, () => 0).open).toEqual([10, 7])
    expect(minesAround(playing, 7)).toBe(2)
  })
  test('a flag protects a cell until it is taken off', () => {
    const flagged = toggleFlag(playing, 1)
    expect(minesLeft(flagged)).toBe(MINE_COUNT - 1)
    expect(reveal(flagged, 1, () => 0)).toBe(flagged)
    expect(toggleFlag(flagged, 1).flags).toEqual([])
  })
  test('an open cell takes no flag, and a lost game changes no more', () => {
    expect(toggleFlag(playing, 10)).toBe(playing)
    const lost = reveal(playing, 0, () => 0)
    expect(toggleFlag(lost, 30)).toBe(lost)
    expect(reveal(lost, 30, () => 0)).toBe(lost)
  })
})
