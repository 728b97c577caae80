import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeToOthers } from './private-files.ts'

function folder(mode: number) {
  const made = mkdtempSync(join(tmpdir(), 'situ-private-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  chmodSync(made, mode)
  return made
}
function fileIn(dir: string, name: string) {
  const file = join(dir, name)
  writeFileSync(file, '')
  chmodSync(file, 0o664)
  return file
}
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

test('outside of the data folder only the server’s own files are closed, and no folder', () => {
  const [dataDir, elsewhere] = [folder(0o755), folder(0o755)]
  const database = fileIn(elsewhere, 'situ.db')
  const [log, backup] = [fileIn(elsewhere, 'situ.db-wal'), fileIn(elsewhere, 'situ-20260101T000000Z.db')]
  const strangers = [fileIn(elsewhere, 'situ.db2'), fileIn(elsewhere, 'report.txt')]
  expect(closeToOthers({ dataDir, database, backups: elsewhere })).toEqual([])
  expect([dataDir, elsewhere].map(modeOf)).toEqual(['700', '755'])
  expect([database, log, backup].map(modeOf)).toEqual(['600', '600', '600'])
  expect(strangers.map(modeOf)).toEqual(['664', '664'])
})
test('a data folder that many users share is left as it is, and told', () => {
  const dataDir = folder(0o1777)
  mkdirSync(join(dataDir, 'mail'))
  const mail = fileIn(join(dataDir, 'mail'), 'letter.eml')
  expect(closeToOthers({ dataDir, database: undefined, backups: join(dataDir, 'backups') })).toEqual([dataDir])
  expect([dataDir, join(dataDir, 'mail'), mail].map(modeOf)).toEqual(['1777', '700', '600'])
})
test('rights of the owner stay as few as they are', () => {
  const dataDir = folder(0o755)
  const key = fileIn(dataDir, 'secret.key')
  chmodSync(key, 0o444)
  closeToOthers({ dataDir, database: undefined, backups: join(dataDir, 'backups') })
  expect(modeOf(key)).toBe('400')
})
