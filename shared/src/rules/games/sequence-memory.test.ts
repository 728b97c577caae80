import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { pressCell, SEQUENCE_CELLS, sequenceScore, shown, startSequence } from './sequence-memory.ts'

test('each level repeats the sequence and makes it longer by one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 12 }), (seed, levels) => {
      const chance = seededChance(seed)
      let state = startSequence(chance)
      for (let level = 0; level < levels; level++) {
        const { sequence } = state
        state = shown(state)
        for (const cell of sequence) state = pressCell(state, cell, chance)
        expect(state.phase).toBe('showing')
        expect(state.sequence.slice(0, -1)).toEqual(sequence)
        expect(state.sequence.every((cell) => cell >= 0 && cell < SEQUENCE_CELLS)).toBe(true)
      }
      expect(sequenceScore(state)).toBe(levels)
      const wrong = ((state.sequence[0] ?? 0) + 1) % SEQUENCE_CELLS
      const over = pressCell(shown(state), wrong, chance)
      expect(over.phase).toBe('over')
      expect(sequenceScore(over)).toBe(levels)
      expect(pressCell(over, 0, chance)).toBe(over)
    }),
  )
})

test('nothing can be pressed while it is shown', () => {
  const state = startSequence(() => 0)
  expect(pressCell(state, 0, () => 0)).toBe(state)
})
