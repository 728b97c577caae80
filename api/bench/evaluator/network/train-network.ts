// Trains the network that reads an answer word by word (shared/src/rules/evaluator/network/answer-network.ts).

import {
  LAYER_NAMES,
  LAYERS,
  type Layer,
  type NetworkShape,
  placeOf,
  RATING,
  rowsPerWord,
  WIDTH,
} from 'shared/rules/evaluator/network/answer-network'
import { type Chance, seededChance, shuffled } from 'shared/rules/games/chance'
import { DenseLayer, dropout, multiply, rectify, throughRectify } from './dense-layer.ts'
import { moveAll } from './parameters.ts'
import { WordTable } from './word-table.ts'

export interface TaughtSentence {
  /** The numbers of its tokens in the vocabulary; -1 for a token that is not in it. */
  words: readonly number[]
  inSituation: readonly boolean[]
  /** Standardised. */
  features: Float32Array
  merit: number | undefined
}
export interface TaughtAnswer {
  sentences: readonly TaughtSentence[]
  /** Standardised. */
  features: Float32Array
  rating: number
}
export interface Course {
  shape: NetworkShape
  epochs: number
  /** Answers between two steps. */
  batch: number
  /** The highest learning rate; it rises to it and falls again. */
  rate: number
  /** Weight of the squared errors of merits beside those of ratings. */
  merits: number
}
/**
 * Shares of values that a training step does not see. What is seen of words is not raised for those that are left out, so
 * that the network later reads a tenth more words than it learned from.
 */
const DROPPED = { word: 0.1, vector: 0.1, pooled: 0.2, features: 0.1, beforeMerit: 0.1, answer: 0.3 }
const SEED = 20261128
/** Share of the steps in which the learning rate rises. */
const RISE = 0.15

const rateAt = (share: number) =>
  share < RISE
    ? 0.04 + (0.96 * (1 - Math.cos((Math.PI * share) / RISE))) / 2
    : (1 + Math.cos((Math.PI * (share - RISE)) / (1 - RISE))) / 2

const joined = (...parts: readonly Float32Array[]) => {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export class Trainer {
  readonly #shape: NetworkShape
  readonly #chance: Chance
  readonly words: WordTable
  readonly layers: Record<Layer, DenseLayer>

  constructor(shape: NetworkShape, given: readonly Float32Array[]) {
    this.#shape = shape
    this.#chance = seededChance(SEED)
    this.words = new WordTable(given, shape.word, this.#chance)
    this.layers = Object.fromEntries(
      LAYER_NAMES.map((name) => [name, new DenseLayer(...LAYERS[name](shape), this.#chance)]),
    ) as Record<Layer, DenseLayer>
  }

  /** The turns of phrase of a sentence, pooled, and what passes a gradient back to its words. */
  #encode({ words, inSituation }: TaughtSentence) {
    const { word: length, turns: count } = this.#shape
    const layer = this.layers.turns
    const each = rowsPerWord(this.#shape)
    const vectors = words.map((word, t) => {
      const vector = new Float32Array(each)
      const factors = this.#chance() < DROPPED.word ? undefined : dropout(length, DROPPED.vector, this.#chance)
      if (word >= 0 && factors) vector.set(multiply(this.words.vector(word).slice(), factors))
      vector[length] = Number(inSituation[t])
      return { vector, factors }
    })
    const windows = words.map((_, t) => {
      const window = new Float32Array(WIDTH * each)
      for (let k = 0; k < WIDTH; k++) {
        const at = vectors[placeOf(t, k)]
        if (at) window.set(at.vector, k * each)
      }
      return window
    })
    const turns = windows.map((window) => rectify(layer.forward(window)))
    const pooled = new Float32Array(2 * count)
    const places = new Int32Array(count).fill(-1)
    for (const [t, values] of turns.entries())
      for (let i = 0; i < count; i++) {
        const value = values[i] as number
        pooled[count + i] = (pooled[count + i] as number) + value / turns.length
        if (value > (pooled[i] as number)) {
          pooled[i] = value
          places[i] = t
        }
      }
    const backward = (slopes: Float32Array) => {
      const ofVectors = vectors.map(() => new Float32Array(each))
      for (const [t, window] of windows.entries()) {
        const own = new Float32Array(count)
        for (let i = 0; i < count; i++)
          own[i] = (slopes[count + i] as number) / turns.length + (places[i] === t ? (slopes[i] as number) : 0)
        const back = layer.backward(window, throughRectify(turns[t] as Float32Array, own))
        for (let k = 0; k < WIDTH; k++) {
          const to = ofVectors[placeOf(t, k)]
          for (let i = 0; to && i < length; i++) to[i] = (to[i] as number) + (back[k * each + i] as number)
        }
      }
      for (const [t, slope] of ofVectors.entries()) {
        const factors = vectors[t]?.factors
        const word = words[t] as number
        if (word >= 0 && factors) this.words.learn(word, multiply(slope.subarray(0, length), factors))
      }
    }
    return { pooled, backward }
  }

  /** Adds the gradient of one answer; `ofMerit` is the weight of each squared error of a merit, `ofRating` of the rating. */
  #learn({ sentences, features, rating }: TaughtAnswer, ofRating: number, ofMerit: number) {
    const { sentence: count, turns } = this.#shape
    const { alone, together, merit, answer, rating: last } = this.layers
    const [chance, n] = [this.#chance, sentences.length]
    const read = sentences.map((one) => {
      const { pooled, backward } = this.#encode(one)
      const kept = dropout(pooled.length, DROPPED.pooled, chance)
      const given = multiply(one.features.slice(), dropout(one.features.length, DROPPED.features, chance))
      const input = joined(multiply(pooled, kept), given)
      return { taught: one, backward, kept, input, hidden: rectify(alone.forward(input)) }
    })
    const mean = new Float32Array(count)
    for (const { hidden } of read)
      for (let i = 0; i < count; i++) mean[i] = (mean[i] as number) + (hidden[i] as number) / n
    const beside = read.map((one) => {
      const input = joined(one.hidden, mean)
      const hidden = rectify(together.forward(input))
      const kept = dropout(hidden.length + one.input.length, DROPPED.beforeMerit, chance)
      const meritInput = multiply(joined(hidden, one.input), kept)
      const error = one.taught.merit === undefined ? 0 : (merit.forward(meritInput)[0] as number) - one.taught.merit
      return { ...one, togetherInput: input, output: hidden, keptMerit: kept, meritInput, error }
    })
    const whole = new Float32Array(2 * count)
    const most = new Int32Array(count).fill(-1)
    for (const [k, { output: hidden }] of beside.entries())
      for (let i = 0; i < count; i++) {
        const value = hidden[i] as number
        whole[i] = (whole[i] as number) + value / n
        if (value > (whole[count + i] as number)) {
          whole[count + i] = value
          most[i] = k
        }
      }
    const keptWhole = dropout(whole.length, DROPPED.pooled, chance)
    const keptFeatures = dropout(features.length, DROPPED.features, chance)
    const input = joined(multiply(whole, keptWhole), multiply(features.slice(), keptFeatures))
    const hidden = rectify(answer.forward(input))
    const keptHidden = dropout(hidden.length, DROPPED.answer, chance)
    const seen = multiply(hidden.slice(), keptHidden)
    const error = (last.forward(seen)[0] as number) - (rating - RATING.middle) / RATING.step

    const ofHidden = last.backward(seen, Float32Array.of(2 * ofRating * error))
    const ofInput = answer.backward(input, throughRectify(hidden, multiply(ofHidden, keptHidden)))
    const ofWhole = multiply(ofInput.subarray(0, 2 * count), keptWhole)
    const ofMean = new Float32Array(count)
    const back = beside.map((one, k) => {
      const slopes = new Float32Array(count)
      for (let i = 0; i < count; i++)
        slopes[i] = (ofWhole[i] as number) / n + (most[i] === k ? (ofWhole[count + i] as number) : 0)
      const ofInput = new Float32Array(one.input.length)
      if (one.taught.merit !== undefined) {
        const ofMeritInput = multiply(
          merit.backward(one.meritInput, Float32Array.of(2 * ofMerit * one.error)),
          one.keptMerit,
        )
        for (let i = 0; i < count; i++) slopes[i] = (slopes[i] as number) + (ofMeritInput[i] as number)
        ofInput.set(ofMeritInput.subarray(count))
      }
      const ofTogether = together.backward(one.togetherInput, throughRectify(one.output, slopes))
      for (let i = 0; i < count; i++) ofMean[i] = (ofMean[i] as number) + (ofTogether[count + i] as number)
      return { ...one, ofInput, ofAlone: ofTogether.subarray(0, count) }
    })
    for (const { hidden: own, ofAlone, input: given, ofInput: direct, kept, backward } of back) {
      for (let i = 0; i < count; i++) ofAlone[i] = (ofAlone[i] as number) + (ofMean[i] as number) / n
      const slopes = alone.backward(given, throughRectify(own, ofAlone))
      for (let i = 0; i < 2 * turns; i++) slopes[i] = (slopes[i] as number) + (direct[i] as number)
      backward(multiply(slopes.subarray(0, 2 * turns), kept))
    }
    return error * error
  }

  /** Learns from all answers, several times. `told` is called with the mean squared error of each pass over them, in steps of `RATING`. */
  train(answers: readonly TaughtAnswer[], { epochs, batch, rate, merits }: Course, told: (error: number) => void) {
    const all = [...this.words.parameters, ...LAYER_NAMES.map((name) => this.layers[name].weights)]
    const perEpoch = Math.floor(answers.length / batch)
    if (perEpoch === 0) throw new Error(`${answers.length} answers do not fill a batch`)
    for (let epoch = 0; epoch < epochs; epoch++) {
      const order = shuffled(answers, this.#chance)
      let sum = 0
      for (let k = 0; k < perEpoch; k++) {
        const some = order.slice(k * batch, (k + 1) * batch)
        const judged = some.flatMap(({ sentences }) => sentences.filter(({ merit }) => merit !== undefined)).length
        for (const one of some) sum += this.#learn(one, 1 / some.length, merits / Math.max(1, judged))
        this.words.settle()
        const step = epoch * perEpoch + k + 1
        moveAll(all, rate * rateAt(step / (epochs * perEpoch)), step)
      }
      told(sum / (perEpoch * batch))
    }
  }
}
