import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { CHIMP_FIRST, type ChimpState, nextRound, numberAt, pressNumber, startChimp } from './chimp-test.ts'

const passRound = (state: ChimpState) => state.places.reduce((now, cell) => pressNumber(now, cell), state)
const failRound = (state: ChimpState) => pressNumber(state, state.places[1] ?? -1)

test('rounds that are passed grow by one up to all cells; three strikes end it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 26 }), (seed, passes) => {
      const chance = seededChance(seed)
      let state = startChimp(chance)
      for (let i = 0; i < passes; i++) {
        expect(new Set(state.places).size).toBe(CHIMP_FIRST + i)
        state = nextRound(passRound(state), chance)
      }
      expect(state.best).toBe(passes === 0 ? 0 : CHIMP_FIRST + passes - 1)
      for (let strike = 1; strike <= 3; strike++) {
        state = failRound(nextRound(state, chance))
        expect(state.strikes).toBe(strike)
      }
      expect(state.phase).toBe('over')
      expect(nextRound(state, chance)).toBe(state)
    }),
  )
})

test('with every cell filled and passed there is nothing more', () => {
  const chance = seededChance(4)
  let state = startChimp(chance)
  while (state.phase !== 'over') state = nextRound(passRound(state), chance)
  expect(state.best).toBe(30)
})

describe('a press', () => {
  const start = startChimp(seededChance(2))
  test('on an empty cell does nothing', () => {
    const empty = Array.from({ length: 30 }, (_, i) => i).find((cell) => !start.places.includes(cell)) ?? 0
    expect(pressNumber(start, empty)).toBe(start)
    expect(numberAt(start, empty)).toBeUndefined()
  })
  test('on the first number hides the others and takes it away', () => {
    const [first = 0, second = 0] = start.places
    const next = pressNumber(start, first)
    expect(next).toMatchObject({ phase: 'hidden', done: 1 })
    expect([numberAt(next, first), numberAt(next, second)]).toEqual([undefined, 2])
    expect(pressNumber(next, first)).toBe(next)
  })
})
