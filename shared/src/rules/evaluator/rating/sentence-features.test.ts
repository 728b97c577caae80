import { expect, test } from 'vitest'
import type { ScenarioKind } from '../../../model/content/scenario.ts'
import type { Cue } from '../cues/find-cues.ts'
import { RAREST } from '../phrase-model.ts'
import { readAnswer } from '../read-answer.ts'
import { situationOf } from '../situation.ts'
import { SENTENCE_FEATURES, type SentenceFeature, sentenceFeatures } from './sentence-features.ts'
import { sentenceShifts } from './sentence-shifts.ts'

const only = (en: string) => ({ fr: '', en })
const situation = situationOf(
  {
    title: only(''),
    content: only('The other volunteer, Lena, forgot the freezer keys.'),
    questions: [only('What would you do?')],
  },
  'en',
)
/** The features of each sentence of an English answer. */
const featuresOf = (text: string, kind: ScenarioKind = 'situational', cues: readonly Cue[] = []) => {
  const answer = readAnswer(text, 'en')
  const context = { answer, ratingShifts: [], harmShifts: [0.5, -1], cues, situation, kind, rarityOf: () => RAREST }
  return answer.sentences.map((sentence) => {
    const values = sentenceFeatures(sentence, context)
    return Object.fromEntries(SENTENCE_FEATURES.map((feature, i) => [feature, values[i]])) as Record<
      SentenceFeature,
      number
    >
  })
}

test('words, and those that the situation has too, with its names', () => {
  const [first] = featuresOf('I would help Lena find the freezer keys.')
  expect(first).toMatchObject({ words: 8, named: 1, sharedWords: 4, shared: 4, own: 1, question: 0, quoted: 0 })
  expect(first?.telling).toBeGreaterThan(3)
})
test('the place of a sentence', () => {
  const of = featuresOf('I would ask. Then I would wait. After that I would go.')
  expect(of.map(({ index, place, sentences }) => [index, place, sentences])).toEqual([
    [0, 0, 3],
    [1, 0.5, 3],
    [2, 1, 3],
  ])
  expect(featuresOf('I would ask.')[0]).toMatchObject({ index: 0, place: 0, sentences: 1 })
})
test('a question, a quotation, and a sentence without the speaker', () => {
  const [question, quotation, other] = featuresOf('Who has the keys? I would say "I will look". She may be tired.')
  expect(question).toMatchObject({ question: 1, own: 0 })
  expect(quotation?.quoted).toBeGreaterThan(0.3)
  expect(other).toMatchObject({ question: 0, own: 0, quoted: 0 })
})
test('what one would do, and what happened', () => {
  const [plan, story] = featuresOf('I would ask her. I asked her and she told me.')
  expect(plan).toMatchObject({ supposed: 25, past: 0 })
  expect(story?.past).toBeGreaterThan(20)
})
test('cues for and against, in their own sentence only', () => {
  const cue = (sentence: number, against: boolean) => ({ family: 'asks', sentence, against }) as Cue
  const cues = [cue(0, false), cue(0, false), cue(0, true), cue(1, true)]
  const [first, second] = featuresOf('I would ask. I would wait.', 'situational', cues)
  expect(first).toMatchObject({ cues: 2, against: 1, harm: 0.5 })
  expect(second).toMatchObject({ cues: 0, against: 1, harm: -1 })
})
test.each([
  ['situational', 0, 0],
  ['personal', 1, 0],
  ['policy', 0, 1],
] as const)('a %s scenario', (kind, personal, policy) => {
  expect(featuresOf('I would ask.', kind)[0]).toMatchObject({ personal, policy })
})
test('how the n-grams move a rating, and what they weigh together', () => {
  const table = { size: 1, get: () => ({ rarity: 0, weight: 0.1 }) as const }
  const [few, many] = ['I ask.', 'I ask them what the other volunteer forgot.'].map((text) => {
    const answer = readAnswer(text, 'en')
    const context = {
      answer,
      ratingShifts: sentenceShifts(answer, table),
      harmShifts: [],
      cues: [],
      situation,
      kind: 'policy',
      rarityOf: () => RAREST,
    }
    const values = sentenceFeatures(answer.sentences[0] as never, context as never)
    return { shift: values[SENTENCE_FEATURES.indexOf('shift')], sum: values[SENTENCE_FEATURES.indexOf('shiftSum')] }
  })
  expect(many?.sum).toBeGreaterThan(5 * (few?.sum ?? 0))
  expect(many?.shift).toBeLessThan(5 * (few?.shift ?? 0))
  expect(few?.shift).toBeGreaterThan(0)
})
