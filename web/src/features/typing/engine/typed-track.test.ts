import fc from 'fast-check'
import { alignTyped, countUnits } from 'shared/rules/typing/typing-alignment'
import { expect, test } from 'vitest'
import { TypedTrack } from './typed-track'

const letter = fc.constantFrom('o', 'e', 'œ', 'é', ' ', "'", '.', '…', 'a')
const text = (max: number) => fc.array(letter, { maxLength: max })
const step = fc.record({ back: fc.nat({ max: 5 }), letters: text(3) })

test('however letters come and go, it counts as if all had been typed at once', () => {
  fc.assert(
    fc.property(text(25), fc.array(step, { maxLength: 40 }), (target, steps) => {
      const track = new TypedTrack(target.join(''))
      let standing = 0
      for (const { back, letters } of steps) {
        const from = Math.max(0, track.typed.length - back)
        const expected = [...track.typed.slice(0, from), ...letters]
        const { erased, judgedFrom } = track.replace(from, letters)
        const units = alignTyped(track.target, expected)
        expect(track.units).toEqual(units)
        expect({ correct: track.correct, errors: track.errors, typed: track.judged }).toEqual(countUnits(units))
        // Adds up the changes as a keystroke log does: it sees only the units judged again and the number of letters
        // erased.
        standing += units.slice(judgedFrom).filter(({ verdict }) => verdict !== 'begun').length - erased
        expect(standing).toBe(track.judged)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a change names the letters that look different, and no others', () => {
  const track = new TypedTrack('le cœur')
  expect(track.replace(0, ['l'])).toMatchObject({ from: 0, to: 1, erased: 0 })
  expect(track.replace(1, ['e'])).toMatchObject({ from: 1, to: 2, erased: 0 })
  track.replace(2, [' ', 'c', 'o'])
  expect(track.replace(5, ['e'])).toMatchObject({ from: 4, to: 5, erased: 0 })
  expect(track.replace(6, [])).toMatchObject({ from: 5, to: 5 })
  expect(track.replace(4, [])).toMatchObject({ from: 4, to: 5, erased: 1 })
})

test('of a composition only what is right, one letter after the other, may count yet', () => {
  const track = new TypedTrack('le cœur bat')
  track.replace(0, ['l', 'e', ' ', 'c', 'o'])
  expect(track.rightAfter(5, ['e', 'u', 'x'])).toBe(2)
  expect(track.rightAfter(5, ['x'])).toBe(0)
  expect(track.rightAfter(3, ['c', 'œ', 'u'])).toBe(3)
  expect(track.rightAfter(3, ['^'])).toBe(0)
})

test('at the five-thousandth letter a change touches as little as at the first', () => {
  const track = new TypedTrack('mot '.repeat(1250))
  for (let i = 0; i < 4999; i++) {
    const { from, to } = track.replace(i, [track.target[i] ?? ''])
    expect([from, to]).toEqual([i, i + 1])
  }
})
