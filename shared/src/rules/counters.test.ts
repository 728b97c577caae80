import { expect, test } from 'vitest'
import { countOf, withCount } from './counters.ts'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'd1', ''])(
  '%j is a name like any other',
  (name) => {
    expect(countOf({}, name)).toBe(0)
    const once = withCount({ other: 1 }, name, 2)
    expect([countOf(once, name), countOf(once, 'other')]).toEqual([2, 1])
    const twice = withCount(JSON.parse(JSON.stringify(once)), name, 3)
    expect([countOf(twice, name), Object.keys(twice)]).toEqual([3, ['other', name]])
    expect(Object.getPrototypeOf(twice)).toBe(Object.prototype)
  },
)
test('what is no number counts for nothing', () => {
  expect(countOf(JSON.parse('{"d":null}'), 'd')).toBe(0)
})
