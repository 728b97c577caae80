import { expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { openConcepts } from '../concepts.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import type { LanguageData } from '../lexicon/language-data.ts'
import { openTable } from '../phrase-model.ts'
import { sentenceShifts } from '../rating/sentence-shifts.ts'
import { readAnswer } from '../read-answer.ts'
import { COMPARED_MOST, compareAll } from './compare.ts'

const knownIn = (language: Language, { phrases, concepts }: LanguageData) => ({
  language,
  cues: [],
  weights: openTable(phrases).weights,
  concepts: openConcepts(concepts, language),
})
const known = knownIn('en', ENGLISH)
const FRENCH_KNOWN = knownIn('fr', FRENCH)
/** How each sentence of a text compares with each point. */
function comparedWith(points: readonly object[], text: string, by = known) {
  const answer = readAnswer(text, by.language)
  const texts = answer.sentences.map(({ start, end }) => answer.folded.text.slice(start, end))
  return compareAll(points as never, answer.sentences, texts, {
    ...by,
    ratingShifts: sentenceShifts(answer, by.weights),
  })
}
const point = {
  id: 'tell',
  kind: 'action',
  text: { fr: 'Le dire à la responsable', en: 'Tell the person in charge' },
  any: { fr: ['responsable'], en: ['person in charge'] },
} as const
const compared = (sentences: number) => comparedWith([point], 'I would tell the person in charge. '.repeat(sentences))

test('as many sentences are compared as the limit allows, and no more', () => {
  expect(compared(COMPARED_MOST - 1)).toHaveLength(COMPARED_MOST - 1)
  expect(compared(COMPARED_MOST)).toHaveLength(COMPARED_MOST)
  expect(compared(COMPARED_MOST + 1)).toHaveLength(COMPARED_MOST)
  expect(compared(1)[0]?.[0]?.isRepeated).toBe(true)
})

test('what was read of a rubric serves the next answer, in each language', () => {
  let readings = 0
  const points = [
    {
      ...point,
      get text() {
        readings++
        return point.text
      },
    },
  ]
  const inFrench = () => comparedWith(points, 'Je vais le dire à la responsable.', FRENCH_KNOWN)
  const inEnglish = () => comparedWith(points, 'I tell the person in charge.')
  const first = [inFrench(), inEnglish()]
  const before = readings
  expect(before).toBeGreaterThan(0)
  expect([inFrench(), inEnglish()]).toEqual(first)
  expect(readings).toBe(before)
  expect(first.map(([one]) => one?.[0]?.isRepeated)).toEqual([true, true])
})

test('with examples, an answer in their words makes the point, and one in the words of a counterexample does not', () => {
  const withExamples = {
    ...point,
    examples: { fr: [], en: ['I would knock on my supervisor’s door and report what I saw.'] },
    counterexamples: { fr: [], en: ['I would knock on my supervisor’s door and chat about the weekend.'] },
  }
  const likely = (text: string, one: object) => comparedWith([one], text)[0]?.[0]?.likely ?? Number.NaN
  const reports = 'I would report what I saw to my supervisor.'
  const chats = 'I would chat with my supervisor about the weekend.'
  expect(likely(reports, withExamples)).toBeGreaterThan(likely(reports, point))
  expect(likely(reports, withExamples)).toBeGreaterThan(5 * likely(chats, withExamples))
})

const MADE = [
  'I would tell my supervisor what I saw before the end of the shift.',
  'My supervisor has to know, so I report it to her tonight.',
  'I go to the person in charge and tell her everything that happened.',
  'I write to my supervisor the same day and describe what I saw.',
  'Before I leave I let the supervisor know about it.',
  'I would ask the supervisor for two minutes and report it.',
]
const CONTRARY = [
  'I would say nothing to the person in charge, because it is not my business.',
  'The person in charge must never hear about it from me.',
]
const taughtBy = (made: readonly string[], contrary: readonly string[], text: string) => {
  const taught = { ...point, examples: { fr: [], en: made }, counterexamples: { fr: [], en: contrary } }
  return comparedWith([taught], text)[0]?.[0]
}
const TYRES = 'My car needs new tyres.'

test('from enough examples on, what is not like them is the contrary, whatever its words', () => {
  expect(taughtBy(MADE, CONTRARY, 'The person in charge will never hear about it.')?.isContrary).toBe(true)
  expect(taughtBy(MADE, CONTRARY, 'I report what I saw to my supervisor tonight.')?.isContrary).toBe(false)
  expect(taughtBy(MADE, CONTRARY, TYRES)?.isContrary).toBe(true)
})

test('one example or counterexample too few, empty or repeated, is not enough', () => {
  expect(taughtBy(MADE.slice(1), CONTRARY, TYRES)?.isContrary).toBe(false)
  expect(taughtBy(MADE, CONTRARY.slice(1), TYRES)?.isContrary).toBe(false)
  expect(taughtBy([...MADE.slice(1), ' '], CONTRARY, TYRES)?.isContrary).toBe(false)
  expect(taughtBy([...MADE.slice(1), MADE[1] ?? ''], CONTRARY, TYRES)?.isContrary).toBe(false)
})

test('with few examples too, an example makes its like more likely and a counterexample less', () => {
  const likely = (made: readonly string[], contrary: readonly string[], text: string) =>
    taughtBy(made, contrary, text)?.likely ?? Number.NaN
  const hushed = 'It is not my business, so nobody hears about it from me.'
  expect(likely([], CONTRARY, hushed)).toBeLessThan(likely([], [], hushed))
  expect(likely(MADE.slice(0, 3), CONTRARY, hushed)).toBeLessThan(likely(MADE.slice(0, 3), [], hushed))
  const reported = 'Tonight I describe what I saw to my supervisor.'
  expect(likely(MADE.slice(0, 3), CONTRARY, reported)).toBeGreaterThan(likely([], CONTRARY, reported))
})
