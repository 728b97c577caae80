/** Seconds of one breath (spec 1 §4, §9). */
export const BREATH_SECONDS = 10
/** Its first part is breathing in. */
export const INHALE_SHARE = 0.4
/** Minutes to choose from, and the one that is chosen at first. */
export const FOCUS_MINUTES = [5, 10, 15] as const
export type FocusMinutes = (typeof FOCUS_MINUTES)[number]
export const FOCUS_MINUTES_DEFAULT: FocusMinutes = 10

/** Where a breath stands after so many seconds: its part, and how full the lungs are, 0 to 1. */
export function breathAt(seconds: number): { part: 'inhale' | 'exhale'; fullness: number } {
  const place = (((seconds % BREATH_SECONDS) + BREATH_SECONDS) % BREATH_SECONDS) / BREATH_SECONDS
  return place < INHALE_SHARE
    ? { part: 'inhale', fullness: place / INHALE_SHARE }
    : { part: 'exhale', fullness: 1 - (place - INHALE_SHARE) / (1 - INHALE_SHARE) }
}

/** A session that runs or rests. Times are epoch milliseconds, so that a tab that slept knows where it is. */
export interface FocusRun {
  durationMs: number
  /** Worked before the last start. */
  beforeMs: number
  /** Undefined while it rests. */
  startedAt: number | undefined
}
export const restingRun = (minutes: FocusMinutes): FocusRun => ({
  durationMs: minutes * 60_000,
  beforeMs: 0,
  startedAt: undefined,
})
/** Milliseconds that have passed in the session, at most its duration. A clock that was set back takes nothing away. */
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
