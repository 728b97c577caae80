import { backoffMs } from 'shared/rules/answer-class'
import { askForBackgroundSync } from '#browser/worker/background-sync'
import { type SituDb, unlessClosed } from '#data/db/db'
import { type DrainEnd, drain } from './drain'
import { outboxChanged } from './outbox'
import { markSynced } from './sync-status'

/** Milliseconds between the last change and the request. */
export const SYNC_PAUSE_MS = 400
/** Milliseconds before the first pass, so that the first screen is read from the database first. */
const FIRST_PASS_MS = 1000
/** Milliseconds after which a timer tries again, whatever events have occurred, unless the learner is signed out. */
export const WATCHDOG_MS = 30_000
/** Milliseconds until the next pass where another tab is sending, which may send this tab's writes, too. */
const OTHER_TAB_MS = 1000

export type QueuePhase = 'idle' | 'sending' | 'waiting' | 'signed-out'

/** One pass under the user's lock; undefined where another tab holds the lock. */
async function drainLocked(db: SituDb): Promise<DrainEnd | undefined> {
  if (!('locks' in navigator)) return drain(db)
  return navigator.locks.request(`situ-outbox-${db.userId}`, { ifAvailable: true }, async (lock) =>
    lock ? drain(db) : undefined,
  )
}

/** Sends the waiting writes of one user whenever sending may succeed. `stop` ends it; waiting writes stay. */
export class OutboxRunner extends EventTarget {
  phase: QueuePhase = 'idle'
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private failures = 0
  private stopped = false
  private readonly off: () => void
  private readonly db: SituDb

  constructor(db: SituDb) {
    super()
    this.db = db
    const soon = () => this.schedule(SYNC_PAUSE_MS)
    const now = () => {
      this.failures = 0
      this.schedule(0)
    }
    // A page that comes back from the back/forward cache; its first `pageshow` belongs to its start.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && now()
    const visible = () => document.visibilityState === 'visible' && now()
    outboxChanged.addEventListener('write', soon)
    addEventListener('online', now)
    addEventListener('focus', now)
    addEventListener('pageshow', shownAgain)
    document.addEventListener('visibilitychange', visible)
    const watchdog = setInterval(() => this.phase !== 'signed-out' && this.schedule(0), WATCHDOG_MS)
    this.off = () => {
      outboxChanged.removeEventListener('write', soon)
      removeEventListener('online', now)
      removeEventListener('focus', now)
      removeEventListener('pageshow', shownAgain)
      document.removeEventListener('visibilitychange', visible)
      clearInterval(watchdog)
    }
    this.schedule(FIRST_PASS_MS)
  }

  /** Starts no further pass; resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    this.off()
    await this.running
  }

  /** Sends at once; resolves when the pass has ended or the time is over. */
  async flush(timeoutMs: number): Promise<void> {
    clearTimeout(this.timer)
    this.failures = 0
    // The current pass may have read the queue before the last write.
    const sent = (this.running ?? Promise.resolve()).then(() => this.pass())
    await Promise.race([sent, new Promise<void>((done) => setTimeout(done, timeoutMs))])
  }

  private schedule(ms: number) {
    if (this.stopped) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.pass(), ms)
  }

  private show(phase: QueuePhase) {
    if (phase === this.phase) return
    this.phase = phase
    this.dispatchEvent(new Event('phase'))
  }

  private pass(): Promise<void> {
    this.running ??= this.work()
      .catch((error) => {
        unlessClosed(this.db)(error)
        // The page was left in the middle of a pass. It may come back from the back/forward cache, so another pass is
        // scheduled.
        this.show('waiting')
        this.schedule(SYNC_PAUSE_MS)
      })
      .finally(() => {
        this.running = undefined
      })
    return this.running
  }

  private async work() {
    if (this.stopped) return
    this.show('sending')
    const end = await drainLocked(this.db)
    if (this.stopped) return
    if (end === undefined) {
      this.show('waiting')
      this.schedule(OTHER_TAB_MS)
    } else if (end.kind === 'later') {
      this.failures = end.progressed ? 0 : this.failures + 1
      this.show('waiting')
      void askForBackgroundSync()
      this.schedule(end.afterMs ?? backoffMs(this.failures, Math.random()))
    } else {
      this.failures = 0
      this.show(end.kind === 'empty' ? 'idle' : 'signed-out')
      if (end.kind === 'empty') await markSynced(this.db)
      // A write made during the last request notified a pass that was already running.
      if (end.kind === 'empty' && (await this.db.outbox.where('state').equals('waiting').first())) this.schedule(0)
      if (end.kind === 'signed-out') this.dispatchEvent(new Event('signed-out'))
    }
  }
}
