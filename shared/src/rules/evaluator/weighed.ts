// Sets of words or concepts with their worth, and how much two of them have in common.
import type { Expressed } from './concepts.ts'
import type { Telling } from './key-points/features.ts'

/** The concepts that words express, each with how telling it is. */
export const meantBy = (expressed: Expressed, telling: Telling) =>
  new Map(expressed.flat().map((one) => [one, telling[one] ?? 0] as const))
/** The worth of a whole set. */
export const worthOf = (one: ReadonlyMap<unknown, number>) => [...one.values()].reduce((sum, value) => sum + value, 0)
/** The worth in the first set of what is in both. */
export const worthInBoth = <T>(one: ReadonlyMap<T, number>, other: ReadonlyMap<T, number>) =>
  [...one].reduce((sum, [key, value]) => sum + (other.has(key) ? value : 0), 0)
