const FAILURES_MAX = 5
const WINDOW_MS = 60_000
const PAUSE_MS = 60_000

/** Stops asking a provider for a minute after five failures within a minute without a success between them. */
export function createBreaker() {
  let failures: number[] = []
  let openUntil = 0
  return {
    /** The time until which nobody asks; undefined where asking is allowed. */
    pausedUntil: (now: number) => (now < openUntil ? openUntil : undefined),
    failed(now: number) {
      failures = [...failures.filter((at) => at > now - WINDOW_MS), now]
      if (failures.length < FAILURES_MAX) return
      openUntil = now + PAUSE_MS
      failures = []
    },
    succeeded() {
      failures = []
    },
  }
}
