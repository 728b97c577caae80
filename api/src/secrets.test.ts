import { expect, test } from 'vitest'
import { seal, unseal } from './secrets.ts'

const KEY = 'a secret key of the tests, not of anyone'
test('what was sealed is opened with the same key, purpose and owner only', () => {
  const sealed = seal(KEY, 'purpose', 'ada', 'été 🙂')
  expect(sealed).not.toContain('été')
  expect(unseal(KEY, 'purpose', 'ada', sealed)).toBe('été 🙂')
  expect(() => unseal(`${KEY}x`, 'purpose', 'ada', sealed)).toThrow()
  expect(() => unseal(KEY, 'other', 'ada', sealed)).toThrow()
  expect(() => unseal(KEY, 'purpose', 'eve', sealed)).toThrow()
})
test('a changed byte is noticed, and no two seals are alike', () => {
  const sealed = seal(KEY, 'purpose', 'ada', 'text')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => unseal(KEY, 'purpose', 'ada', bytes.toString('base64url'))).toThrow()
  expect(seal(KEY, 'purpose', 'ada', 'text')).not.toBe(sealed)
})
