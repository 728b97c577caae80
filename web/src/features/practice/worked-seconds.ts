/** Milliseconds: at most this much of a pause counts as work. */
const PAUSE_MAX_MS = 120_000

/** Seconds of work between two moments in milliseconds; 0 if the clock was set back. */
export const workedSeconds = (from: number, to: number) => Math.min(PAUSE_MAX_MS, Math.max(0, to - from)) / 1000
