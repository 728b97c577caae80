import { expect, test } from 'vitest'
import { formatFactor } from '#i18n/format'
import { formatDuration } from './attempts/format-duration'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0 s', '0 s'],
  [59, '59 s', '59 s'],
  [60, '1 min 0 s', '1 min 0 s'],
  [312, '5 min 12 s', '5 min 12 s'],
  [3599, '59 min 59 s', '59 min 59 s'],
  [3600, '1 h 00', '1 h 00 min'],
  [3959, '1 h 05', '1 h 05 min'],
])('%i seconds are %s', (seconds, fr, en) => {
  expect([plain(formatDuration('fr', seconds)), plain(formatDuration('en', seconds))]).toEqual([fr, en])
})

test.each([
  [1, '× 1', '× 1'],
  [1.25, '× 1,25', '× 1.25'],
  [1.5, '× 1,5', '× 1.5'],
  [2, '× 2', '× 2'],
] as const)('the factor %f is %s', (factor, fr, en) => {
  expect([plain(formatFactor('fr', factor)), plain(formatFactor('en', factor))]).toEqual([fr, en])
})
