const FAILURES_MAX = 5
const WINDOW_MS = 60_000
const PAUSE_MS = 60_000

/** Stops asking whoever has failed five times within a minute, for a minute. */
export function createBreaker() {
  let failures: number[] = []
  let openUntil = 0
  return {
    /** The moment until which nobody asks; undefined where one may. */
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
