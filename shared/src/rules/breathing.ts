/** Seconds of one breath. */
export const BREATH_SECONDS = 10
/** The share of a breath that is the inhalation. */
export const INHALE_SHARE = 0.4
/** Minutes to choose from, and the default. */
export const FOCUS_MINUTES = [5, 10, 15] as const
export type FocusMinutes = (typeof FOCUS_MINUTES)[number]
export const FOCUS_MINUTES_DEFAULT: FocusMinutes = 10

/** The position within a breath after so many seconds: its part, and how full the lungs are, 0 to 1. */
export function breathAt(seconds: number): { part: 'inhale' | 'exhale'; fullness: number } {
  const place = (((seconds % BREATH_SECONDS) + BREATH_SECONDS) % BREATH_SECONDS) / BREATH_SECONDS
  return place < INHALE_SHARE
    ? { part: 'inhale', fullness: place / INHALE_SHARE }
    : { part: 'exhale', fullness: 1 - (place - INHALE_SHARE) / (1 - INHALE_SHARE) }
}

/**
 * A session that is running or paused. Times are epoch milliseconds, so that a suspended tab still knows the elapsed
 * time.
 */
export interface FocusRun {
  durationMs: number
  /** Milliseconds of the session that had passed when it was last started. */
  beforeMs: number
  /** Undefined while paused. */
  startedAt: number | undefined
}
export const restingRun = (minutes: FocusMinutes): FocusRun => ({
  durationMs: minutes * 60_000,
  beforeMs: 0,
  startedAt: undefined,
})
/** Milliseconds elapsed in the session, at most its duration. A clock that was set back subtracts nothing. */
export const passedMs = ({ durationMs, beforeMs, startedAt }: FocusRun, now: number) =>
  Math.min(durationMs, beforeMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt)))
export const isFocusOver = (run: FocusRun, now: number) => passedMs(run, now) >= run.durationMs
export const startedRun = (run: FocusRun, now: number): FocusRun =>
  run.startedAt === undefined ? { ...run, startedAt: now } : run
export const pausedRun = (run: FocusRun, now: number): FocusRun => ({
  ...run,
  beforeMs: passedMs(run, now),
  startedAt: undefined,
})
