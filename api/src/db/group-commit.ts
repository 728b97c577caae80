import type SQLite from 'better-sqlite3'
import type { Db } from './schema.ts'

interface Job {
  run: (db: Db) => Promise<unknown>
  done: (value: unknown) => void
  fail: (error: unknown) => void
}

/** The largest number of jobs in one transaction: limits how long the first of many waits for the last. */
const BATCH_MAX = 1000

/**
 * Collects the write jobs of one event-loop turn into one transaction with one fsync. A job that throws is rolled back
 * alone, to its savepoint; every job's promise settles after the commit.
 */
export function groupCommit(sqlite: SQLite.Database, db: Db, onCommit: () => void = () => {}) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined
  const begin = sqlite.prepare('begin immediate')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  const savepoint = sqlite.prepare('savepoint job')
  const undo = sqlite.prepare('rollback to job')
  const release = sqlite.prepare('release job')

  async function one(job: Job): Promise<() => void> {
    savepoint.run()
    try {
      const value = await job.run(db)
      release.run()
      return () => job.done(value)
    } catch (error) {
      // A full disk or an I/O error ends the whole transaction, so no job was stored.
      if (!sqlite.inTransaction) throw error
      undo.run()
      release.run()
      return () => job.fail(error)
    }
  }
  async function batch(jobs: Job[]) {
    const answers: (() => void)[] = []
    try {
      begin.run()
      for (const job of jobs) answers.push(await one(job))
      commit.run()
      onCommit()
    } catch (error) {
      if (sqlite.inTransaction) rollback.run()
      for (const job of jobs) job.fail(error)
      return
    }
    for (const answer of answers) answer()
  }
  async function drain() {
    while (waiting.length > 0) {
      await new Promise(setImmediate)
      await batch(waiting.splice(0, BATCH_MAX))
    }
    running = undefined
  }
  return {
    write: <T>(run: (db: Db) => Promise<T>) =>
      new Promise<T>((done, fail) => {
        waiting.push({ run, done: done as Job['done'], fail })
        running ??= drain()
      }),
    waiting: () => waiting.length,
    /** Resolves when no job waits or runs. */
    idle: async () => {
      while (running) await running
    },
  }
}
