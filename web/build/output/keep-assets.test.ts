import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEPT_DAYS, keepAssets } from './keep-assets.ts'

const DAY_MS = 86_400_000
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'situ-assets-'))
  mkdirSync(join(dir, 'dist/assets'), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))
const built = (name: string) => writeFileSync(join(dir, 'dist/assets', name), name)
const keep = (now: number) => keepAssets(join(dir, 'dist'), join(dir, 'earlier'), now)
const isKept = (name: string) => existsSync(join(dir, 'earlier/assets', name))

test('the files of a build are there thirty days after it was replaced, and no longer', () => {
  const replaced = Date.parse('2026-01-01T12:00:00Z')
  built('a-1.js')
  built('a-1.js.br')
  // The file was built long ago. Its age must not matter, only when the build that contained it was replaced.
  utimesSync(join(dir, 'dist/assets/a-1.js'), 1, 1)
  keep(replaced)
  expect(readFileSync(join(dir, 'earlier/assets/a-1.js'), 'utf8')).toBe('a-1.js')
  rmSync(join(dir, 'dist/assets'), { recursive: true })
  keep(replaced + KEPT_DAYS * DAY_MS)
  expect([isKept('a-1.js'), isKept('a-1.js.br')]).toEqual([true, true])
  keep(replaced + KEPT_DAYS * DAY_MS + 1000)
  expect([isKept('a-1.js'), isKept('a-1.js.br')]).toEqual([false, false])
})
test('a file that the next builds have, too, is counted from the last of them', () => {
  built('same.js')
  keep(0)
  keep(20 * DAY_MS)
  rmSync(join(dir, 'dist/assets'), { recursive: true })
  keep(45 * DAY_MS)
  expect(isKept('same.js')).toBe(true)
})
test('before the first build there is nothing to keep', () => {
  rmSync(join(dir, 'dist'), { recursive: true })
  keep(0)
  expect(existsSync(join(dir, 'earlier'))).toBe(false)
})
