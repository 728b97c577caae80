import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putSecondFactor } from './db/tables/people/second-factors.ts'
import { putInFreePlace } from './durable-file.ts'
import { acceptKey, sameKeyAsBefore } from './operations/secret-key.ts'
import { KeyError, seal, secretKey, unseal } from './secrets.ts'
import { startApi } from './testing/api.ts'

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'situ-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
test('a key is made once, for its owner alone', () => {
  const folder = dataFolder()
  const key = secretKey(undefined, folder)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(secretKey(undefined, folder)).toBe(key)
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})
test('of two first starts at once the first one makes the key', () => {
  const folder = dataFolder()
  const [file, part] = [join(folder, 'secret.key'), join(folder, 'part')]
  writeFileSync(file, 'the first\n')
  writeFileSync(part, 'the second\n')
  putInFreePlace(part, file)
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(readFileSync(file, 'utf8')).toBe('the first\n')
})
test.each(['', '\n'])('a key file with nothing in it (%j) is refused', (text) => {
  const folder = dataFolder()
  writeFileSync(join(folder, 'secret.key'), text)
  expect(() => secretKey(undefined, folder)).toThrow(KeyError)
})
test('a start that was killed while it made the key leaves nothing that the next one takes for it', () => {
  const folder = dataFolder()
  writeFileSync(join(folder, `secret.key.${process.pid}.part`), '')
  expect(secretKey(undefined, folder)).not.toBe('')
  expect(readdirSync(folder)).toEqual(['secret.key'])
})

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

test('a database is used with one key: another one stops the start, until it is accepted', async () => {
  const api = await startApi()
  await sameKeyAsBefore(api.store, 'the key of the first machine, long enough')
  await sameKeyAsBefore(api.store, 'the key of the first machine, long enough')
  const other = 'the key that a second machine made itself'
  await expect(sameKeyAsBefore(api.store, other)).rejects.toThrow(KeyError)
  await acceptKey(api.store, other)
  await sameKeyAsBefore(api.store, other)
  const rows = await api.store.read.selectFrom('meta').selectAll().where('name', '>=', '').execute()
  expect(JSON.stringify(rows)).not.toContain('machine')
  await api.stop()
})
test('a database of before keys were marked is used with the key that opens what it holds sealed', async () => {
  const api = await startApi()
  const { id } = await api.register('ada')
  const sealed = seal(KEY, 'second factor', id, 'JBSWY3DPEHPK3PXP')
  await api.store.write((db) => putSecondFactor(db, { userId: id, sealed, confirmedAt: 1, lastStep: 0 }))
  await expect(sameKeyAsBefore(api.store, 'the key that a new machine made itself')).rejects.toThrow(KeyError)
  await sameKeyAsBefore(api.store, KEY)
  await expect(sameKeyAsBefore(api.store, 'the key that a new machine made itself')).rejects.toThrow(KeyError)
  await api.stop()
})
