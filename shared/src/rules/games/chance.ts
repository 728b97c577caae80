/** Returns a number in [0, 1). */
export type Chance = () => number

/** A generator that gives the same numbers for the same seed (mulberry32, public domain). */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number in [0, `limit`). */
export const below = (limit: number, chance: Chance) => Math.floor(chance() * limit)

export const pickOne = <T>(items: readonly T[], chance: Chance): T | undefined => items[below(items.length, chance)]

/** The items in a random order, each order equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1, chance)
    const [a, b] = [mixed[i] as T, mixed[j] as T]
    mixed[i] = b
    mixed[j] = a
  }
  return mixed
}

export const range = (count: number) => Array.from({ length: count }, (_, i) => i)
