// How like a sentence is to the examples of each key point: sentences that make the point, and sentences about the same
// thing that do not. An author writes them with the point (model/content/rubric.ts).
import type { Unit } from './units.ts'

/** The measurements of a sentence against the examples of a key point, in the order of the model's weights. */
export const EXAMPLE_FEATURES = [
  /** Likeness to the nearest example, and to the nearest three on average. */
  'nearest',
  'nearestThree',
  /** Likeness to the nearest counterexample. */
  'counter',
  /** How far the nearest example, and the nearest two, are nearer than the nearest counterexample. */
  'nearer',
  'twoNearer',
  /** How far the nearest example is nearer than the nearest example of the best other key point. */
  'nearestMore',
] as const
export type ExampleFeature = (typeof EXAMPLE_FEATURES)[number]

/** How much sharing a concept is worth beside sharing a word. */
const BY_CONCEPT = 0.6
/** The share that a common word takes away where one sentence affirms it and the other denies it. */
const REVERSED = 0.5

/** The examples of a key point in one language, as units of meaning. */
export interface Examples {
  made: readonly (readonly Unit[])[]
  contrary: readonly (readonly Unit[])[]
}
/** An example that has a word or a concept, by its number, and whether it denies it. */
interface Posting {
  example: number
  isDenied: boolean
}

/** Length of the vector of a sentence's weights. */
const lengthOf = (units: readonly Unit[]) => Math.sqrt(units.reduce((sum, { weight }) => sum + weight * weight, 0))
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
const byFall = (a: number, b: number) => b - a

/**
 * Reads the examples of a rubric's key points. The result takes the units of a sentence and returns for each point the
 * features in the order of `EXAMPLE_FEATURES`, or undefined where the point has no examples.
 */
export function exampleReader(points: readonly Examples[], tellingOf: (concept: number) => number) {
  // An index by word and by concept: a sentence shares a word with few of the examples.
  const stems = new Map<string, Posting[]>()
  const concepts = new Map<number, Posting[]>()
  const lengths: number[] = []
  function post<K>(index: Map<K, Posting[]>, key: K, posting: Posting) {
    const list = index.get(key)
    if (list) list.push(posting)
    else index.set(key, [posting])
  }
  const number = (units: readonly Unit[]) => {
    const example = lengths.push(lengthOf(units)) - 1
    for (const { stem, concepts: own, isDenied } of units) {
      post(stems, stem, { example, isDenied })
      for (const one of own) post(concepts, one, { example, isDenied })
    }
    return example
  }
  const numbers = points.map(({ made, contrary }) => ({ made: made.map(number), contrary: contrary.map(number) }))

  /**
   * The likeness of a sentence to every example, about -0.5 to 1: the cosine of their words weighted by rarity, where a
   * word also answers to another one of the same concept, and a word that one of the two denies counts against it.
   */
  function likenesses(units: readonly Unit[]): number[] {
    const common = lengths.map(() => 0)
    const counted = lengths.map(() => -1)
    const count = (postings: readonly Posting[] | undefined, unit: Unit, at: number, like: number) => {
      for (const { example, isDenied } of postings ?? []) {
        if (counted[example] === at) continue
        counted[example] = at
        const worth = unit.weight * unit.weight * like
        common[example] = (common[example] ?? 0) + (isDenied === unit.isDenied ? worth : -REVERSED * worth)
      }
    }
    for (const [at, unit] of units.entries()) {
      count(stems.get(unit.stem), unit, at, 1)
      const known = unit.concepts.toSorted((a, b) => tellingOf(b) - tellingOf(a))
      for (const concept of known) count(concepts.get(concept), unit, at, BY_CONCEPT * tellingOf(concept))
    }
    const length = lengthOf(units)
    return common.map((sum, example) => sum / Math.max(1, length * (lengths[example] ?? 0)))
  }

  return function featuresOf(units: readonly Unit[]): (number[] | undefined)[] {
    if (lengths.length === 0) return points.map(() => undefined)
    const like = likenesses(units)
    const of = (examples: readonly number[]) => examples.map((one) => like[one] ?? 0).sort(byFall)
    const near = numbers.map(({ made, contrary }) => ({ made: of(made), counter: of(contrary)[0] ?? 0 }))
    return near.map(({ made, counter }, at) => {
      const [nearest] = made
      if (nearest === undefined) return undefined
      const others = near.reduce((most, other, i) => (i === at ? most : Math.max(most, other.made[0] ?? 0)), 0)
      const values: Record<ExampleFeature, number> = {
        nearest,
        nearestThree: mean(made.slice(0, 3)),
        counter,
        nearer: nearest - counter,
        twoNearer: mean(made.slice(0, 2)) - counter,
        nearestMore: nearest - others,
      }
      return EXAMPLE_FEATURES.map((feature) => values[feature])
    })
  }
}
