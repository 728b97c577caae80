import { evaluations } from 'shared/contract/calls/evaluations'
import { objections } from 'shared/contract/calls/objections'
import { progress } from 'shared/contract/calls/progress'
import { quizzes } from 'shared/contract/calls/quizzes'
import type { Endpoint } from 'shared/contract/endpoint'
import type { EvaluationPage } from 'shared/model/evaluation'
import type { ObjectionPage } from 'shared/model/objection'
import type { LogPage } from 'shared/model/progress'
import type { AttemptPage } from 'shared/model/quiz-attempt'
import type { Snapshot } from 'shared/rules/progress/progress-sync'
import type { SituDb } from '#data/db/db'
import { send } from '#data/http/client'
import { keepServerObjections } from '#data/practice/objections'
import { refreshReviewCards } from '#data/quizzes/review-cards'

/** Milliseconds between two pulls, because screens ask whenever they open. */
const PULL_PAUSE_MS = 30_000
let pulledAt = 0
let pulledFor: SituDb | undefined
/** Databases whose user is signing out, for which nothing more is asked. */
const ended = new WeakSet<SituDb>()
let running: { db: SituDb; pulled: Promise<void> } | undefined

interface Cursor {
  /** Identifies the database that gave the cursor: with another one the pull begins again. */
  logId: string | undefined
  cursor: string
}
interface Page {
  cursor: string
  hasMore: boolean
}

/**
 * Reads what the server received since the last pull, page by page, each with its cursor in one transaction, and asks
 * for no further page once `isOver`. Returns the number of rows.
 */
async function pull<P extends Page>(
  db: SituDb,
  isOver: () => boolean,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  keep: (page: P) => Promise<number>,
): Promise<number> {
  const key = `cursor${endpoint.path}`
  const logId = ((await db.meta.get('snapshot'))?.value as Snapshot | undefined)?.logId
  const kept = (await db.meta.get(key))?.value as Cursor | undefined
  let after = kept && kept.logId === logId ? kept.cursor : undefined
  let came = 0
  while (!isOver()) {
    const { value } = await send<P>(endpoint, { query: { after } })
    await db.transaction('rw', [db.meta, db.attempts, db.evaluations, db.objections, db.outbox, db.log], async () => {
      came += await keep(value)
      await db.meta.put({ key, value: { logId, cursor: value.cursor } satisfies Cursor })
    })
    if (!value.hasMore) break
    after = value.cursor
  }
  return came
}

/** Adds rows that are not there yet; returns how many were new. */
const addNew = async <T extends { id: string }>(
  table: { bulkGet: (ids: string[]) => Promise<(T | undefined)[]>; bulkPut: (rows: T[]) => Promise<unknown> },
  rows: T[],
) => {
  const here = await table.bulkGet(rows.map(({ id }) => id))
  const fresh = rows.filter((_, i) => here[i] === undefined)
  await table.bulkPut(fresh)
  return fresh.length
}

/**
 * Pulls the records of other devices: attempts at quizzes, activities of a `ReplayedType`, evaluations, objections.
 * They are merged by their keys, so that a repetition changes nothing. While one pull runs, all callers share it. Does
 * nothing within `PULL_PAUSE_MS` of the last pull, unless that one failed or was stopped. Ends before the next request
 * once `isStopped`, or once `endPull` was called for this database. Throws ApiError when a request fails.
 */
export function pullHistory(db: SituDb, isStopped = () => !db.isOpen()): Promise<void> {
  if (running?.db === db) return running.pulled
  const isOver = () => ended.has(db) || isStopped()
  if (ended.has(db) || (pulledFor === db && Date.now() - pulledAt < PULL_PAUSE_MS)) return Promise.resolve()
  pulledFor = db
  pulledAt = Date.now()
  const pulled = async () => {
    try {
      const attempts = await pull<AttemptPage>(db, isOver, quizzes.allAttempts, (page) =>
        addNew(db.attempts, page.attempts),
      )
      const acts = await pull<LogPage>(db, isOver, progress.log, (page) => addNew(db.log, page.activities))
      if (attempts + acts > 0) await refreshReviewCards(db)
      await pull<EvaluationPage>(db, isOver, evaluations.history, (page) => addNew(db.evaluations, page.evaluations))
      await pull<ObjectionPage>(db, isOver, objections.history, (page) => keepServerObjections(db, page.objections))
      // The pull was stopped before its end, so the next session may continue it at once.
      if (isOver()) pulledAt = 0
    } catch (error) {
      // The next screen may ask again at once.
      pulledAt = 0
      throw error
    } finally {
      if (running?.db === db) running = undefined
    }
  }
  running = { db, pulled: pulled() }
  return running.pulled
}

/** Pulls for this database again where a sign-out has failed. */
export const resumePull = (db: SituDb) => ended.delete(db)
/** Stops pulling for this database, and waits for the request in progress, which still needs the session. */
export async function endPull(db: SituDb) {
  ended.add(db)
  if (running?.db === db) await Promise.allSettled([running.pulled])
}
