// What the reply to a queued call means. No case drops a write.

/** Time limit of a queued request, in milliseconds. */
export const QUEUE_TIMEOUT_MS = 5000
export const BACKOFF_BASE_MS = 1000
export const BACKOFF_MAX_MS = 5 * 60_000
/** Milliseconds before a call that the server is still working on is sent again. */
export const STILL_RUNNING_MS = 1000
/** After so many server faults a row no longer blocks the others. */
export const SLOW_LANE_AFTER = 20

export interface Answer {
  /** 0 when there was no reply: no network, a time-out, or a reply that is not the application's. */
  status: number
  /** Whether the reply repeats the request's own id: a captive portal's page does not. */
  echoed: boolean
  code?: string | undefined
  /** Seconds, from the `Retry-After` header. */
  retryAfter?: number | undefined
}

export type AnswerClass =
  /** The server has stored the write: exactly this row may be removed. */
  | { kind: 'done' }
  /** Not now: the row stays and the queue tries again, after `afterMs` where the server named a delay. */
  | { kind: 'again'; afterMs?: number; fault?: true }
  /** Nobody or somebody else is signed in: the whole queue waits for its owner. */
  | { kind: 'signed-out' }
  /** Too large: send fewer at once; a single row that is too large is set aside. */
  | { kind: 'split' }
  /** Refused for good: removed from the queue and shown to the learner with the reason. */
  | { kind: 'set-aside' }

export function classifyAnswer({ status, echoed, code, retryAfter }: Answer): AnswerClass {
  const wait = retryAfter === undefined ? {} : { afterMs: retryAfter * 1000 }
  if (status >= 200 && status < 300) return echoed ? { kind: 'done' } : { kind: 'again' }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 409 && code === 'in_progress') return { kind: 'again', afterMs: STILL_RUNNING_MS }
  // The server does not implement the call, so the same request would fail again.
  if (status === 501) return { kind: 'set-aside' }
  if (status === 413) return { kind: 'split' }
  if (status === 408 || status === 425 || status === 429) return { kind: 'again', ...wait }
  if (status >= 500) return { kind: 'again', ...wait, fault: true }
  if (status >= 400) return { kind: 'set-aside' }
  return { kind: 'again' }
}

/**
 * Milliseconds before the next try, with full jitter: between 0 and 1 s × 2ⁿ, at most five minutes. `chance` is in [0,
 * 1).
 */
export const backoffMs = (tries: number, chance: number) =>
  Math.round(chance * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** Math.min(tries, 20)))
