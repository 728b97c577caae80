import { Dexie } from 'dexie'
import { clearJournal } from '#data/drafts/journal'
import { type Replies, rememberedResponses } from '#data/http/remembered-responses'
import { followedDatabases, followTransaction, isInterrupted } from './open-work'
import { renamedTables, type Tables, versions } from './tables'

class Database extends Dexie {
  readonly userId: string
  /** The last replies of the server that were read, for a screen to show before its first query ends. */
  readonly replies: Replies = new Map()

  constructor(userId: string, name = `situ-${userId}`) {
    // Chrome's default is relaxed durability: a write could be reported as done before it is on disk. Dexie's cache is
    // disabled for the same reason: it shows a write to live queries before the write is committed, and it forgets old
    // results by timers that a sleeping page may not get.
    super(name, {
      chromeTransactionDurability: 'strict',
      cache: 'disabled',
      indexedDB: followedDatabases(indexedDB),
    })
    this.userId = userId
    this.use(rememberedResponses(this.replies))
    this.use({
      stack: 'dbcore',
      name: 'open-work',
      create: (core) => ({
        ...core,
        transaction: (...how) => {
          const made = core.transaction(...how)
          // At this level of Dexie's middleware a transaction is the browser's own object.
          followTransaction(made as unknown as IDBTransaction)
          return made
        },
      }),
    })
    // Another tab deletes or upgrades the database: this one closes it without Dexie's usual warning, and opens it
    // again when needed.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false })
      return false
    })
    for (const { version, stores } of versions()) this.version(version).stores(stores)
    for (const { name, storedAs } of renamedTables)
      Object.defineProperty(this, name, { get: () => this.table(storedAs) })
  }
}

/** The database of one user on this device. */
export type SituDb = Database & Tables
/**
 * Opens a user's database; `name` differs only where one process plays several devices. Dexie adds a property for each
 * declared table.
 */
export const SituDb = Database as unknown as new (userId: string, name?: string) => SituDb

let open: SituDb | undefined
/**
 * Databases closed by `closeDb`: at sign-out, for another user, or before their deletion. A database that is not open
 * yet is not among them.
 */
const left = new WeakSet<SituDb>()

/** Opens the database of a user and closes the one that was open, so that no write can reach another user's data. */
export function openDb(userId: string): SituDb {
  if (open?.userId === userId) return open
  closeDb()
  open = new SituDb(userId)
  return open
}

/** The signed-in user's database, if there is one. */
export const openedDb = () => open

/** The signed-in user's database; throws if nobody is signed in. */
export function currentDb(): SituDb {
  if (!open) throw new Error('nobody is signed in: no database is open')
  return open
}

/**
 * For work that outlives its screen: ignores a failure that comes from the database being closed at sign-out, or from
 * the page being left.
 */
export const unlessClosed = (db: SituDb) => (error: unknown) => {
  if (!left.has(db) && !isInterrupted(error)) throw error
}
export const wasLeft = (db: SituDb) => left.has(db)

export function closeDb() {
  if (open) left.add(open)
  open?.close()
  open = undefined
}

/**
 * Deletes the replies of the server from the database of a user who is no longer signed in: the next person at the
 * device must not read them, and the next sign-in, which needs a connection, brings them again. The learner's own
 * records and the queue stay. A database that another tab has removed stays removed.
 */
export async function forgetReplies(userId: string) {
  const db = new SituDb(userId)
  if (!(await Dexie.exists(db.name))) return
  try {
    await db.cachedResponses.clear()
  } finally {
    db.close()
  }
}

/** Removes a user's database and journal from this device. */
export async function deleteDb(userId: string) {
  if (open?.userId === userId) closeDb()
  clearJournal({ userId })
  await Dexie.delete(`situ-${userId}`)
}
