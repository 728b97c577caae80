import { expect, test } from 'vitest'
import { createPasswords, isOutdated } from './passwords.ts'

test('a password matches its own hash only, and nobody without an account', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('right')
  expect(await passwords.matches(hash, 'right')).toBe(true)
  expect(await passwords.matches(hash, 'right ')).toBe(false)
  expect(await passwords.matches(undefined, 'right')).toBe(false)
  expect(await passwords.matches(undefined, 'nobody has this password')).toBe(false)
})
test('a crowd is served one after the other and nobody is forgotten, though some fail', async () => {
  const passwords = createPasswords({ cores: 2 })
  const hash = await passwords.hash('right')
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) => passwords.matches(i % 3 === 0 ? 'not a hash' : hash, 'right')),
  )
  expect(results.map((r) => r.status === 'fulfilled')).toEqual(Array.from({ length: 12 }, (_, i) => i % 3 !== 0))
})
test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
  ['$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA', false],
  ['$argon2id$v=19$m=19455,t=2,p=1$c2FsdA$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
  ['$2b$10$abcdefghijklmnopqrstuv', true],
])('%s is outdated: %s', (stored, outdated) => expect(isOutdated(stored)).toBe(outdated))
