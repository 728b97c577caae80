import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AIM_LETTERS, AIM_TARGETS, aimAccuracy, aimScore, hit, isAimDone, miss, startAim } from './aim-trainer.ts'
import { seededChance } from './chance.ts'

test('thirty hits end it; targets stay in the field, leap, and have another letter each time', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = seededChance(seed)
      let state = startAim(chance)
      for (let i = 0; i < AIM_TARGETS; i++) {
        expect(isAimDone(state)).toBe(false)
        const before = state.target
        expect(before.x >= 0 && before.x < 1 && before.y >= 0 && before.y < 1).toBe(true)
        expect(AIM_LETTERS).toContain(before.letter)
        state = hit(state, chance)
        expect(state.target.letter).not.toBe(before.letter)
        expect(Math.hypot(state.target.x - before.x, state.target.y - before.y)).toBeGreaterThan(0.19)
      }
      expect(isAimDone(state)).toBe(true)
      expect(hit(state, chance)).toBe(state)
      expect(miss(state)).toBe(state)
    }),
  )
})

test('the score is the mean of a target; misses lower the accuracy', () => {
  expect(aimScore(15_000)).toBe(500)
  const state = miss(startAim(seededChance(1)))
  expect(state.misses).toBe(1)
  expect(aimAccuracy({ ...state, hits: 30, misses: 10 })).toBe(75)
  expect(aimAccuracy({ ...state, hits: 0, misses: 0 })).toBe(0)
})
