import { addFolds, EMPTY_FOLD, foldActivities } from 'shared/rules/progress/progress'
import { SEGMENT_SIZE } from 'shared/rules/progress/progress-sync'
import { BACKUP_VERSION, restoreBackup } from '../../src/data/backup/backup'
import { SituDb } from '../../src/data/db/db'
import { readSyncCounts } from '../../src/data/outbox/sync-status'
import { readProgress, recordActivity, takePlaces } from '../../src/data/progress/progress'
import { someActivities } from '../activities'

const CHUNK = 10_000
const MODULES = 16
const ROUNDS = 15
const WARM = 2
/** Calls that are timed together, because the page's clock has a resolution of a tenth of a millisecond. */
const TOGETHER = 10

/**
 * Replaces a learner's database by a history: activities that the server has, then activities that wait. Returns the
 * milliseconds that the app takes to import the waiting ones.
 */
export async function makeHistory(
  userId: string,
  { held, waiting }: { held: number; waiting: number },
): Promise<number> {
  const db = new SituDb(userId)
  await db.delete({ disableAutoOpen: false })
  let fold = EMPTY_FOLD
  for (let from = 0; from < held; from += CHUNK) {
    const acts = someActivities(Math.min(CHUNK, held - from))
    fold = addFolds(fold, foldActivities(acts))
    await db.transaction('rw', [db.meta, db.activities], async () => {
      await db.activities.bulkAdd(await takePlaces(db, acts))
    })
  }
  if (held > 0) await db.meta.put({ key: 'snapshot', value: { fold, logId: 'bench', totalModules: MODULES } })
  const took = await importActs(db, waiting)
  db.close()
  return took
}
/** Adds waiting activities to a database that the app has created. */
export async function addWaiting(userId: string, count: number) {
  const db = new SituDb(userId)
  await importActs(db, count)
  db.close()
}
/** Milliseconds in which the app imports activities from a backup. */
async function importActs(db: SituDb, count: number) {
  const backup = {
    app: 'situ',
    version: BACKUP_VERSION,
    exportedAt: '',
    tables: {},
    unsent: someActivities(count),
  } as const
  const began = performance.now()
  await restoreBackup(db, backup)
  return performance.now() - began
}

const waitingRows = (db: SituDb, most: number) => db.outbox.where('state').equals('waiting').limit(most).toArray()
/** Reads that the screens and the queue make on a history. */
const QUERIES = {
  'dashboard statistics': (db: SituDb): Promise<unknown> => readProgress(db),
  'counts of the queue': (db: SituDb): Promise<unknown> => readSyncCounts(db),
  'a page of the queue': (db: SituDb): Promise<unknown> => waitingRows(db, 5),
  'the first batch of the queue': (db: SituDb): Promise<unknown> => waitingRows(db, SEGMENT_SIZE),
}
export type Query = keyof typeof QUERIES

const sorted = (values: number[]) => values.sort((a, b) => a - b)
const at = (values: number[], part: number) => sorted(values)[Math.floor((values.length - 1) * part)] ?? Number.NaN

/** The databases with their index, in alternating order, because one call leaves work behind for the next. */
const inTurn = (databases: SituDb[], round: number) => {
  const list = [...databases.entries()]
  return round % 2 === 0 ? list : list.reverse()
}

/** Median milliseconds of every read, on each of these databases in turn. */
export async function timeQueries(userIds: string[]): Promise<{ query: Query; ms: number[] }[]> {
  const databases = userIds.map((id) => new SituDb(id))
  const result: { query: Query; ms: number[] }[] = []
  for (const query of Object.keys(QUERIES) as Query[]) {
    const times = databases.map((): number[] => [])
    for (let round = -WARM; round < ROUNDS; round++)
      for (const [i, db] of inTurn(databases, round)) {
        const began = performance.now()
        for (let n = 0; n < TOGETHER; n++) await QUERIES[query](db)
        if (round >= 0) times[i]?.push((performance.now() - began) / TOGETHER)
      }
    result.push({ query, ms: times.map((list) => at(list, 0.5)) })
  }
  for (const db of databases) db.close()
  return result
}

/** Milliseconds of recording one activity with its row of the queue, on each of these databases in turn. */
export async function timeRecording(userIds: string[], count: number): Promise<{ p50: number; p99: number }[]> {
  const databases = userIds.map((id) => new SituDb(id))
  const times = databases.map((): number[] => [])
  for (let round = -WARM; round < count; round++)
    for (const [i, db] of inTurn(databases, round)) {
      const began = performance.now()
      await recordActivity(db, { type: 'module', title: 'Les mots de l’empathie', moduleId: 'module-5', timeSpent: 60 })
      if (round >= 0) times[i]?.push(performance.now() - began)
    }
  for (const db of databases) db.close()
  return times.map((list) => ({ p50: at(list, 0.5), p99: at(list, 0.99) }))
}
