import { expect, test } from 'vitest'
import { openConcepts } from './concepts.ts'
import { TELLING } from './key-points/model.ts'
import { ENGLISH } from './lexicon/english.ts'
import { openTable, rarityOfWord } from './phrase-model.ts'
import { readAnswer } from './read-answer.ts'
import { situationOf } from './situation.ts'
import { SITUATION_FEATURES, situationFeatures } from './situation-features.ts'
import { placesOf } from './specificity.ts'

const situation = situationOf(
  {
    title: { fr: '', en: 'The weigh-in' },
    content: {
      fr: '',
      en: 'You help at a swim club. The coach, Marlene, weighs the teenagers on the pool deck every Saturday and reads the numbers aloud. One swimmer, Priya, has begun to skip the Saturday sessions and says that it is homework.',
    },
    questions: [{ fr: '', en: 'How would you respond to Priya, and to Marlene?' }],
  },
  'en',
)
const concepts = openConcepts(ENGLISH.concepts, 'en')
const { weights } = openTable(ENGLISH.phrases)
const featuresOf = (text: string, points = { made: 0, listed: 0 }) =>
  situationFeatures(readAnswer(text, 'en'), text, {
    situation,
    points,
    concepts,
    telling: TELLING.en,
    rarityOf: (stem) => rarityOfWord(stem, weights),
  })
const named = (text: string, feature: (typeof SITUATION_FEATURES)[number]) =>
  featuresOf(text)[SITUATION_FEATURES.indexOf(feature)]

const OWN =
  'With Priya I would not mention her weight first: I would say that Saturdays at the pool are quieter without her and ask how she is. Marlene I would ask to stop reading the numbers aloud on the deck, and to weigh the swimmers in private if she must.'
const ELSEWHERE =
  'I would give Gilles the code of the eggplants quietly, and tell the customer that the payment system of the store was replaced yesterday. Then I would open the other register so that the line moves, and thank the people who wait.'
const TEMPLATE =
  'I would take a deep breath and stay calm. I would speak with Priya in private, listen without judgement and show empathy, because I do not know the whole story. I would consider the pros and cons of each option, find a compromise that is fair to everybody, and follow up afterwards.'

test.each(['situational', 'policy'] as const)('%s: an answer belongs to its own situation', (kind) => {
  expect(placesOf(featuresOf(OWN), kind).belonging).toBeGreaterThanOrEqual(1)
  expect(placesOf(featuresOf(ELSEWHERE), kind).belonging).toBeLessThanOrEqual(0)
})

test('a memorized text is less specific than an answer, whether it names somebody or nobody', () => {
  const specific = (text: string, made: number) =>
    placesOf(featuresOf(text, { made, listed: 7 }), 'situational').specific
  expect(specific(OWN, 2)).toBeGreaterThanOrEqual(1)
  // Below 0.8 an answer is told that it would fit any situation.
  expect(specific(TEMPLATE, 0)).toBeLessThan(0.8)
  expect(specific(TEMPLATE.replace('Priya', 'that person'), 0)).toBeLessThan(0.8)
})

test('a story that tells what happened is more specific to a personal question than a plan', () => {
  const story =
    'Last winter I was late for the team again, and I lied about the bus. My friend knew it and said nothing.'
  const plan =
    'I would be on time for the team, and I would tell the truth. My friend would know it and say nothing then.'
  expect(placesOf(featuresOf(story), 'personal').specific).toBeGreaterThan(
    placesOf(featuresOf(plan), 'personal').specific,
  )
})

test('key points made in words of the rubric speak for an answer', () => {
  const madeOf = (made: number) => placesOf(featuresOf(ELSEWHERE, { made, listed: 7 }), 'situational').belonging
  expect(madeOf(0)).toBeLessThanOrEqual(0)
  expect(madeOf(4)).toBeGreaterThan(madeOf(0) + 0.2)
})

test('names of the situation, and of others, are counted up to a limit', () => {
  expect(named('I would ask.', 'named')).toBe(0)
  expect(named('I would ask Priya and Marlene.', 'named')).toBe(2)
  expect(named('I would ask Priya.', 'namedShare')).toBe(0.5)
  expect(named('I would ask Tom, then Ana, then Lee, then Kim.', 'strangers')).toBe(3)
})

test('empty answers have features too', () => {
  for (const value of featuresOf('')) expect(Number.isFinite(value)).toBe(true)
})
