/** The largest number of characters of a recording's name. */
export const TAKE_NAME_MAX = 60

/**
 * The numbers of recordings, from 1, by id; `takes` has the oldest first. A recording without a stored number follows
 * the one before it: only a deletion has to store numbers (`withNumbers`), and leaves those of the others as they were.
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
