import fc from 'fast-check'
import { expect, test } from 'vitest'
import { range, seededChance } from './chance.ts'
import { answerVerbal, isVerbalOver, startVerbal, VERBAL_LIVES, wasSeen } from './verbal-memory.ts'

const WORDS = range(12).map((i) => `w${i}`)

test('right answers score and cost nothing; no word comes twice in a row; all words used, seen ones go on', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, rounds) => {
      const chance = seededChance(seed)
      let state = startVerbal(WORDS, chance)
      for (let i = 1; i <= rounds; i++) {
        const { word } = state
        state = answerVerbal(state, wasSeen(state) ? 'seen' : 'new', WORDS, chance)
        expect(state).toMatchObject({ score: i, lives: VERBAL_LIVES })
        expect(state.word).not.toBe(word)
        expect(WORDS).toContain(state.word)
        expect(new Set(state.seen).size).toBe(state.seen.length)
      }
    }),
  )
})

test('three wrong answers end it', () => {
  const chance = seededChance(5)
  let state = startVerbal(WORDS, chance)
  for (let i = 0; i < VERBAL_LIVES; i++) {
    expect(isVerbalOver(state)).toBe(false)
    state = answerVerbal(state, wasSeen(state) ? 'new' : 'seen', WORDS, chance)
  }
  expect(isVerbalOver(state)).toBe(true)
  expect(state.score).toBe(0)
  expect(answerVerbal(state, 'new', WORDS, chance)).toBe(state)
})
