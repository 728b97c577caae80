import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newUserRow } from '../areas/user.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { addUser, userById } from './tables/people/users.ts'

let folder: string
let store: Store
/** Another process at the same file. */
let other: SQLite.Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situ-kept-'))
  const file = join(folder, 'situ.db')
  store = await openSqlite(file)
  other = new SQLite(file)
  const row = { email: 'ada@example.org', passwordHash: '', firstName: 'Ada', lastName: 'Roy', createdAt: 1 }
  await store.write((db) => addUser(db, newUserRow({ ...row, id: 'ada' })))
})
afterEach(async () => {
  other.close()
  await store.close()
  rmSync(folder, { recursive: true })
})
const nextTurn = () => new Promise(setImmediate)
const ada = async () => (await userById(store.read, { id: 'ada' }))[0]
const rename = (name: string) => other.prepare(`update users set first_name = ? where id = 'ada'`).run(name)

test('a row is read once while nothing is committed, and cannot be changed', async () => {
  const first = await ada()
  await nextTurn()
  expect(await ada()).toBe(first)
  expect(Object.isFrozen(first)).toBe(true)
})
test('what this process commits is seen at once, in the same turn', async () => {
  await ada()
  await store.write((db) => db.updateTable('users').set({ firstName: 'Eva' }).where('id', '=', 'ada').execute())
  expect((await ada())?.firstName).toBe('Eva')
})
test('what another process commits is seen in the next turn', async () => {
  await ada()
  rename('Eva')
  await nextTurn()
  expect((await ada())?.firstName).toBe('Eva')
  other.exec(`delete from users where id = 'ada'`)
  await nextTurn()
  expect(await ada()).toBeUndefined()
})
test('a commit of other data does not bring an older row back', async () => {
  await ada()
  rename('Eva')
  await nextTurn()
  await ada()
  other.exec(`create table elsewhere (n); insert into elsewhere values (1)`)
  rename('Ida')
  await nextTurn()
  expect((await ada())?.firstName).toBe('Ida')
})
test('rows of different arguments are kept apart', async () => {
  await ada()
  expect(await userById(store.read, { id: 'nobody' })).toEqual([])
  expect((await ada())?.id).toBe('ada')
})
test('a write reads what it has written itself', async () => {
  await ada()
  const seen = await store.write(async (db) => {
    await db.updateTable('users').set({ firstName: 'Eva' }).where('id', '=', 'ada').execute()
    return (await userById(db, { id: 'ada' }))[0]?.firstName
  })
  expect(seen).toBe('Eva')
})
