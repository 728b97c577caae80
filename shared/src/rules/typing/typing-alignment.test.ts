import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignTyped, countUnits, cutAlignment, extendAlignment, type TypedUnit } from './typing-alignment.ts'
import { lettersOf } from './typing-letters.ts'
import { accuracyOf, wordsPerMinute } from './typing-stats.ts'

const verdicts = (target: string, typed: string) =>
  alignTyped(lettersOf(target), lettersOf(typed))
    .map(({ verdict }) => verdict[0])
    .join('')

test.each([
  ['cœur', 'cœur', 'rrrr'],
  ['cœur', 'coeur', 'rrrr'],
  ['cœur', 'co', 'rb'],
  ['cœur', 'cour', 'rwrr'],
  ['cœur', 'ceur', 'rwrr'],
  ['dit :', 'dit :', 'rrrrr'],
  ['dit\u00A0:', 'dit :', 'rrrrr'],
  ['abc', 'ab', 'rr'],
  ['abc', 'axc', 'rwr'],
  ['abc', 'abcdef', 'rrr'],
  ['abc', '', ''],
  ['', 'abc', ''],
])('%j typed as %j is %s', (target, typed, found) => expect(verdicts(target, typed)).toBe(found))

const LETTERS = fc.constantFrom('o', 'e', 'œ', 'é', ' ', '\u00A0', "'", '’', 'a', '.', '…')
const text = (max: number) => fc.array(LETTERS, { maxLength: max })

test('typing on and taking back come to the same as typing it all at once', () => {
  const steps = fc.array(fc.oneof(LETTERS, fc.nat({ max: 4 })), { maxLength: 60 })
  fc.assert(
    fc.property(text(20), steps, (target, made) => {
      const typed: string[] = []
      const units: TypedUnit[] = []
      for (const step of made) {
        if (typeof step === 'number') {
          typed.length = Math.max(0, typed.length - step)
          cutAlignment(units, typed.length)
        } else typed.push(step)
        extendAlignment(target, typed, units)
        expect(units).toEqual(alignTyped(target, typed))
      }
    }),
    { numRuns: 500 },
  )
})

test('counts, speed and accuracy follow from their formulas, whatever is typed', () => {
  fc.assert(
    fc.property(text(30), text(60), fc.integer({ min: 1, max: 600_000 }), (target, typed, ms) => {
      const units = alignTyped(target, typed)
      const { typed: count, correct, errors } = countUnits(units)
      expect(units.length).toBeLessThanOrEqual(target.length)
      expect(count).toBe(correct + errors)
      expect(count + (units.at(-1)?.verdict === 'begun' ? 1 : 0)).toBe(units.length)
      expect(wordsPerMinute(correct, ms)).toBe(Math.round(correct / 5 / (ms / 60_000)))
      const percent = count === 0 ? 100 : (correct / count) * 100
      expect(Math.abs(accuracyOf(correct, count) - percent)).toBeLessThanOrEqual(0.05 + 1e-9)
      // Without ligatures, one typed letter is one letter of the text.
      if (![...target, ...typed].some((letter) => 'œ…'.includes(letter))) {
        const pairs = typed.slice(0, target.length).map((letter, i) => [letter, target[i] ?? ''] as const)
        const same = (a: string, b: string) =>
          a === b || [a, b].every((x) => ' \u00A0'.includes(x)) || [a, b].every((x) => "'’".includes(x))
        expect(correct).toBe(pairs.filter(([a, b]) => same(a, b)).length)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the text typed as it stands has no error', () => {
  fc.assert(
    fc.property(text(40), (target) => {
      expect(countUnits(alignTyped(target, target))).toEqual({
        typed: target.length,
        correct: target.length,
        errors: 0,
      })
    }),
  )
})
