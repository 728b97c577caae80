import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import { NETWORK } from '../lexicon/learned/network.ts'
import { ANSWER_FEATURES } from '../rating/rating-features.ts'
import { LETTERS, UNITS_MOST } from '../rating/regression-trees.ts'
import { SENTENCE_FEATURES } from '../rating/sentence-features.ts'
import {
  LAYER_NAMES,
  LAYERS,
  type Layer,
  openNetwork,
  type PackedNetwork,
  type SentenceInput,
} from './answer-network.ts'
import { tokensOf } from './tokens.ts'
import { openVectors, type WordVectors } from './word-vectors.ts'

/** A network of one value of each kind, of which every weight is 0 but for those that are named by layer and row. */
function small(weights: Partial<Record<Layer, Record<number, number>>>): PackedNetwork {
  const shape = { word: 1, sentenceFeatures: 1, answerFeatures: 1, turns: 1, sentence: 1, answer: 1 }
  const layerOf = (name: Layer) => {
    const [inputs, columns] = LAYERS[name](shape)
    const units = Array.from({ length: (inputs + 1) * columns }, (_, i) => weights[name]?.[i] ?? 0)
    return { columns, unit: 1, letters: units.map((unit) => LETTERS[unit + UNITS_MOST]).join('') }
  }
  return {
    shape,
    layers: Object.fromEntries(LAYER_NAMES.map((name) => [name, layerOf(name)])) as PackedNetwork['layers'],
    sentences: { means: [10], deviations: [2] },
    answers: { means: [0], deviations: [1] },
  }
}
/** Words that are numbers stand for themselves. */
const numbers: WordVectors = (token) => (Number.isNaN(Number(token)) ? undefined : Float32Array.of(Number(token)))
const sentence = (text: string, feature = 10, inSituation: string[] = []): SentenceInput => {
  const tokens = text.split(' ')
  return { tokens, inSituation: tokens.map((token) => inSituation.includes(token)), features: [feature] }
}
const encoded = (weights: Record<number, number>, of: SentenceInput) => [
  ...(openNetwork(small({ turns: weights })).encode([of], numbers)[0] ?? []),
]

describe('a sentence', () => {
  // The rows of the convolution: the word before and whether the situation has it, the word, the word after, the constant.
  test('the maximum and the mean of its turns of phrase, then its features in standard deviations', () => {
    expect(encoded({ 2: 1 }, sentence('1 2 6', 13))).toEqual([6, 3, 1.5])
  })
  test('a turn of phrase has the words before and after', () => {
    expect(encoded({ 0: 1 }, sentence('1 2 6'))).toEqual([2, 1, 0])
    expect(encoded({ 4: 1 }, sentence('1 2 6'))).toEqual([6, expect.closeTo(8 / 3), 0])
  })
  test('a word that is not known counts as no word', () => {
    expect(encoded({ 2: 1 }, sentence('4 what'))).toEqual([4, 2, 0])
  })
  test('a word of the situation is told, and where it is the one before or after', () => {
    expect(encoded({ 3: 1 }, sentence('what 4', 10, ['what']))).toEqual([1, 0.5, 0])
    expect(encoded({ 1: 1, 3: 2 }, sentence('what 4', 10, ['what']))).toEqual([2, 1.5, 0])
    expect(encoded({ 5: 1, 3: 2 }, sentence('4 what', 10, ['what']))).toEqual([2, 1.5, 0])
  })
  test('a word that comes twice counts twice', () => {
    expect(encoded({ 2: 1 }, sentence('3 3 0'))).toEqual([3, 2, 0])
  })
  test('sentences are encoded each by itself', () => {
    const network = openNetwork(small({ turns: { 2: 1 } }))
    const both = network.encode([sentence('1 2'), sentence('2 8')], numbers)
    expect(both.map((one) => [...one])).toEqual([
      [2, 1.5, 0],
      [8, 5, 0],
    ])
  })
  test('what is below 0 counts as 0', () => {
    expect(encoded({ 2: -1 }, sentence('1 2'))).toEqual([0, 0, 0])
  })
  test('without a token only the features count', () => {
    expect(encoded({ 6: 5 }, { tokens: [], inSituation: [], features: [8] })).toEqual([0, 0, -1])
  })
  test('a feature counts at most four standard deviations', () => {
    expect(encoded({}, sentence('1', 1000))[2]).toBe(4)
    expect(encoded({}, sentence('1', -1000))[2]).toBe(-4)
  })
})

describe('an answer', () => {
  const read = (weights: Parameters<typeof small>[0], sentences: string[], feature = 0) => {
    const network = openNetwork(small({ turns: { 2: 1 }, alone: { 0: 1 }, ...weights }))
    return network.read(
      network.encode(
        sentences.map((text) => sentence(text, 14)),
        numbers,
      ),
      [feature],
    )
  }
  test('the merit of a sentence is read from the sentence and from the mean of all', () => {
    expect(read({ together: { 0: 1 }, merit: { 0: 1 } }, ['3', '1']).merits).toEqual([3, 1])
    expect(read({ together: { 1: 1 }, merit: { 0: 1 } }, ['3', '1']).merits).toEqual([2, 2])
    expect(read({ merit: { 1: 2 } }, ['3', '1']).merits).toEqual([6, 2])
  })
  test('the features of a sentence count for its merit, directly and beside the other sentences', () => {
    expect(read({ merit: { 3: 3 } }, ['3', '1']).merits).toEqual([6, 6])
    expect(read({ alone: { 2: 1 }, together: { 0: 1 }, merit: { 0: 1 } }, ['3', '1']).merits).toEqual([2, 2])
  })
  test('what all sentences have in common can count without any of them', () => {
    expect(read({ together: { 2: 1 }, merit: { 0: 2 } }, ['3', '1']).merits).toEqual([2, 2])
  })
  test('the rating is read from the mean of the sentences and from the best one', () => {
    const together = { 0: 1 }
    expect(read({ together, answer: { 0: 1 }, rating: { 0: 1 } }, ['3', '1', '2']).rating).toBe(5 + 2 * 2)
    expect(read({ together, answer: { 1: 1 }, rating: { 0: 1 } }, ['3', '1', '2']).rating).toBe(5 + 2 * 3)
  })
  test('the rating is read from the features of the answer', () => {
    expect(read({ answer: { 2: 1 }, rating: { 0: 1 } }, ['1'], 1.5).rating).toBe(8)
  })
  test('no sentence', () => {
    expect(read({ rating: { 1: 1 } }, [])).toEqual({ rating: 7, merits: [] })
  })
})

test('a layer of another size is refused', () => {
  const network = small({})
  const layers = { ...network.layers, merit: network.layers.rating }
  expect(() => openNetwork({ ...network, layers })).toThrow(/merit/)
})
test.each(['sentences', 'answers'] as const)('other features of %s than the layers read are refused', (of) => {
  expect(() => openNetwork({ ...small({}), [of]: { means: [0, 0], deviations: [1, 1] } })).toThrow(/2 features/)
})

describe.each([
  ['French', FRENCH, "je lui demanderais pourquoi et je l'ecouterais", "ce n'est pas mon probleme, je m'en fiche"],
  ['English', ENGLISH, 'i would ask him why and listen', 'it is not my problem, i do not care'],
] as const)('the network that is shipped, in %s', (_, language, good, bad) => {
  const network = openNetwork(NETWORK)
  const vectors = openVectors(language.vectors)
  const { sentences, answers } = NETWORK
  const usual = (text: string): SentenceInput => {
    const tokens = tokensOf(text)
    return { tokens, inSituation: tokens.map(() => false), features: sentences.means }
  }
  const read = (...texts: string[]) => network.read(network.encode(texts.map(usual), vectors), answers.means)

  test('reads what is measured of sentences and answers', () => {
    expect(NETWORK.shape).toMatchObject({
      word: language.vectors.vectors.columns,
      sentenceFeatures: SENTENCE_FEATURES.length,
      answerFeatures: ANSWER_FEATURES.length,
    })
  })
  test('both the words of a sentence and what is measured of it count', () => {
    const merit = (text: string, shift: number) => {
      const input = usual(text)
      const features = input.features.with(SENTENCE_FEATURES.indexOf('shift'), shift)
      const { merits } = network.read(network.encode([{ ...input, features }], vectors), answers.means)
      return merits[0] as number
    }
    expect(merit(good, 1)).toBeGreaterThan(merit(good, -2) + 0.2)
    expect(Math.abs(merit(good, 0) - merit(bad, 0))).toBeGreaterThan(0.02)
  })
  test('the order of the sentences has no effect on the rating', () => {
    expect(read(good, bad).rating).toBeCloseTo(read(bad, good).rating, 4)
  })
  test('predicts a number, whatever is written and measured', () => {
    const tokens = fc.array(fc.constantFrom(...tokensOf(`${good} ${bad}`), 'qzx', '?', ''), { maxLength: 48 })
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    const some = (length: number) => fc.array(number, { minLength: length, maxLength: length })
    const input = fc.record({ tokens, inSituation: fc.array(fc.boolean()), features: some(SENTENCE_FEATURES.length) })
    fc.assert(
      fc.property(fc.array(input, { maxLength: 12 }), some(ANSWER_FEATURES.length), (inputs, features) => {
        const { rating, merits } = network.read(network.encode(inputs, vectors), features)
        for (const value of [rating, ...merits]) expect(value).not.toBeNaN()
        expect(merits).toHaveLength(inputs.length)
      }),
    )
  })
})
