import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { openConcepts } from '../concepts.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import { HARMING } from '../lexicon/learned/harming.ts'
import { openTable } from '../phrase-model.ts'
import { sentenceShifts } from '../rating/sentence-shifts.ts'
import { readAnswer } from '../read-answer.ts'
import { findHarms } from './find-harm.ts'
import { HARM_FEATURES, harmFeatures, harmPhrases, harmShift } from './harm-features.ts'
import { harmShifts, weighHarms } from './learned-harm.ts'

const DATA = { fr: FRENCH, en: ENGLISH }
const WEIGHTS = { fr: openTable(FRENCH.phrases).weights, en: openTable(ENGLISH.phrases).weights }
const TABLES = { fr: openTable(FRENCH.harmPhrases), en: openTable(ENGLISH.harmPhrases) }
const CONCEPTS = { fr: openConcepts(FRENCH.concepts, 'fr'), en: openConcepts(ENGLISH.concepts, 'en') }
const read = (text: string, language: Language, names: readonly string[] = []) => {
  const reading = { answer: readAnswer(text, language), names: new Set(names) }
  return { reading, harms: findHarms(reading.answer, reading.names, { rules: DATA[language].harms }) }
}
const weighed = (text: string, language: Language, isPersonal = false) => {
  const { reading, harms } = read(text, language)
  const shifts = harmShifts(reading, TABLES[language], CONCEPTS[language])
  const ratingShifts = sentenceShifts(reading.answer, WEIGHTS[language])
  return weighHarms(reading, harms, { shifts, ratingShifts, isPersonal })
}
const possibleIn = (...of: Parameters<typeof weighed>) => weighed(...of).possible

/** Harmful sentences that no pattern finds. */
const HARMFUL = {
  en: [
    'I would delete his part of the report so he looks bad.',
    'I would round up his hours so that he gets a bit more.',
    'I would say that the freezer was broken when I arrived.',
  ],
  fr: ['Je prendrais ses écouteurs dans son casier, il me doit de l’argent de toute façon.'],
}
const inEach = (Object.entries(HARMFUL) as [Language, string[]][]).flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
)

test.each(inEach)('a harm without a pattern (%s): %s', (language, text) => {
  expect(read(text, language).harms.done).toEqual([])
  const before = language === 'fr' ? 'Je l’écouterais d’abord.' : 'I would listen to her first.'
  const [found, ...more] = possibleIn(`${before} ${text}`, language)
  expect(found).toMatchObject({ kind: 'other', sentence: 1 })
  expect(more).toEqual([])
})

describe('nothing is taken for a harm', () => {
  test.each([
    ['said by somebody', 'en', 'He told me: "I would delete his part of the report so he looks bad."'],
    ['refused', 'en', 'I would never delete his part of the report.'],
    ['done by somebody else', 'en', 'She wants to round up his hours.'],
    ['asked', 'en', 'Did he say that the freezer was broken when I arrived?'],
    ['said by somebody', 'fr', 'Il m’a dit : « Je prendrais ses écouteurs dans son casier. »'],
    ['refused', 'fr', 'Je ne prendrais jamais ses écouteurs dans son casier.'],
    ['too short to tell', 'en', 'I steal.'],
  ] as const)('that is %s (%s): %s', (_, language, text) => {
    expect(possibleIn(text, language)).toEqual([])
  })

  test('that a personal answer tells of the past', () => {
    const text = 'I had deleted his part of the report so he looked bad.'
    expect(possibleIn(text, 'en', true)).toEqual([])
  })
})

test.each([
  ['en', 'I would slap him so he looks bad.', 'violence'],
  ['fr', 'Je lui donnerais une claque devant tout le monde.', 'violence'],
] as const)('a harm that a pattern and the model see is certain, and told once (%s): %s', (language, text, kind) => {
  expect(weighed(text, language)).toMatchObject({ certain: [{ kind, sentence: 0 }], possible: [] })
})

test.each([
  ['en', 'So I help push the clearance rack, and I talk to the boss with her about hours.', []],
  ['fr', 'Je m’interpose entre le coup de poing et mon ami, puis je demande de l’aide.', []],
  ['fr', 'Je prendrais l’argent de la caisse devant la gérante et nous le compterions ensemble.', ['other']],
] as const)('what a pattern finds and the model does not is less than certain (%s): %s', (language, text, kinds) => {
  expect(read(text, language).harms.done).toHaveLength(1)
  const { certain, possible } = weighed(text, language)
  expect(certain).toEqual([])
  expect(possible.map(({ kind }) => kind)).toEqual(kinds)
})

test('in two words the patterns alone decide', () => {
  expect(weighed('I steal.', 'en').certain.length).toBe(read('I steal.', 'en').harms.done.length)
})

test.each(['fr', 'en'] as const)('who does what never speaks for a harm (%s)', (language) => {
  const { refused, others } = HARMING[language].weights
  expect(Math.max(refused, others)).toBeLessThanOrEqual(0)
})

test('a name tells nothing', () => {
  const shift = (name: string) => {
    const { reading } = read(`I would delete the part of ${name} so she looks bad.`, 'en', [name.toLowerCase()])
    return harmShift(harmPhrases(reading.answer.words, reading.names, CONCEPTS.en), TABLES.en)
  }
  expect(shift('Malik')).toBe(shift('Sofia'))
})

test('the order of sentences does not matter', () => {
  const [one = '', two = '', three = ''] = HARMFUL.en
  fc.assert(
    fc.property(fc.shuffledSubarray([one, two, three, 'I ask her how she is.', 'We drink a tea.']), (texts) => {
      const harmful = texts.filter((text) => HARMFUL.en.includes(text))
      expect(possibleIn(texts.join(' '), 'en')).toHaveLength(harmful.length)
    }),
  )
})

test('the features say who does it, and whether it is done', () => {
  const featuresOf = (text: string, isSpoken = false) => {
    const { reading } = read(text, 'en')
    const [sentence] = reading.answer.sentences
    if (!sentence) throw new Error('no sentence')
    const values = harmFeatures(reading, sentence, { shift: 2, ratingShift: -1.5, isSpoken })
    return Object.fromEntries(HARM_FEATURES.map((feature, i) => [feature, values[i]]))
  }
  expect(featuresOf('I take it.')).toMatchObject({
    base: 1,
    shift: 2,
    ratingShift: -1.5,
    refused: 0,
    quoted: 0,
    question: 0,
    own: 1,
  })
  expect(featuresOf('Would she take it?')).toMatchObject({ question: 1, own: 0 })
  expect(featuresOf('She takes the money.').others).toBeGreaterThan(0)
  expect(featuresOf('I never take the money.').refused).toBeGreaterThan(0)
  expect(featuresOf('He says, "Take it."').quoted).toBeCloseTo(0.5)
  expect(featuresOf('I take it.', true).spoken).toBe(1)
})
