import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsByKey, figuresOf, type RunMark } from './typing-log.ts'

const key = (at: number, expected: string, typed = expected): RunMark => ({
  at,
  expected,
  typed,
  isRight: expected === typed,
})

describe('the curve', () => {
  test('stands at the end of each second and at the end of the run', () => {
    // Ten letters in the first second, none in the second, five in the last 700 ms, one of them wrong.
    const marks = [
      ...Array.from({ length: 10 }, (_, i) => key(i * 100, 'a')),
      ...Array.from({ length: 5 }, (_, i) => key(2100 + i * 100, 'b', i === 4 ? 'x' : 'b')),
    ]
    const { curve, rawWpm, consistency } = figuresOf(marks, 2700)
    expect(curve).toEqual([
      { at: 1, wpm: 120, accuracy: 100 },
      { at: 2, wpm: 60, accuracy: 100 },
      { at: 2.7, wpm: 62, accuracy: 93.3 },
    ])
    expect(rawWpm).toBe(67)
    expect(consistency).toBeLessThan(50)
  })

  test('what was taken back no longer stands, but was typed', () => {
    const { curve, rawWpm } = figuresOf(
      [key(100, 'a', 'x'), { at: 200, erased: 1 }, key(300, 'a'), { at: 400, erased: 5 }, key(500, 'a')],
      1000,
    )
    expect(curve).toEqual([{ at: 1, wpm: 12, accuracy: 100 }])
    expect(rawWpm).toBe(36)
  })

  test('a rest of less than half a second belongs to the second before it', () =>
    expect(figuresOf([key(2400, 'a')], 2499).curve.map(({ at }) => at)).toEqual([1, 2.5]))

  test('without time there is nothing', () =>
    expect(figuresOf([], 0)).toEqual({ rawWpm: 0, consistency: undefined, curve: [] }))

  test('its last point is the run itself', () => {
    const mark = fc.oneof(
      fc.record({ expected: fc.constantFrom('a', 'b'), typed: fc.constantFrom('a', 'b') }),
      fc.record({ erased: fc.integer({ min: 1, max: 4 }) }),
    )
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 80 }), fc.integer({ min: 1, max: 120 }), (made, pause) => {
        const marks = made.map(
          (m, i): RunMark => ('erased' in m ? { at: i * pause, ...m } : key(i * pause, m.expected, m.typed)),
        )
        const duration = made.length * pause + 1
        const standing: boolean[] = []
        for (const m of marks)
          if ('erased' in m) standing.splice(Math.max(0, standing.length - m.erased))
          else standing.push(m.isRight)
        const correct = standing.filter(Boolean).length
        const { curve, rawWpm } = figuresOf(marks, duration)
        expect(curve.at(-1)?.wpm).toBe(Math.round(correct / 5 / (duration / 60_000)))
        expect(curve.at(-1)?.wpm).toBeLessThanOrEqual(rawWpm)
      }),
    )
  })
})

describe('errors by key', () => {
  test('count what was pressed, mended or not, with what came instead', () => {
    const marks = [
      key(1, 'é', 'e'),
      { at: 2, erased: 1 },
      key(3, 'é', 'e'),
      key(4, 'É', 'è'),
      key(5, 'é'),
      key(6, '\u00A0', 'n'),
      key(7, ' '),
      key(8, 'a'),
    ]
    expect(errorsByKey(marks)).toEqual([
      { key: 'é', typed: 4, errors: 3, instead: 'e' },
      { key: ' ', typed: 2, errors: 1, instead: 'n' },
      { key: 'a', typed: 1, errors: 0, instead: undefined },
    ])
  })
})
