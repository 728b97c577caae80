import { expect, test } from 'vitest'
import { openConcepts } from '../concepts.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { openTable } from '../phrase-model.ts'
import { readAnswer } from '../read-answer.ts'
import { COMPARED_MOST, compareAll } from './compare.ts'
import { EXAMPLES_ENOUGH } from './features.ts'

const known = {
  language: 'en',
  cues: [],
  weights: openTable(ENGLISH.phrases).weights,
  concepts: openConcepts(ENGLISH.concepts, 'en'),
} as const
const point = {
  id: 'tell',
  kind: 'action',
  text: { fr: 'Le dire à la responsable', en: 'Tell the person in charge' },
  any: { fr: ['responsable'], en: ['person in charge'] },
} as const
const compared = (sentences: number) => {
  const { sentences: read, folded } = readAnswer('I would tell the person in charge. '.repeat(sentences), 'en')
  const texts = read.map(({ start, end }) => folded.text.slice(start, end))
  return compareAll([point] as never, read, texts, known)
}

test('as many sentences are compared as the limit allows, and no more', () => {
  expect(compared(COMPARED_MOST - 1)).toHaveLength(COMPARED_MOST - 1)
  expect(compared(COMPARED_MOST)).toHaveLength(COMPARED_MOST)
  expect(compared(COMPARED_MOST + 1)).toHaveLength(COMPARED_MOST)
  expect(compared(1)[0]?.[0]?.isRepeated).toBe(true)
})

test('what was read of a rubric serves the next answer, in its own language alone', () => {
  const english = compared(2)
  const french = readAnswer('Je le dirais à la responsable.', 'fr')
  const inFrench = compareAll([point] as never, french.sentences, [french.folded.text], {
    ...known,
    language: 'fr',
    weights: new Map(),
  })
  expect(inFrench).toHaveLength(1)
  expect(compared(2)).toEqual(english)
})

test('with examples, an answer in their words makes the point, and one in the words of a counterexample does not', () => {
  const withExamples = {
    ...point,
    examples: { fr: [], en: ['I would knock on my supervisor’s door and report what I saw.'] },
    counterexamples: { fr: [], en: ['I would knock on my supervisor’s door and chat about the weekend.'] },
  }
  const likely = (text: string, one: object) => {
    const { sentences, folded } = readAnswer(text, 'en')
    return compareAll([one] as never, sentences, [folded.text], known)[0]?.[0]?.likely ?? Number.NaN
  }
  const reports = 'I would report what I saw to my supervisor.'
  const chats = 'I would chat with my supervisor about the weekend.'
  expect(likely(reports, withExamples)).toBeGreaterThan(likely(reports, point))
  expect(likely(reports, withExamples)).toBeGreaterThan(10 * likely(chats, withExamples))
})

test('from enough examples on, they alone decide: what is like none of them is the contrary, whatever its words', () => {
  const made = [
    'I would tell my supervisor what I saw before the end of the shift.',
    'My supervisor has to know, so I report it to her tonight.',
    'I go to the person in charge and tell her everything that happened.',
    'I write to my supervisor the same day and describe what I saw.',
    'Before I leave I let the supervisor know about it.',
    'I would ask the supervisor for two minutes and report it.',
  ]
  const contrary = [
    'I would say nothing to the person in charge, because it is not my business.',
    'The person in charge must never hear about it from me.',
  ]
  const of = (examples: number, text: string) => {
    const taught = {
      ...point,
      examples: { fr: [], en: made.slice(0, examples) },
      counterexamples: { fr: [], en: contrary },
    }
    const { sentences, folded } = readAnswer(text, 'en')
    return compareAll([taught] as never, sentences, [folded.text], known)[0]?.[0]
  }
  const silent = 'The person in charge will never hear about it.'
  expect(of(EXAMPLES_ENOUGH, silent)?.isContrary).toBe(true)
  expect(of(EXAMPLES_ENOUGH, 'I report what I saw to my supervisor tonight.')?.isContrary).toBe(false)
  expect(of(EXAMPLES_ENOUGH, 'My car needs new tyres.')?.isContrary).toBe(true)
  expect(of(EXAMPLES_ENOUGH - 1, 'My car needs new tyres.')?.isContrary).toBe(false)
})
