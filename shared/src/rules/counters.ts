// Counts under names that come from outside: `constructor` and `__proto__` are ordinary names.

/** The count of a name; 0 where there is none or the value is not a number. */
export function countOf(counts: Readonly<Record<string, number>>, name: string): number {
  const count = Object.hasOwn(counts, name) ? counts[name] : 0
  return Number.isFinite(count) ? (count as number) : 0
}

/** A copy with another count for this name. */
export const withCount = (counts: Readonly<Record<string, number>>, name: string, count: number) =>
  Object.fromEntries([...Object.entries(counts).filter(([other]) => other !== name), [name, count]])
