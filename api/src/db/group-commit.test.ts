import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

let folder: string
let store: Store
let statements: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situ-commit-'))
  statements = []
  store = await openSqlite(join(folder, 'situ.db'), (sql) => statements.push(sql))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
const add = (name: string) => (db: Db) => db.insertInto('meta').values({ name, value: '1' }).execute()
const names = async () =>
  (await store.read.selectFrom('meta').select('name').orderBy('name').execute()).map((r) => r.name)

test('a job that fails undoes only itself', async () => {
  const results = await Promise.allSettled([
    store.write(add('a')),
    store.write(async (db) => {
      await add('half')(db)
      throw new Error('changed my mind')
    }),
    store.write(add('a')),
    store.write(add('b')),
  ])
  expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await names()).toEqual(['a', 'b'])
})

test('no job is answered before the commit: another connection sees its work', async () => {
  const other = new SQLite(join(folder, 'situ.db'), { readonly: true })
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      store.write(add(name)).then(() => other.prepare('select count(*) as n from meta').get() as { n: number }),
    ),
  )
  other.close()
  expect(seen).toEqual([{ n: 3 }, { n: 3 }, { n: 3 }])
})

test('while a batch is open, a read sees what is committed and does not wait', async () => {
  let during: string[] = ['not read']
  await store.write(async (db) => {
    await add('a')(db)
    during = await names()
  })
  expect(during).toEqual([])
  expect(await names()).toEqual(['a'])
})

test('when the commit fails, every job of the batch is told', async () => {
  // A deferred foreign key is checked by the commit itself.
  const orphan = async (db: Db) => {
    const run = (sql: string) => db.executeQuery(CompiledQuery.raw(sql))
    await run('create table orphans (parent text references meta (name) deferrable initially deferred)')
    await run("insert into orphans values ('nobody')")
  }
  const results = await Promise.allSettled([store.write(add('a')), store.write(orphan)])
  expect(results.map((r) => r.status)).toEqual(['rejected', 'rejected'])
  expect(await names()).toEqual([])
  await store.write(add('b'))
  expect(await names()).toEqual(['b'])
})

test('closing finishes what waits', async () => {
  const work = Promise.all(Array.from({ length: 20 }, (_, i) => store.write(add(`n${i}`))))
  await store.close()
  await expect(work).resolves.toHaveLength(20)
})

test('an answer is durable: the writer runs in WAL with synchronous FULL', async () => {
  const { rows } = await store.write((db) =>
    db.executeQuery<{ synchronous: number }>(CompiledQuery.raw('select synchronous from pragma_synchronous')),
  )
  expect(rows).toEqual([{ synchronous: 2 }])
})
