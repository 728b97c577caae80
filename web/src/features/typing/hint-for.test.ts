import { expect, test } from 'vitest'
import { hintFor } from './hint-for'

const WORDS = { space: 'espace', enter: 'Entrée', next: 'puis', or: 'ou' }

test.each([
  ['a', 'a'],
  ['ê', 'ê ou ^ puis e'],
  ['ï', 'ï ou ¨ puis i'],
  ['ç', 'ç ou ¸ puis c'],
  ['É', 'É ou ´ puis E ou E'],
  ['œ', 'œ ou oe'],
  ['’', "’ ou '"],
  ['«', '« ou "'],
  [' ', 'espace'],
  ['\u00A0', 'espace'],
  ['\n', 'Entrée'],
  [undefined, ''],
])('for %j: %s', (letter, hint) => expect(hintFor(letter, WORDS)).toBe(hint))
