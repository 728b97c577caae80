import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { board2048, type Direction, highest2048, isOver2048, move2048, type State2048, start2048 } from './2048.ts'
import { seededChance } from './chance.ts'

const DIRECTIONS: Direction[] = ['left', 'right', 'up', 'down']
const stateOf = (board: number[]): State2048 => ({
  tiles: board.flatMap((value, cell) => (value === 0 ? [] : [{ id: cell + 1, value, cell }])),
  score: 0,
  nextId: 100,
})
const lineOf = (line: number[]) => stateOf([...line, ...Array(12).fill(0)])
/** The first row after a move, without the new tile, which goes to the last free cell. */
const rowAfter = (line: number[], direction: Direction) =>
  board2048(move2048(lineOf(line), direction, () => 0.999)).slice(0, 4)

describe('a row', () => {
  test.each([
    [[2, 0, 0, 2], 'left', [4, 0, 0, 0]],
    [[2, 2, 2, 2], 'left', [4, 4, 0, 0]],
    [[2, 2, 2, 0], 'left', [4, 2, 0, 0]],
    [[2, 2, 2, 0], 'right', [0, 0, 2, 4]],
    [[4, 2, 2, 0], 'left', [4, 4, 0, 0]],
    [[0, 0, 2, 4], 'left', [2, 4, 0, 0]],
    [[8, 0, 8, 16], 'right', [0, 0, 16, 16]],
  ] as const)('%j to the %s', (line, direction, expected) => {
    expect(rowAfter([...line], direction)).toEqual([...expected])
  })

  test('scores what it joins', () => {
    expect(move2048(lineOf([2, 2, 8, 8]), 'left', () => 0).score).toBe(20)
  })

  test('that cannot move is no move', () => {
    const state = lineOf([2, 4, 0, 0])
    expect(move2048(state, 'left', () => 0)).toBe(state)
    expect(move2048(state, 'up', () => 0)).toBe(state)
  })
})

test('a game keeps its sum, brings one tile a move, and ends when nothing moves', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 80 }), (seed, moves) => {
      const chance = seededChance(seed)
      let state = start2048(chance)
      expect(state.tiles).toHaveLength(2)
      for (const direction of moves) {
        const sum = board2048(state).reduce((a, b) => a + b, 0)
        const next = move2048(state, direction, chance)
        const grown = board2048(next).reduce((a, b) => a + b, 0) - sum
        expect(next === state ? grown === 0 : grown === 2 || grown === 4).toBe(true)
        expect(new Set(next.tiles.map(({ cell }) => cell)).size).toBe(next.tiles.length)
        expect(new Set(next.tiles.map(({ id }) => id)).size).toBe(next.tiles.length)
        expect(next.score).toBeGreaterThanOrEqual(state.score)
        state = next
      }
      const stuck = DIRECTIONS.every((direction) => move2048(state, direction, chance) === state)
      expect(isOver2048(state)).toBe(stuck)
    }),
    { numRuns: 60 },
  )
})

test('a full board without equal neighbours is over', () => {
  const full = stateOf([2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2])
  expect(isOver2048(full)).toBe(true)
  expect(highest2048(full)).toBe(4)
  expect(isOver2048(stateOf([2, 2, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2]))).toBe(false)
})
