import { expect, test } from 'vitest'
import { openConcepts } from '../concepts.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { openTable } from '../phrase-model.ts'
import { readAnswer } from '../read-answer.ts'
import { COMPARED_MOST, compareAll } from './compare.ts'

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
