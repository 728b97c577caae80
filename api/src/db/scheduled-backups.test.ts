import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBackup } from '../backups.ts'
import { backUpInTurn, backupsIn, superfluous } from './scheduled-backups.ts'
import { openSqlite } from './sqlite.ts'
import { restoreSqlite } from './sqlite-file.ts'

let folder: string
let file: string
let backups: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situ-backups-'))
  file = join(folder, 'situ.db')
  backups = join(folder, 'backups')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const KEPT = { newest: 24, days: 30 }
const HOUR_MS = 3_600_000

test('of forty days of hours the newest 24 are kept, and the last of each of thirty days', () => {
  const name = (hour: number) =>
    `situ-${new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '')}.db`
  const all = Array.from({ length: 40 * 24 }, (_, hour) => name(hour)).reverse()
  const gone = new Set(superfluous(all, KEPT))
  const kept = all.filter((one) => !gone.has(one))
  expect(kept).toHaveLength(24 + 29)
  expect(kept[24]).toBe(name(39 * 24 - 1))
  expect(kept.at(-1)).toBe(name(11 * 24 - 1))
  // Deleting superfluous backups after every hour keeps the same ones as deleting them once at the end.
  let inTurn: string[] = []
  for (const one of all.toReversed()) {
    const next = [one, ...inTurn]
    const left = new Set(superfluous(next, KEPT))
    inTurn = next.filter((n) => !left.has(n))
  }
  expect(inTurn).toEqual(kept)
})

test('a backup is made in a thread of its own, readable by its owner alone, and brings everything back', async () => {
  const store = await openSqlite(file)
  await store.write((db) => db.insertInto('meta').values({ name: 'a', value: '1' }).execute())
  const made = await makeBackup({ file, folder: backups, now: Date.UTC(2026, 0, 1), kept: KEPT })
  expect(readdirSync(backups).sort()).toEqual(['situ-20260101T000000Z.db', 'situ-20260101T000000Z.db.sha256'])
  for (const name of readdirSync(backups)) expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600)
  await store.write((db) => db.deleteFrom('meta').where('name', '=', 'a').execute())
  await store.close()
  restoreSqlite(file, made, join(folder, 'kept.db'))
  const back = await openSqlite(file)
  expect(await back.read.selectFrom('meta').selectAll().where('name', '=', 'a').execute()).toHaveLength(1)
  await back.close()
})

test('a bit that flips anywhere in a backup is seen, and nothing is restored', async () => {
  await (await openSqlite(file)).close()
  const before = readFileSync(file)
  const made = backUpInTurn(file, backups, 0, KEPT)
  const whole = readFileSync(made)
  for (let i = 0; i < 20; i++) {
    const bytes = Buffer.from(whole)
    const at = Math.floor((i / 20) * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(made, bytes)
    expect(() => restoreSqlite(file, made, join(folder, 'kept.db'))).toThrow('is damaged')
  }
  expect(readFileSync(file)).toEqual(before)
  expect(backupsIn(backups)).toHaveLength(1)
})
