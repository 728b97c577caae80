import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { BackupOrder } from './db/backup-worker.ts'
import { backupsIn } from './db/scheduled-backups.ts'

const WORKER = join(import.meta.dirname, 'db/backup-worker.ts')

/** Makes one backup in a worker thread; resolves with its file. */
export const makeBackup = (order: BackupOrder) =>
  new Promise<string>((done, fail) => {
    const worker = new Worker(WORKER, { workerData: order })
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', (code) => fail(new Error(`the backup ended with ${code}`)))
  })

/** The file of the newest backup; undefined where there is none. */
export function newestBackup(folder: string): string | undefined {
  const [newest] = existsSync(folder) ? backupsIn(folder) : []
  return newest === undefined ? undefined : join(folder, newest)
}

/**
 * Whether the newest backup is younger than the interval, so that a server that restarts repeatedly makes no additional
 * ones.
 */
function isRecent(folder: string, everyMs: number) {
  const newest = newestBackup(folder)
  return newest !== undefined && statSync(newest).mtimeMs > Date.now() - everyMs
}

/**
 * Makes backups one after the other, at intervals and at the start, unless the newest backup is recent. A failure is
 * logged, and the next backup is still tried.
 */
export function scheduleBackups(order: Omit<BackupOrder, 'now'>, everyMs: number, log: Logger) {
  let running: Promise<unknown> | undefined
  function run() {
    running ??= makeBackup({ ...order, now: Date.now() })
      .then(
        (file) => log.info({ file }, 'backup made'),
        (error) => log.error({ err: error }, 'no backup was made'),
      )
      .finally(() => {
        running = undefined
      })
  }
  if (!isRecent(order.folder, everyMs)) run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    /** Resolves when the current backup is done. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
