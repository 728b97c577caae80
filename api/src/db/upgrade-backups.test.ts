import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Migrations } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openSqlite } from './sqlite.ts'
import { checkSqlite } from './sqlite-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situ-backups-'))
  file = join(folder, 'situ.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const first = (n: number): Migrations => Object.fromEntries(Object.entries(migrations).slice(0, n))
const start = async (list?: Migrations) => (await openSqlite(file, undefined, list)).close()
const beside = () =>
  readdirSync(folder)
    .filter((name) => name !== 'situ.db')
    .sort()
function addUser(id: string) {
  const db = new SQLite(file)
  db.prepare(
    "insert into users (id, password_hash, first_name, last_name, created_at) values (?, 'hash', 'Ada', 'Lovelace', 1)",
  ).run(id)
  db.close()
}

test('an upgrade leaves a sound copy of what was there, its owner’s alone; a first start and a second one leave none', async () => {
  await start(first(8))
  expect(beside()).toEqual([])
  addUser('ada')
  await start()
  await start()
  expect(beside()).toEqual(['situ.db.before-0009-people'])
  const copy = join(folder, 'situ.db.before-0009-people')
  expect(checkSqlite(copy)).toEqual({ users: 1, activities: 0 })
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const db = new SQLite(copy, { readonly: true })
  expect(db.prepare('select max(name) from kysely_migration').pluck().get()).toBe('0008-administration')
  db.close()
})

test('an upgrade that is tried again copies what is there now', async () => {
  await start(first(8))
  const failing = { ...first(8), '0009-people': { up: () => Promise.reject(new Error('not today')) } }
  for (const name of ['ada', 'grace']) {
    addUser(name)
    await expect(start(failing)).rejects.toThrow('(at 0009-people): not today.')
  }
  expect(beside()).toEqual(['situ.db.before-0009-people'])
  expect(checkSqlite(join(folder, 'situ.db.before-0009-people')).users).toBe(2)
})

test('the newest three copies are kept, and whatever else is there', async () => {
  const others = ['situ.db.before-20261122T101500Z', 'situ.db.before-me', 'other.db.before-0001-accounts', 'notes.txt']
  for (const name of others) writeFileSync(join(folder, name), '')
  for (const count of [2, 3, 4, 5]) await start(first(count))
  const three = ['0003-modules', '0004-practice-content', '0005-evaluations'].map((name) => `situ.db.before-${name}`)
  expect(beside()).toEqual([...others, ...three].sort())
  // Copies are kept by age and not by name, because a restored older database goes through its migrations again.
  for (const [i, name] of three.entries()) utimesSync(join(folder, name), 2000 - i, 2000 - i)
  await start(first(6))
  expect(beside()).toEqual([...others, three[0], three[1], 'situ.db.before-0006-typing'].sort())
})

test('a copy that a kill left unfinished is taken away, and does not pass for one', async () => {
  await start(first(8))
  for (const end of ['', '-journal'])
    writeFileSync(join(folder, `situ.db.before-0009-people.12345.part${end}`), readFileSync(file).subarray(0, 5000))
  await start()
  expect(beside()).toEqual(['situ.db.before-0009-people'])
})

test('without room for the copy nothing is changed, and a sentence says why', async () => {
  await start(first(8))
  addUser('ada')
  const bytes = readFileSync(file)
  // A file cannot replace a folder: as on a full disk, the copy cannot be finished.
  mkdirSync(join(folder, 'situ.db.before-0009-people'))
  await expect(start()).rejects.toThrow(
    /^The database cannot be brought to this version: \S+before-0009-people cannot be written: \S.*\. \S+situ\.db is as it was before\./,
  )
  expect(readFileSync(file)).toEqual(bytes)
  expect(beside()).toEqual(['situ.db.before-0009-people'])
  rmSync(join(folder, 'situ.db.before-0009-people'), { recursive: true })
  await start()
  expect(beside()).toEqual(['situ.db.before-0009-people'])
})

test('a database of another history is neither copied nor changed', async () => {
  await start(first(8))
  const db = new SQLite(file)
  db.prepare("insert into kysely_migration values ('0099-from-the-future', '2030-01-01')").run()
  db.close()
  await expect(start()).rejects.toThrow('previously executed migration 0099-from-the-future is missing')
  expect(beside()).toEqual([])
})
