import { expect, test } from 'vitest'
import type { Cue } from '../cues/find-cues.ts'
import { readAnswer } from '../read-answer.ts'
import { SITUATION_FEATURES } from '../situation-features.ts'
import { answerFeatures, RATING_FEATURES, ratingFeatures } from './rating-features.ts'

const cue = (family: string, sentence: number, against = false) => ({ family, sentence, against }) as Cue
const about = SITUATION_FEATURES.map((_, i) => i / 10)
const featuresOf = (text: string, cues: readonly Cue[] = [], merits: readonly number[] = []) => {
  const { sentences } = readAnswer(text, 'en')
  const measured = answerFeatures({
    learned: 5.5,
    sentences,
    cues,
    belonging: 1.2,
    specific: 0.8,
    omitted: 0.1,
    about,
  })
  const values = ratingFeatures(measured, { rating: 6.5, merits, count: sentences.length })
  return Object.fromEntries(RATING_FEATURES.map((feature, i) => [feature, values[i]]))
}

test('sentences, their mean length, and the share of words that are not repeated', () => {
  expect(featuresOf('I would ask her. I would ask him and them.')).toMatchObject({
    learned: 5.5,
    read: 6.5,
    belonging: 1.2,
    specific: 0.8,
    omitted: 0.1,
    sentences: 2,
    sentenceLength: 5,
    variety: 0.7,
  })
})
test('an answer without a sentence has no length and no variety', () => {
  expect(featuresOf('')).toMatchObject({ sentences: 0, sentenceLength: 0, variety: 0 })
})
test('a cue counts once in a sentence; kinds for and against the answer are told apart', () => {
  const cues = [cue('asks', 0), cue('asks', 0), cue('asks', 1), cue('offers', 1), cue('blames', 0, true)]
  expect(featuresOf('I would ask.', cues)).toMatchObject({ cues: 3, families: 2, against: 1 })
})
test('predicted merits: mean, sum, the lowest and the highest', () => {
  const text = 'I would ask. I would wait. I would go. I would act.'
  expect(featuresOf(text, [], [2, -1, 0.5, 0.5])).toMatchObject({
    meritMean: 0.5,
    meritSum: 2,
    meritLeast: -1,
    meritMost: 2,
  })
})
test('the merits of one question count as if the whole answer had such merits', () => {
  const text = 'I would ask. I would wait. I would go. I would act.'
  expect(featuresOf(text, [], [2, 1])).toMatchObject({ meritMean: 1.5, meritSum: 6, meritLeast: 1, meritMost: 2 })
})
test('without a merit nothing speaks for or against the answer', () => {
  expect(featuresOf('I would ask.')).toMatchObject({ meritMean: 0, meritSum: 0, meritLeast: 0, meritMost: 0 })
})
test('what the answer has in common with its situation is read by name', () => {
  const features = featuresOf('I would ask.')
  for (const feature of ['words', 'conceptShare', 'length', 'supposed'] as const)
    expect(features[feature]).toBe(SITUATION_FEATURES.indexOf(feature) / 10)
})
