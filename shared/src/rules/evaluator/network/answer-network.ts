// A small neural network that reads an answer word by word and predicts its rating and the merit of each of its
// sentences. A convolution over three neighbouring words finds turns of phrase, whose maxima and means stand for the
// sentence (Kim, "Convolutional neural networks for sentence classification", 2014); the sentences are then read together,
// each beside the mean of all ("Deep sets", Zaheer et al., 2017), because a reader judges a sentence in its answer.
// api/bench/evaluator/network trains it.
import { openMatrix, type PackedMatrix } from './packed-matrix.ts'
import type { WordVectors } from './word-vectors.ts'

/** The numbers of values of each kind. */
export interface NetworkShape {
  /** Of the vector of a word. */
  word: number
  /** Of what is measured of a sentence, and of an answer. */
  sentenceFeatures: number
  answerFeatures: number
  /** Turns of phrase that the convolution tells apart. */
  turns: number
  /** Hidden values of a sentence, and of the answer. */
  sentence: number
  answer: number
}
/** Words that the convolution reads at once. */
export const WIDTH = 3
/** Rows of the convolution for each of the words: its vector, and whether the situation has such a word. */
export const rowsPerWord = ({ word }: NetworkShape) => word + 1
/** The place of the `k`-th word of the convolution, of which the word at `place` is in the middle. */
export const placeOf = (place: number, k: number) => place + k - (WIDTH >> 1)
/**
 * Of each layer the inputs and the outputs; each has one more row, for the constant input 1. `turns` is the convolution.
 * `alone` reads an encoded sentence, `together` what comes of it and the mean of all, `merit` both and the encoded
 * sentence; `answer` reads the mean and the maximum of what `together` gives, and the features of the answer.
 */
export const LAYERS = {
  turns: (shape) => [WIDTH * rowsPerWord(shape), shape.turns],
  alone: ({ turns, sentenceFeatures, sentence }) => [2 * turns + sentenceFeatures, sentence],
  together: ({ sentence }) => [2 * sentence, sentence],
  merit: ({ turns, sentenceFeatures, sentence }) => [sentence + 2 * turns + sentenceFeatures, 1],
  answer: ({ sentence, answerFeatures, answer }) => [2 * sentence + answerFeatures, answer],
  rating: ({ answer }) => [answer, 1],
} as const satisfies Record<string, (shape: NetworkShape) => [inputs: number, outputs: number]>
export type Layer = keyof typeof LAYERS
export const LAYER_NAMES = Object.keys(LAYERS) as Layer[]

/** For each feature, its mean and its standard deviation among the answers of the training. */
export interface Standard {
  means: readonly number[]
  deviations: readonly number[]
}
export interface PackedNetwork {
  shape: NetworkShape
  layers: Record<Layer, PackedMatrix>
  sentences: Standard
  answers: Standard
}

/** A sentence as the network reads it. */
export interface SentenceInput {
  tokens: readonly string[]
  /** For each token, whether the situation of the answer has a word that begins alike. */
  inSituation: readonly boolean[]
  features: readonly number[]
}
/** The maximum and the mean of each turn of phrase of a sentence, then its features in standard deviations. */
export type EncodedSentence = Float32Array
export interface AnswerNetwork {
  encode(sentences: readonly SentenceInput[], vectors: WordVectors): EncodedSentence[]
  /** The predicted rating, about 1 to 9, and the predicted merit of each sentence, about -3 to 3. */
  read(sentences: readonly EncodedSentence[], features: readonly number[]): { rating: number; merits: number[] }
}

/** The network predicts how many of these steps a rating lies from the middle. */
export const RATING = { middle: 5, step: 2 }
/** Deviations beyond which a feature has no further effect. */
const FARTHEST = 4

/** Features in standard deviations from their means. */
export const standardised = (values: readonly number[], { means, deviations }: Standard) =>
  Float32Array.from(means, (mean, i) =>
    Math.max(-FARTHEST, Math.min(FARTHEST, ((values[i] ?? mean) - mean) / (deviations[i] ?? 1))),
  )

/** Adds a row of a matrix, times a factor, to some outputs. */
function add(outputs: Float32Array, matrix: Float32Array, row: number, factor: number) {
  const from = row * outputs.length
  for (let i = 0; i < outputs.length; i++) outputs[i] = (outputs[i] as number) + factor * (matrix[from + i] as number)
}
/** The outputs of a layer for inputs that are given in parts. */
function outputsOf(matrix: Float32Array, count: number, ...parts: readonly Float32Array[]): Float32Array {
  const outputs = new Float32Array(count)
  let row = 0
  for (const part of parts)
    for (const value of part) {
      if (value !== 0) add(outputs, matrix, row, value)
      row++
    }
  add(outputs, matrix, row, 1)
  return outputs
}
/** Sets negative values to 0, in place. */
function withoutNegatives(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0
  return values
}

/** The mean and the maximum of each place of some vectors, none of which is negative; 0 where there is no vector. */
function pooled(vectors: readonly Float32Array[], length: number) {
  const mean = new Float32Array(length)
  const most = new Float32Array(length)
  for (const vector of vectors)
    for (let i = 0; i < length; i++) {
      const value = vector[i] as number
      mean[i] = (mean[i] as number) + value / vectors.length
      if (value > (most[i] as number)) most[i] = value
    }
  return { mean, most }
}

/** Throws where a layer has another size than the shape asks for. */
export function openNetwork({ shape, layers, sentences, answers }: PackedNetwork): AnswerNetwork {
  const matrix = Object.fromEntries(
    LAYER_NAMES.map((name) => {
      const [inputs, outputs] = LAYERS[name](shape)
      const values = openMatrix(layers[name])
      if (values.length !== (inputs + 1) * outputs) throw new Error(`the layer “${name}” has ${values.length} numbers`)
      return [name, values]
    }),
  ) as Record<Layer, Float32Array>
  for (const [count, { means, deviations }] of [
    [shape.sentenceFeatures, sentences],
    [shape.answerFeatures, answers],
  ] as const)
    if (means.length !== count || deviations.length !== count)
      throw new Error(`the network does not read ${means.length} features`)

  const { turns } = shape
  const rows = rowsPerWord(shape)
  const constant = matrix.turns.subarray(WIDTH * rows * turns)
  const none = new Float32Array(WIDTH * turns)
  /** What a word adds to each turn of phrase of which it is the first, then the second, then the third word. */
  function contributionsOf(vector: Float32Array | undefined, isInSituation: boolean): Float32Array {
    const inputs = new Float32Array(rows)
    if (vector) inputs.set(vector)
    inputs[rows - 1] = Number(isInSituation)
    const sums = new Float32Array(WIDTH * turns)
    for (let k = 0; k < WIDTH; k++)
      for (let row = 0; row < rows; row++) {
        const value = inputs[row] as number
        if (value !== 0) add(sums.subarray(k * turns, (k + 1) * turns), matrix.turns, k * rows + row, value)
      }
    return sums
  }
  /** The maximum and the mean of each turn of phrase over the words of a sentence, each the second of three. */
  function pooledTurns(words: readonly Float32Array[]): Float32Array {
    const result = new Float32Array(2 * turns)
    for (let t = 0; t < words.length; t++) {
      const [before, own, after] = [words[t - 1] ?? none, words[t] as Float32Array, words[t + 1] ?? none]
      for (let i = 0; i < turns; i++) {
        const value =
          (constant[i] as number) +
          (before[i] as number) +
          (own[turns + i] as number) +
          (after[2 * turns + i] as number)
        if (value <= 0) continue
        if (value > (result[i] as number)) result[i] = value
        result[turns + i] = (result[turns + i] as number) + value / words.length
      }
    }
    return result
  }
  function encode(inputs: readonly SentenceInput[], vectors: WordVectors): EncodedSentence[] {
    // A word often occurs more than once in an answer.
    const known = { in: new Map<string, Float32Array>(), out: new Map<string, Float32Array>() }
    return inputs.map(({ tokens, inSituation, features }) => {
      const words = tokens.map((token, t) => {
        const isIn = inSituation[t] ?? false
        const cache = isIn ? known.in : known.out
        const contributions = cache.get(token) ?? contributionsOf(vectors(token), isIn)
        cache.set(token, contributions)
        return contributions
      })
      const encoded = new Float32Array(2 * turns + shape.sentenceFeatures)
      encoded.set(pooledTurns(words))
      encoded.set(standardised(features, sentences), 2 * turns)
      return encoded
    })
  }

  return {
    encode,
    read(encoded, features) {
      const alone = encoded.map((one) => withoutNegatives(outputsOf(matrix.alone, shape.sentence, one)))
      const { mean } = pooled(alone, shape.sentence)
      const together = alone.map((one) => withoutNegatives(outputsOf(matrix.together, shape.sentence, one, mean)))
      const merits = together.map((one, i) => outputsOf(matrix.merit, 1, one, encoded[i] as Float32Array)[0] as number)
      const all = pooled(together, shape.sentence)
      const answer = outputsOf(matrix.answer, shape.answer, all.mean, all.most, standardised(features, answers))
      const [steps = 0] = outputsOf(matrix.rating, 1, withoutNegatives(answer))
      return { rating: RATING.middle + RATING.step * steps, merits }
    },
  }
}
