import { expect, test } from 'vitest'
import { checkConfirmation, checkEmail, checkName, checkNewPassword } from './field-checks'

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code)

test.each([
  ['', ['too_small']],
  ['   ', ['too_small']],
  ['x', []],
  ['x'.repeat(50), []],
  [` ${'x'.repeat(50)} `, []],
  ['x'.repeat(51), ['too_big']],
])('a name of 1 to 50 characters: “%s”', (text, expected) =>
  expect(codes(checkName('firstName', text))).toEqual(expected),
)

test.each([
  ['', ['too_small']],
  ['1234567', ['too_small']],
  ['12345678', []],
  ['        ', ['spaces']],
  [' ', ['spaces']],
])('a new password of 8 characters or more: “%s”', (text, expected) =>
  expect(codes(checkNewPassword(text))).toEqual(expected),
)

test.each([
  ['12345678', '1234567', ['too_small']],
  ['12345678', '12345679', ['custom']],
  ['12345678', '12345678', []],
])('“%s” repeated as “%s”', (password, again, expected) =>
  expect(codes(checkConfirmation(password, again))).toEqual(expected),
)

test.each([
  ['ada@example.org', []],
  [' ada@example.org ', []],
  ['ada@example', ['invalid_format']],
  ['ada', ['invalid_format']],
  ['', ['invalid_format']],
])('an address: “%s”', (text, expected) => expect(codes(checkEmail(text))).toEqual(expected))
