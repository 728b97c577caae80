/** Earlier times are replaced by this one, because every time from here on can be formatted in every zone. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')

/**
 * When something happened by the device's clock, in epoch milliseconds: now, if the time is missing, unreadable or in
 * the future.
 */
export function momentOf(told: string | undefined, now: number) {
  const at = told === undefined ? now : Date.parse(told)
  return Number.isNaN(at) ? now : Math.max(EARLIEST, Math.min(at, now))
}

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
