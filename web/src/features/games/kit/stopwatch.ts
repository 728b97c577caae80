/**
 * Measures milliseconds of play, until now or another time of its clock, starting from those of an earlier visit;
 * stopped while the game is paused.
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
