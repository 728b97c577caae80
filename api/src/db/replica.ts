import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database, Db } from './schema.ts'

/** Milliseconds between two looks at how far the replica is. */
const LOOK_MS = 1000

/** A copy of the database that follows it, for reads that may be a little old. */
export interface Replica {
  /** Undefined while the copy is away or too far behind. */
  fresh(): Db | undefined
  /** Reports that a read failed: `fresh` returns undefined until the replica is looked at again. */
  failed(): void
  close(): Promise<void>
}

/**
 * Follows a streaming replica of `primary`. It is fresh while it holds everything that the primary had written at most
 * `lagMs` ago; this is measured by positions in the write-ahead log, so no clock of another machine is asked.
 */
export function followReplica(primary: Kysely<Database>, replica: Kysely<Database>, lagMs: number): Replica {
  const stopped = new AbortController()
  /** When the newest position that the replica has reached was read from the primary (`performance.now`). */
  let seenAt = Number.NEGATIVE_INFINITY
  let sample: { position: string; at: number } | undefined

  async function look() {
    if (!sample) {
      const at = performance.now()
      const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(primary)
      sample = { position: rows[0]?.position ?? '', at }
    }
    const { position, at } = sample
    const { rows } = await sql<{ has: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(replica)
    if (rows[0]?.has !== true) return
    seenAt = at
    sample = undefined
  }
  async function follow() {
    while (!stopped.signal.aborted) {
      // A replica that does not answer is asked again at the next look.
      await look().catch(() => {})
      await pause(LOOK_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => {})
    }
  }
  const following = follow()
  return {
    fresh: () => (performance.now() - seenAt <= lagMs ? replica : undefined),
    failed: () => {
      seenAt = Number.NEGATIVE_INFINITY
      sample = undefined
    },
    async close() {
      stopped.abort()
      await following
      await replica.destroy()
    },
  }
}
