import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from './migrations/all.ts'
import { openSqlite } from './sqlite.ts'
import { roomsOf } from './tables/chat-seats.ts'
import { sweep } from './tables/housekeeping.ts'
import { takeFrom } from './tables/rate-limits.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'situ-migrate-'))
  file = join(folder, 'situ.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second start changes nothing', async () => {
  await (await openSqlite(file)).close()
  await (await openSqlite(file)).close()
  const db = new SQLite(file)
  expect(db.prepare('select name from kysely_migration order by name').pluck().all()).toEqual(Object.keys(migrations))
  db.close()
})
test('migrations are numbered without a gap, in order', () => {
  expect(Object.keys(migrations).map((name) => Number(name.slice(0, 4)))).toEqual(
    Object.keys(migrations).map((_, place) => place + 1),
  )
})
test('a database from a later version, or with another history, is refused', async () => {
  await (await openSqlite(file)).close()
  const db = new SQLite(file)
  db.prepare("insert into kysely_migration values ('0099-from-the-future', '2030-01-01')").run()
  db.close()
  await expect(openSqlite(file)).rejects.toThrow('The database cannot be brought to this version')
})
test('every table is STRICT', async () => {
  await (await openSqlite(file)).close()
  const db = new SQLite(file)
  const loose = db
    .prepare("select name from pragma_table_list where strict = 0 and type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all()
  db.close()
  expect(loose.sort()).toEqual(['kysely_migration', 'kysely_migration_lock'])
})
test('the rows of a person go with the account: every `user_id` refers to users, and a removal cascades', async () => {
  await (await openSqlite(file)).close()
  const db = new SQLite(file)
  const tables = db
    .prepare(
      `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'user_id' where m.type = 'table'`,
    )
    .pluck()
    .all()
  const removed = db
    .prepare(
      `select m.name from sqlite_master m join pragma_foreign_key_list(m.name) k
       on k."from" = 'user_id' and k."table" = 'users' and k.on_delete = 'CASCADE' where m.type = 'table'`,
    )
    .pluck()
    .all()
  db.close()
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.filter((name) => !removed.includes(name))).toEqual([])
})
test('what has run out is swept; a key is kept for 400 days', async () => {
  const store = await openSqlite(file)
  const now = 1000 * 86_400_000
  await store.write(async (db) => {
    await db
      .insertInto('users')
      .values({
        id: 'u',
        email: null,
        passwordHash: '',
        firstName: '',
        lastName: '',
        plan: 'free',
        createdAt: 0,
      } as never)
      .execute()
    for (const [key, keptUntil] of [
      ['old', now],
      ['kept', now + 1],
    ] as const)
      await db
        .insertInto('idempotency')
        .values({ userId: 'u', key, fingerprint: '', status: 200, body: '', keptUntil })
        .execute()
    await takeFrom(db, 'gone', { max: 1, seconds: 1 }, now - 1000)
    await takeFrom(db, 'counting', { max: 1, seconds: 1 }, now)
    await sweep(db, now)
  })
  expect(await store.read.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'kept' }])
  expect(await store.read.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'counting' }])
  await store.close()
})

test('conversations from before the inbox are in it; what was never answered is unread', async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0018'))
  await (await openSqlite(file, undefined, before)).close()
  const db = new SQLite(file)
  const person = db.prepare(
    "insert into users (id, email, password_hash, first_name, last_name, created_at) values (?, ?, '', ?, '', 1)",
  )
  for (const name of ['ada', 'bob', 'eve']) person.run(name, `${name}@example.org`, name)
  const message = db.prepare("insert into chat_messages values (?, ?, ?, '', 'x', ?)")
  for (const [i, [room, writer]] of [
    ['general', 'ada'],
    ['ada_bob', 'ada'],
    ['ada_bob', 'bob'],
    ['ada_bob', 'ada'],
    ['bob_eve', 'bob'],
    // The other member's account was deleted.
    ['ada_zoe', 'ada'],
  ].entries())
    message.run(`m${i}`, room, writer, i + 1)
  db.close()
  const store = await openSqlite(file)
  const unread = async (reader: string) => {
    const rooms = await roomsOf(store.read, { reader })
    return rooms.map(({ roomId, unread, lastAt }) => [roomId, unread, lastAt])
  }
  expect(await unread('ada')).toEqual([['ada_bob', 0, 4]])
  expect(await unread('bob')).toEqual([
    ['bob_eve', 0, 5],
    ['ada_bob', 1, 4],
  ])
  expect(await unread('eve')).toEqual([['bob_eve', 1, 5]])
  await store.close()
})
