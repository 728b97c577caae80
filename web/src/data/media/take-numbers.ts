/** The largest number of characters of a recording's name. */
export const TAKE_NAME_MAX = 60

/**
 * Maps the id of each recording to its number, counted from 1; `takes` lists the oldest first. A recording without a
 * stored number gets the number after that of the recording before it. Numbers are stored only when a recording is
 * deleted (`withNumbers`), so that the remaining recordings keep theirs.
 */
export function takeNumbers(takes: readonly { id: string; number?: number }[]): ReadonlyMap<string, number> {
  let last = 0
  return new Map(
    takes.map(({ id, number }) => {
      last = Math.max(number ?? 0, last + 1)
      return [id, number ?? last]
    }),
  )
}

/** The given takes, each with its number. */
export function withNumbers<T extends { id: string; number?: number }>(takes: readonly T[]): T[] {
  const numbers = takeNumbers(takes)
  return takes.map((take) => ({ ...take, number: numbers.get(take.id) ?? 0 }))
}
