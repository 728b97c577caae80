import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { answerNumber, hideNumber, numberScore, showMs, startNumbers } from './number-memory.ts'

test('each right number is followed by one that is longer by a digit', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 15 }), (seed, levels) => {
      const chance = seededChance(seed)
      let state = startNumbers(chance)
      for (let level = 1; level <= levels; level++) {
        expect(state.number).toMatch(new RegExp(`^[1-9]\\d{${level - 1}}$`))
        state = answerNumber(hideNumber(state), [...state.number].join(' '), chance)
        expect(state.phase).toBe('showing')
      }
      const over = answerNumber(hideNumber(state), `${state.number}1`, chance)
      expect(over).toMatchObject({ phase: 'over', typed: `${state.number}1` })
      expect(numberScore(over)).toBe(levels)
      expect(answerNumber(over, over.number, chance)).toBe(over)
    }),
  )
})

test('nothing can be answered while it is shown, and an empty answer is wrong', () => {
  const state = startNumbers(() => 0.5)
  expect(answerNumber(state, state.number, () => 0)).toBe(state)
  expect(answerNumber(hideNumber(state), '', () => 0).phase).toBe('over')
})

test.each([
  [1, 1500],
  [2, 2200],
  [10, 7800],
])('%i digits are shown for %i ms', (digits, ms) => {
  expect(showMs(digits)).toBe(ms)
})
