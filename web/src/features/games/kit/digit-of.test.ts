import { expect, test } from 'vitest'
import { digitOf } from './digit-of'

test.each([
  ['1', 'Digit1', 1],
  ['0', 'Numpad0', 0],
  // Keys of AZERTY and Bépo, without Shift and with it.
  ['&', 'Digit1', 1],
  ['é', 'Digit2', 2],
  ['2', 'Digit2', 2],
  ['"', 'Digit1', 1],
  // Without NumLock the number pad moves the cursor.
  ['End', 'Numpad1', undefined],
  ['ArrowUp', 'Numpad8', undefined],
  ['a', 'KeyA', undefined],
  ['Enter', 'Enter', undefined],
  ['F1', 'F1', undefined],
])('the key %j on %s is %s', (key, code, digit) => {
  expect(digitOf({ key, code })).toBe(digit)
})
