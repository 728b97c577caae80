// How like a sentence is to the examples of each key point: sentences that make the point, and sentences about the same
// thing that do not. An author writes them with the point (model/content/rubric.ts). They teach two ridge regressions
// per point on words, word pairs and concepts, weighted by rarity (TF-IDF) and scaled to unit length. The regressions
// are solved in their dual form, because a rubric has far fewer examples than words (Saunders, Gammerman and Vovk,
// "Ridge regression learning algorithm in dual variables", 1998).
import { solveAll } from './cholesky.ts'

/** What the examples of a rubric say of a sentence and a key point, in the order of the model's weights. */
export const EXAMPLE_FEATURES = [
  /** Trained towards 1 for the examples of this point and 0 for all other sentences; usually 0.1 to 0.5 for its like. */
  'like',
  /** Trained towards 1 for the examples of this point, -1 for its counterexamples and 0 for all other sentences. */
  'likeNotContrary',
  /** How far `like` exceeds that of the best other key point, or 0 where all others are below 0. */
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

// What these functions return is kept for each scenario that is practised. V8 keeps every variable that any inner
// function of a function uses, so what is needed only while the examples are read is in functions of its own.

/** How many sentences have each phrase, by its hash in ascending order: a tenth of the memory of a map. */
function countPhrases(sentences: readonly Phrases[]): { numbers: Int32Array; counts: Int32Array } {
  const found = new Map<number, number>()
  for (const phrases of sentences) for (const number of phrases.keys()) found.set(number, (found.get(number) ?? 0) + 1)
  const numbers = Int32Array.from(found.keys()).sort()
  return { numbers, counts: numbers.map((number) => found.get(number) ?? 0) }
}
/**
 * Reads sentences as vectors over the counted phrases of `size` sentences, weighted by their inverse document frequency.
 */
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
/** The scalar products of a vector with those of an index. */
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

/** The coefficients of the two regressions of a point, one for each sentence. */
interface Coefficients {
  like: Float64Array
  likeNotContrary: Float64Array
}
/**
 * Solves the regressions of all points. What one of them says of a vector is the sum of its coefficients, each times the
 * scalar product of the vector with that sentence.
 */
function learn(points: readonly Examples[]) {
  const sentences = points.flatMap(({ made, contrary }, point) => [
    ...made.map((phrases) => ({ phrases, point, isMade: true })),
    ...contrary.map((phrases) => ({ phrases, point, isMade: false })),
  ])
  const counted = countPhrases(sentences.map(({ phrases }) => phrases))
  const vectorOf = vectorReader(counted, sentences.length)
  const vectors = sentences.map(({ phrases }) => vectorOf(phrases))
  const index = indexOf(vectors, counted.counts)
  const matrix = vectors.map((vector, i) => {
    const row = alike(vector, index)
    row[i] = (row[i] as number) + PENALTY
    return row
  })
  const coefficients = points.map(
    (_, at): Coefficients => ({
      like: Float64Array.from(sentences, ({ point, isMade }) => Number(point === at && isMade)),
      likeNotContrary: Float64Array.from(sentences, ({ point, isMade }) => (point === at ? (isMade ? 1 : -1) : 0)),
    }),
  )
  solveAll(
    matrix,
    coefficients.flatMap(({ like, likeNotContrary }) => [like, likeNotContrary]),
  )
  return { vectorOf, index, coefficients }
}
const dot = (one: Float64Array, other: Float64Array) => one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)

/**
 * Reads the examples of a rubric's key points. The result takes the phrases of a sentence and returns for each point
 * how like it is.
 */
export function exampleReader(points: readonly Examples[]) {
  const { vectorOf, index, coefficients } = learn(points)
  return function likenessesOf(phrases: Phrases): Likeness[] {
    const shares = alike(vectorOf(phrases), index)
    const found = coefficients.map(({ like, likeNotContrary }) => ({
      like: dot(like, shares),
      likeNotContrary: dot(likeNotContrary, shares),
    }))
    return found.map((one, at) => {
      const others = found.reduce((most, { like }, i) => (i === at ? most : Math.max(most, like)), 0)
      return { ...one, likeMore: one.like - others }
    })
  }
}
