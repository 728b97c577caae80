import { expect, test } from 'vitest'
import { weaknessOf } from './password-rules.ts'

const EMAIL = 'ada.lovelace@example.org'
test.each([
  ['eight spaces', '        ', 'spaces'],
  ['nothing', '', 'too_small'],
  ['seven letters between spaces', ' xkqzvjw ', 'too_small'],
  ['eight letters that nobody uses', 'xkqzvjwp', undefined],
  ['the most common one', 'password', 'common'],
  ['with capitals', 'PassWord', 'common'],
  ['between spaces', '  password ', 'common'],
  ['in full-width letters', 'ｐａｓｓｗｏｒｄ', 'common'],
  ['digits', '12345678', 'common'],
  ['a row of a French keyboard', 'azertyuiop', 'common'],
  ['French words', 'motdepasse', 'common'],
  ['the name of the product and a year', 'Situ2026!', 'common'],
  ['the name of the test, twice', 'casper-Casper', 'common'],
  ['what everybody here studies', 'médecine2027', 'common'],
  ['two of these words', 'admission casper', 'common'],
  ['one of these words and another one', 'casper ghosts', undefined],
  ['a word that only begins like one', 'situation1', undefined],
  ['one of these words and one in other letters', 'casper снег', undefined],
  ['the address', 'Ada.Lovelace@Example.org', 'address'],
  ['the name of the address', 'ada.lovelace', 'address'],
  ['the address and more', 'ada.lovelace@example.org!', undefined],
  ['a pass phrase', 'password of a learner', undefined],
])('%s', async (_, password, code) => {
  expect((await weaknessOf(password, EMAIL))?.code).toBe(code)
})
