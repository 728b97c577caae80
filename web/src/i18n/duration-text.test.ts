import { expect, test } from 'vitest'
import { durationText } from './duration-text'

test.each([
  [0, '0 s', '0 s'],
  [10, '10 s', '10 s'],
  [60, '1 min', '1 min'],
  [75, '1 min 15 s', '1 min 15 s'],
  [210, '3 min 30 s', '3 min 30 s'],
  [262.5, '4 min 23 s', '4 min 23 s'],
  [65, '1 min 05 s', '1 min 05 s'],
  [3600, '1 h', '1 h'],
  [3900, '1 h 05', '1 h 05 min'],
])('%f seconds are %s in French and %s in English', (seconds, fr, en) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(durationText('fr', seconds))).toBe(fr)
  expect(plain(durationText('en', seconds))).toBe(en)
})
