// How like a sentence is to the examples of each key point: sentences that make the point, and sentences about the same
// thing that do not. An author writes them with the point (model/content/rubric.ts). They teach two ridge regressions
// per point on words, word pairs and concepts, weighted by rarity (TF-IDF) and scaled to unit length. The regressions
// are solved in their dual form, because a rubric has far fewer examples than words (Saunders, Gammerman and Vovk,
// "Ridge regression learning algorithm in dual variables", 1998).
import { solveAll } from './cholesky.ts'

/** What the examples of a rubric say of a sentence and a key point, in the order of the model's weights. */
export const EXAMPLE_FEATURES = [
  /** About 1 where the sentence is like the examples of this point, and 0 where it is like any other sentence. */
  'like',
  /** About 1 where it is like the examples, -1 where it is like the counterexamples, 0 where it is like neither. */
  'likeNotContrary',
  /** How far `like` exceeds that of the best other key point. */
  'likeMore',
] as const
export type Likeness = Record<(typeof EXAMPLE_FEATURES)[number], number>

/** Penalty of the regressions, chosen on scenarios that were left out; a third and three times as much do as well. */
const PENALTY = 1
/**
 * Phrases of the rarest kind that are added to a sentence before the scaling, because in a short sentence a single word
 * would otherwise decide; an ordinary sentence has about a hundred. Chosen on open sentences.
 */
const DAMPING = 14

/** The words, word pairs and concepts of a sentence, by hash (word-phrases.ts). */
export type Phrases = ReadonlyMap<number, number>
/** The examples of a key point in one language. */
export interface Examples {
  made: readonly Phrases[]
  contrary: readonly Phrases[]
}
/** A sentence as the columns of its phrases and their weights; the weights have at most the length 1. */
interface Vector {
  columns: readonly number[]
  values: readonly number[]
}

/** The phrases of some sentences: their columns, their weights before the scaling, and what is added to a squared length. */
function vocabulary(sentences: readonly { phrases: Phrases }[]) {
  const columns = new Map<number, number>()
  const counts: number[] = []
  for (const { phrases } of sentences)
    for (const number of phrases.keys()) {
      const column = columns.get(number) ?? columns.size
      columns.set(number, column)
      counts[column] = (counts[column] ?? 0) + 1
    }
  const worthOf = (count: number) => Math.log((sentences.length + 1) / (count + 0.5))
  return { columns, worths: counts.map(worthOf), damping: DAMPING * worthOf(1) ** 2 }
}

/**
 * Reads the examples of a rubric's key points. The result takes the phrases of a sentence and returns for each point
 * how like it is.
 */
export function exampleReader(points: readonly Examples[]) {
  const sentences = points.flatMap(({ made, contrary }, point) => [
    ...made.map((phrases) => ({ phrases, point, isMade: true })),
    ...contrary.map((phrases) => ({ phrases, point, isMade: false })),
  ])
  const { columns, worths, damping } = vocabulary(sentences)
  function vectorOf(phrases: Phrases): Vector {
    const known = [...phrases.keys()].map((number) => columns.get(number)).filter((column) => column !== undefined)
    const worth = known.map((column) => worths[column] ?? 0)
    const length = Math.sqrt(worth.reduce((sum, one) => sum + one * one, damping))
    return { columns: known, values: worth.map((one) => one / length) }
  }

  const vectors = sentences.map(({ phrases }) => vectorOf(phrases))
  const size = vectors.length
  const alike = new Float64Array(size * size)
  const spread = new Float64Array(columns.size)
  for (const [i, { columns: mine, values }] of vectors.entries()) {
    mine.forEach((column, k) => {
      spread[column] = values[k] as number
    })
    for (let j = 0; j <= i; j++) {
      const { columns: theirs, values: worth } = vectors[j] as Vector
      alike[i * size + j] = theirs.reduce(
        (sum, column, k) => sum + (spread[column] as number) * (worth[k] as number),
        0,
      )
    }
    alike[i * size + i] = (alike[i * size + i] as number) + PENALTY
    for (const column of mine) spread[column] = 0
  }
  /** Two targets for each point, in the order of the first two features. */
  const targets = points.flatMap((_, at) => [
    Float64Array.from(sentences, ({ point, isMade }) => Number(point === at && isMade)),
    Float64Array.from(sentences, ({ point, isMade }) => (point === at ? (isMade ? 1 : -1) : 0)),
  ])
  solveAll(alike, size, targets)
  /** The weights of each phrase, one for each target. */
  const weights = new Float64Array(columns.size * targets.length)
  for (const [i, vector] of vectors.entries())
    vector.columns.forEach((column, k) => {
      for (const [t, parts] of targets.entries()) {
        const place = column * targets.length + t
        weights[place] = (weights[place] as number) + (parts[i] as number) * (vector.values[k] as number)
      }
    })

  return function likenessesOf(phrases: Phrases): Likeness[] {
    const sums = targets.map(() => 0)
    const { columns: known, values } = vectorOf(phrases)
    known.forEach((column, k) => {
      for (let t = 0; t < sums.length; t++)
        sums[t] = (sums[t] as number) + (weights[column * sums.length + t] as number) * (values[k] as number)
    })
    const likes = points.map((_, at) => sums[2 * at] ?? 0)
    return points.map((_, at) => {
      const like = likes[at] ?? 0
      const others = likes.reduce((most, other, i) => (i === at ? most : Math.max(most, other)), 0)
      return { like, likeNotContrary: sums[2 * at + 1] ?? 0, likeMore: like - others }
    })
  }
}
