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
/** A sentence as the columns of its known phrases and their weights; the weights have at most the length 1. */
interface Vector {
  columns: readonly number[]
  values: readonly number[]
}

// What these functions return is kept for each scenario that is practised. A closure keeps alive whatever any function
// beside it uses, so what is only needed while the examples are read is in functions of its own.

/** How many sentences have each phrase, by its hash in ascending order: a tenth of the memory of a map. */
function countPhrases(sentences: readonly Phrases[]): { numbers: Int32Array; counts: Int32Array } {
  const found = new Map<number, number>()
  for (const phrases of sentences) for (const number of phrases.keys()) found.set(number, (found.get(number) ?? 0) + 1)
  const numbers = Int32Array.from(found.keys()).sort()
  return { numbers, counts: numbers.map((number) => found.get(number) ?? 0) }
}
/** Reads sentences as vectors over the phrases of the examples, of which there are `size`. */
function vectorReader({ numbers, counts }: ReturnType<typeof countPhrases>, size: number) {
  const worthOf = (count: number) => Math.log((size + 1) / (count + 0.5))
  const damping = DAMPING * worthOf(1) ** 2
  return function vectorOf(phrases: Phrases): Vector {
    const columns: number[] = []
    const worths: number[] = []
    let square = damping
    for (const number of phrases.keys()) {
      const column = placeIn(numbers, number)
      if (column < 0) continue
      const worth = worthOf(counts[column] as number)
      columns.push(column)
      worths.push(worth)
      square += worth * worth
    }
    const length = Math.sqrt(square)
    return { columns, values: worths.map((worth) => worth / length) }
  }
}
/** The place of a number among ascending ones; -1 where it is not among them. */
function placeIn(numbers: Int32Array, number: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    const one = numbers[middle] as number
    if (one === number) return middle
    if (one < number) from = middle + 1
    else to = middle - 1
  }
  return -1
}

/** The vectors that have each phrase: from `starts[column]` to `starts[column + 1]`, their rows and their weights. */
function indexOf(vectors: readonly Vector[], counts: Int32Array) {
  const starts = new Int32Array(counts.length + 1)
  for (let column = 0; column < counts.length; column++)
    starts[column + 1] = (starts[column] as number) + (counts[column] as number)
  const places = starts.slice()
  const rows = new Uint16Array(starts.at(-1) ?? 0)
  const weights = new Float32Array(rows.length)
  for (const [row, { columns, values }] of vectors.entries())
    for (let k = 0; k < columns.length; k++) {
      const column = columns[k] as number
      const place = places[column] as number
      rows[place] = row
      weights[place] = values[k] as number
      places[column] = place + 1
    }
  return { starts, rows, weights, size: vectors.length }
}
/** The cosines of a vector with those of an index. */
function alike({ columns, values }: Vector, { starts, rows, weights, size }: ReturnType<typeof indexOf>): Float64Array {
  const sums = new Float64Array(size)
  for (let k = 0; k < columns.length; k++) {
    const column = columns[k] as number
    for (let place = starts[column] as number; place < (starts[column + 1] as number); place++) {
      const row = rows[place] as number
      sums[row] = (sums[row] as number) + (values[k] as number) * (weights[place] as number)
    }
  }
  return sums
}

/**
 * Solves the regressions: for each point two, in the order of the first two features, with what each example adds to
 * the result.
 */
function learn(points: readonly Examples[]) {
  const sentences = points.flatMap(({ made, contrary }, point) => [
    ...made.map((phrases) => ({ phrases, point, isMade: true })),
    ...contrary.map((phrases) => ({ phrases, point, isMade: false })),
  ])
  const size = sentences.length
  const counted = countPhrases(sentences.map(({ phrases }) => phrases))
  const vectorOf = vectorReader(counted, size)
  const vectors = sentences.map(({ phrases }) => vectorOf(phrases))
  const index = indexOf(vectors, counted.counts)
  const matrix = new Float64Array(size * size)
  for (const [i, vector] of vectors.entries()) {
    matrix.set(alike(vector, index), i * size)
    matrix[i * size + i] = (matrix[i * size + i] as number) + PENALTY
  }
  const parts = points.flatMap((_, at) => [
    Float64Array.from(sentences, ({ point, isMade }) => Number(point === at && isMade)),
    Float64Array.from(sentences, ({ point, isMade }) => (point === at ? (isMade ? 1 : -1) : 0)),
  ])
  solveAll(matrix, size, parts)
  return { vectorOf, index, parts }
}

/**
 * Reads the examples of a rubric's key points. The result takes the phrases of a sentence and returns for each point
 * how like it is.
 */
export function exampleReader(points: readonly Examples[]) {
  const { vectorOf, index, parts } = learn(points)
  return function likenessesOf(phrases: Phrases): Likeness[] {
    const shares = alike(vectorOf(phrases), index)
    const sums = parts.map((part) => part.reduce((sum, one, i) => sum + one * (shares[i] as number), 0))
    const likes = sums.filter((_, t) => t % 2 === 0)
    return likes.map((like, at) => {
      const others = likes.reduce((most, other, i) => (i === at ? most : Math.max(most, other)), 0)
      return { like, likeNotContrary: sums[2 * at + 1] ?? 0, likeMore: like - others }
    })
  }
}
