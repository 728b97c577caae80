import { expect, test } from 'vitest'
import { formatDate, formatMinutes } from './format'

const NOON = 'T12:00'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['day', `2026-11-01${NOON}`, 'dimanche 1er novembre', 'Sunday, November 1'],
  ['day', `2026-11-21${NOON}`, 'samedi 21 novembre', 'Saturday, November 21'],
  ['long', `2027-01-01${NOON}`, '1er janvier 2027', 'January 1, 2027'],
  ['long', `2026-11-11${NOON}`, '11 novembre 2026', 'November 11, 2026'],
  ['date', `2026-05-01${NOON}`, '1er mai', 'May 1'],
  ['dayOfMonth', `2026-05-01${NOON}`, '1er', '1'],
  ['dayOfMonth', `2026-05-11${NOON}`, '11', '11'],
  ['month', `2026-11-01${NOON}`, 'novembre 2026', 'November 2026'],
  ['time', '2026-11-01T20:00', '20 h', '8:00 p.m.'],
  ['time', '2026-11-01T00:00', '0 h', '12:00 a.m.'],
  ['time', '2026-11-01T01:30', '1 h 30', '1:30 a.m.'],
] as const)('as %s, %s is %s in French and %s in English', (style, date, fr, en) => {
  expect([plain(formatDate('fr', date, style)), plain(formatDate('en', date, style))]).toEqual([fr, en])
})

test('a French time does not break over two lines', () => {
  expect(formatDate('fr', '2026-11-01T18:19', 'time')).toBe('18\u00a0h\u00a019')
})

test.each([
  [0, '0 min', '0 min'],
  [42, '42 min', '42 min'],
  [60, '1 h', '1 h'],
  [65, '1 h 05', '1 h 05 min'],
  [120, '2 h', '2 h'],
])('%i minutes in a sentence are %s in French and %s in English', (minutes, fr, en) => {
  expect([plain(formatMinutes('fr', minutes)), plain(formatMinutes('en', minutes))]).toEqual([fr, en])
})
