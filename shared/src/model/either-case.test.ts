import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { camelKeys, eitherCase } from './either-case.ts'

test.each([
  ['snake_case becomes camelCase', { current_page: 3, total_time_seconds: 9 }, { currentPage: 3, totalTimeSeconds: 9 }],
  ['camelCase stays', { currentPage: 3 }, { currentPage: 3 }],
  ['the camelCase key wins over its twin', { current_page: 1, currentPage: 2 }, { currentPage: 2 }],
  ['digits count as a part', { page_2: true }, { page2: true }],
  ['only own keys change, values stay', { some_map: { a_b: 1 } }, { someMap: { a_b: 1 } }],
  ['an array is no body of fields', [{ a_b: 1 }], [{ a_b: 1 }]],
  ['null stays null', null, null],
  ['a text stays', 'a_b', 'a_b'],
])('%s', (_, value, expected) => {
  expect(camelKeys(value)).toEqual(expected)
})

const Row = eitherCase(z.object({ currentPage: z.int() }))

test('a body in either case parses to camelCase', () => {
  expect(Row.parse({ current_page: 4 })).toEqual({ currentPage: 4 })
  expect(Row.parse({ currentPage: 4 })).toEqual({ currentPage: 4 })
})

test('an issue names the field in camelCase', () => {
  expect(Row.safeParse({ current_page: 'four' }).error?.issues[0]?.path).toEqual(['currentPage'])
})

test('a key that could reach the prototype does nothing', () => {
  const value = camelKeys(JSON.parse('{"__proto__": {"polluted": true}, "current_page": 1}'))
  expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted')
  expect(Row.parse(value)).toEqual({ currentPage: 1 })
})
