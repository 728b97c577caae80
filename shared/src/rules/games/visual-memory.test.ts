import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import {
  boardOf,
  chooseSquare,
  hidePattern,
  startVisual,
  VISUAL_LIVES,
  VISUAL_SIDE_MAX,
  visualScore,
} from './visual-memory.ts'

test.each([
  [1, 3, 3],
  [2, 3, 4],
  [3, 4, 5],
  [6, 4, 8],
  [7, 5, 9],
  [16, 6, 18],
  [17, 7, 19],
  [22, 7, 24],
  [40, 7, 24],
])('level %i has %i squares across, %i to remember', (level, side, squares) => {
  expect(boardOf(level)).toEqual({ side, squares })
})

test('finding all goes on, three wrong cost a life, three lives end it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 25 }), (seed, levels) => {
      const chance = seededChance(seed)
      let state = startVisual(chance)
      expect(chooseSquare(state, 0, chance)).toBe(state)
      for (let i = 0; i < levels; i++) {
        expect(state.side).toBeLessThanOrEqual(VISUAL_SIDE_MAX)
        expect(new Set(state.pattern).size).toBe(boardOf(state.level).squares)
        const { pattern } = state
        state = hidePattern(state)
        for (const square of pattern) state = chooseSquare(state, square, chance)
      }
      expect(visualScore(state)).toBe(levels)
      for (let life = VISUAL_LIVES; life > 0; life--) {
        expect(state).toMatchObject({ lives: life, level: levels + 1 })
        state = hidePattern(state)
        const wrong = Array.from({ length: state.side ** 2 }, (_, i) => i).filter((i) => !state.pattern.includes(i))
        for (const square of wrong.slice(0, 3))
          state = chooseSquare(chooseSquare(state, square, chance), square, chance)
      }
      expect(state).toMatchObject({ phase: 'over', lives: 0 })
      expect(visualScore(state)).toBe(levels)
    }),
    { numRuns: 50 },
  )
})
