import { expect, test } from 'vitest'
import { byDay, dayTitle } from './by-day'

const at = (...[y, m, d, h, min]: [number, number, number, number, number]) => ({
  createdAt: new Date(y, m - 1, d, h, min).toISOString(),
})

test('messages are grouped by the reader’s own day, around midnight too', () => {
  const messages = [at(2026, 3, 7, 23, 59), at(2026, 3, 8, 0, 0), at(2026, 3, 8, 23, 59), at(2026, 3, 9, 0, 1)]
  expect(byDay(messages)).toEqual([
    { day: '2026-03-07', messages: [messages[0]] },
    { day: '2026-03-08', messages: [messages[1], messages[2]] },
    { day: '2026-03-09', messages: [messages[3]] },
  ])
  expect(byDay([])).toEqual([])
})

const now = new Date(2026, 10, 20, 12, 0)
test.each([
  ['fr', at(2026, 11, 20, 0, 1), 'aujourd’hui'],
  ['fr', at(2026, 11, 19, 23, 59), 'hier'],
  ['fr', at(2026, 11, 16, 9, 0), 'lundi'],
  ['fr', at(2026, 11, 13, 11, 59), '13 novembre 2026'],
  ['fr', at(2025, 1, 2, 9, 0), '2 janvier 2025'],
  ['en', at(2026, 11, 20, 0, 1), 'today'],
  ['en', at(2026, 11, 19, 23, 59), 'yesterday'],
  ['en', at(2025, 1, 2, 9, 0), 'January 2, 2025'],
] as const)('%s %j is %s', (language, { createdAt }, title) => expect(dayTitle(language, createdAt, now)).toBe(title))
