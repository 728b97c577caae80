// What an answer to a queued call means: sync-and-security.md §3. Nothing here drops a write.

/** How long a queued request may take. */
export const QUEUE_TIMEOUT_MS = 5000
export const BACKOFF_BASE_MS = 1000
export const BACKOFF_MAX_MS = 5 * 60_000
/** A call that the server is still working on is asked for again after this. */
export const STILL_RUNNING_MS = 1000
/** Server faults of one row after which it no longer holds up the others. */
export const SLOW_LANE_AFTER = 20

export interface Answer {
  /** 0 when there was no answer: no network, time-out, or an answer that is not the application's. */
  status: number
  /** Whether the answer names the request's own id: a captive portal's page does not. */
  echoed: boolean
  code?: string | undefined
  /** Seconds, from Retry-After. */
  retryAfter?: number | undefined
}

export type AnswerClass =
  /** The server has it: exactly this row may go. */
  | { kind: 'done' }
  /** Not now: the row stays and the queue tries again, after `afterMs` where the server said so. */
  | { kind: 'again'; afterMs?: number; fault?: true }
  /** Somebody else, or nobody, is signed in: the whole queue waits for its owner. */
  | { kind: 'signed-out' }
  /** Too large: send fewer at once; a single row that is too large is set aside. */
  | { kind: 'split' }
  /** Refused for good: out of the way, shown to the learner with the reason. */
  | { kind: 'set-aside' }

export function classifyAnswer({ status, echoed, code, retryAfter }: Answer): AnswerClass {
  const wait = retryAfter === undefined ? {} : { afterMs: retryAfter * 1000 }
  if (status >= 200 && status < 300) return echoed ? { kind: 'done' } : { kind: 'again' }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 409 && code === 'in_progress') return { kind: 'again', afterMs: STILL_RUNNING_MS }
  // Not implemented: asking again does not build it.
  if (status === 501) return { kind: 'set-aside' }
  if (status === 413) return { kind: 'split' }
  if (status === 408 || status === 425 || status === 429) return { kind: 'again', ...wait }
  if (status >= 500) return { kind: 'again', ...wait, fault: true }
  if (status >= 400) return { kind: 'set-aside' }
  return { kind: 'again' }
}

/** Full jitter: somewhere between 0 and 1 s × 2ⁿ, at most five minutes. `chance` is in [0, 1). */
export const backoffMs = (tries: number, chance: number) =>
  Math.round(chance * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** Math.min(tries, 20)))
