/** A longer pause, in milliseconds, does not count as work. */
const PAUSE_MAX_MS = 120_000

/** Seconds of work between two moments in milliseconds; a clock that was set back gives none. */
export const workedSeconds = (from: number, to: number) => Math.min(PAUSE_MAX_MS, Math.max(0, to - from)) / 1000
