import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Dialect, PGliteDialect } from 'kysely'
import { storeOn } from '../db/postgres.ts'
import { type Shipped, seed } from '../db/seed.ts'
import { openSqlite, type Watch } from '../db/sqlite.ts'

/** Makes a value at first use, and keeps it. */
function once<T>(make: (shipped: Shipped) => Promise<T>) {
  let made: Promise<T> | undefined
  return (shipped: Shipped) => {
    made ??= make(shipped)
    return made
  }
}

const seededFile = once(async (shipped) => {
  const folder = mkdtempSync(join(tmpdir(), 'situ-seeded-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'situ.db')
  const store = await openSqlite(file)
  await seed(store, shipped, Date.now())
  // Closing the last connection merges the log into the file.
  await store.close()
  return file
})

const seededCluster = once(async (shipped) => {
  const pglite = new PGlite()
  const store = await storeOn(new PGliteDialect({ pglite }))
  await seed(store, shipped, Date.now())
  const cluster = await pglite.dumpDataDir('none')
  await store.close()
  return cluster
})

/**
 * A SQLite store of its own with the current tables and the shipped content. Migrating and seeding take longer than
 * most tests, so they are done once per worker.
 */
export async function openSeededSqlite(shipped: Shipped, watch: Watch | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'situ-test-'))
  const file = join(folder, 'situ.db')
  copyFileSync(await seededFile(shipped), file)
  const store = await openSqlite(file, watch)
  return { store, file, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The same on PostgreSQL in this process; `dialectOf` makes its dialect. */
export async function openSeededPglite(
  shipped: Shipped,
  dialectOf: (pglite: PGlite) => Dialect = (pglite) => new PGliteDialect({ pglite }),
) {
  const pglite = new PGlite({ loadDataDir: await seededCluster(shipped) })
  return { store: await storeOn(dialectOf(pglite)), file: undefined, clean: () => {} }
}
