import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Dialect, PGliteDialect } from 'kysely'
import { storeOn } from '../db/postgres.ts'
import { type Shipped, seed } from '../db/seed/seed.ts'
import { openSqlite, type Watch } from '../db/sqlite.ts'
import { ownFolder, SEEDED_FOLDER } from './seeded-folder.ts'

/** Milliseconds between two looks at whether another worker has made the file. */
const LOOK_MS = 50

/**
 * Makes a file at its first use in a run of the tests, and returns its path. `make` writes to the path it is given; the
 * other workers of the run wait for it, or fail as it did.
 */
function oncePerRun<Given extends unknown[]>(name: string, make: (path: string, ...given: Given) => Promise<void>) {
  const folder = process.env[SEEDED_FOLDER] ?? ownFolder()
  const [file, part, failure] = [join(folder, name), join(folder, `${name}.part`), join(folder, `${name}.failed`)]
  const isMine = () => {
    try {
      mkdirSync(`${file}.lock`)
      return true
    } catch {
      return false
    }
  }
  return async (...given: Given) => {
    if (existsSync(file)) return file
    if (isMine())
      try {
        await make(part, ...given)
        renameSync(part, file)
      } catch (error) {
        writeFileSync(failure, String((error as Error).stack))
        throw error
      }
    while (!existsSync(file)) {
      if (existsSync(failure))
        throw new Error(`another worker failed to make ${name}: ${readFileSync(failure, 'utf8')}`)
      await new Promise((done) => setTimeout(done, LOOK_MS))
    }
    return file
  }
}

/** The SQLite database with the current tables and the shipped content; tests use copies of it. */
export const seededFile = oncePerRun('sqlite.db', async (file, shipped: Shipped) => {
  const store = await openSqlite(file)
  await seed(store, shipped, Date.now())
  // Closing the last connection merges the log into the file.
  await store.close()
})

const keep = async (pglite: PGlite, file: string) =>
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))

const loaded = async (file: string) => new PGlite({ loadDataDir: await openAsBlob(file) })

const blankCluster = oncePerRun('pglite-blank.tar', async (file) => {
  const pglite = new PGlite()
  // `dumpDataDir` does not wait until the database has started.
  await pglite.waitReady
  await keep(pglite, file)
  await pglite.close()
})

/** PostgreSQL in this process without a table. Making a cluster takes four times as long as loading one. */
export const blankPglite = async () => loaded(await blankCluster())

const emptyCluster = oncePerRun('pglite-empty.tar', async (file) => {
  const pglite = await blankPglite()
  const store = await storeOn(new PGliteDialect({ pglite }))
  await keep(pglite, file)
  await store.close()
})

const seededCluster = oncePerRun('pglite.tar', async (file, shipped: Shipped) => {
  const pglite = await emptyPglite()
  const store = await storeOn(new PGliteDialect({ pglite }))
  await seed(store, shipped, Date.now())
  await keep(pglite, file)
  await store.close()
})

/** PostgreSQL in this process with the current tables and no rows. */
export const emptyPglite = async () => loaded(await emptyCluster())

/**
 * A new SQLite store with the current tables and the shipped content. Migrating and seeding take longer than most
 * tests, so they are done once per run, and each store is a copy.
 */
export async function openSeededSqlite(shipped: Shipped, watch: Watch | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'situ-test-'))
  const file = join(folder, 'situ.db')
  copyFileSync(await seededFile(shipped), file)
  const store = await openSqlite(file, watch)
  return { store, file, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * A PostgreSQL store in this process: on `given`, or on a new copy of the database with the current tables and the
 * shipped content. `dialectOf` makes its dialect.
 */
export async function openSeededPglite(
  shipped: Shipped,
  dialectOf: (pglite: PGlite) => Dialect = (pglite) => new PGliteDialect({ pglite }),
  given?: PGlite,
) {
  const pglite = given ?? (await loaded(await seededCluster(shipped)))
  return { store: await storeOn(dialectOf(pglite)), file: undefined, clean: () => {} }
}
