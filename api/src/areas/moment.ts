/** An earlier date counts as the first year, because any later one can be formatted in every zone. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')

/** When something happened by its device's clock (epoch milliseconds). A time in the future is replaced by now. */
export function momentOf(told: string | undefined, now: number) {
  const at = told === undefined ? now : Date.parse(told)
  return Number.isNaN(at) ? now : Math.max(EARLIEST, Math.min(at, now))
}

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
