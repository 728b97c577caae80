/**
 * Measures the milliseconds of play, without pauses: `reset` sets those of an earlier visit, and `ms` counts until now
 * or until another time of its clock.
 */
export function createStopwatch(now: () => number = () => performance.now()) {
  let counted = 0
  let since: number | undefined
  const ms = (at = now()) => counted + (since === undefined ? 0 : at - since)
  return {
    ms,
    reset(begun: number) {
      counted = begun
      since = undefined
    },
    run() {
      since ??= now()
    },
    stop() {
      counted = ms()
      since = undefined
    },
  }
}
