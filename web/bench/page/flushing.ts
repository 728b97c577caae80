import { SituDb } from '../../src/data/db/db'
import { drain } from '../../src/data/outbox/drain'
import { OutboxRunner } from '../../src/data/outbox/outbox-runner'
import { readProgress } from '../../src/data/progress/progress'

const TICK_MS = 4
const LOOK_MS = 100

/**
 * Watches a timer of `TICK_MS`. The returned function stops it and returns the longest time between two ticks, in
 * milliseconds.
 */
function watchGaps() {
  let last = performance.now()
  let longest = 0
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, TICK_MS)
  return () => {
    look()
    clearInterval(timer)
    return longest
  }
}

/** One pass of the app's queue over everything that waits. */
export async function drainAll(userId: string) {
  const db = new SituDb(userId)
  await db.open()
  const stop = watchGaps()
  const began = performance.now()
  const end = await drain(db)
  const ms = performance.now() - began
  const gap = stop()
  const left = await db.outbox.count()
  db.close()
  return { ms, gap, left, end: end.kind }
}

let running: { db: SituDb; runner: OutboxRunner } | undefined

/** The app's queue with its own pauses and retries. */
export function startRunner(userId: string) {
  const db = new SituDb(userId)
  running = { db, runner: new OutboxRunner(db) }
}
/** Resolves when nothing waits any more; returns what the learner then sees. */
export async function untilSent(): Promise<{ count: number; setAside: number }> {
  if (!running) throw new Error('the queue was not started')
  const { db, runner } = running
  while ((await db.outbox.where('state').equals('waiting').count()) > 0)
    await new Promise((later) => setTimeout(later, LOOK_MS))
  runner.stop()
  const { fold } = await readProgress(db)
  return { count: fold.count, setAside: await db.outbox.count() }
}
export async function idsHere(userId: string): Promise<string[]> {
  const db = new SituDb(userId)
  const ids = await db.activities.toCollection().primaryKeys()
  db.close()
  return ids
}
