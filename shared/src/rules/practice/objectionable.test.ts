import { describe, expect, test } from 'vitest'
import type { KeyPoint } from '../../model/content/rubric.ts'
import { HARM_KINDS } from '../evaluator/lexicon/harm-kind.ts'
import { HARM_MARKS, misfitOf } from './objectionable.ts'

const none = { fr: [], en: [] }
const makeKeyPoint = (id: string): KeyPoint => ({ id, kind: 'action', text: { fr: id, en: id }, any: none })
const rubric = { keyPoints: [makeKeyPoint('ask'), makeKeyPoint('repair-it')] }
const evaluation = {
  response: 'I would ask him. I would also listen.',
  feedback: {
    suggestions: [],
    met: [{ keyPointId: 'ask', text: 'Ask.', sentence: 0 }],
    missed: [{ keyPointId: 'listen', text: 'Listen.' }],
  },
}

describe('an objection fits', () => {
  test.each([
    ['a point that was found', { pointId: 'ask', kind: 'not-meant', sentence: 'I would ask him.' }],
    ['a point that was not', { pointId: 'listen', kind: 'said', sentence: 'I would also listen.' }],
    ['a point that another version of the evaluator found', { pointId: 'ask', kind: 'said', sentence: '' }],
    ['a point that the rubric has meanwhile', { pointId: 'repair-it', kind: 'said', sentence: '' }],
    ['a harm', { pointId: 'harm-lying', kind: 'no-harm', sentence: 'I would ask him.' }],
  ] as const)('%s', (_, objection) => expect(misfitOf(evaluation, rubric, objection)).toBeUndefined())
})

describe('an objection does not fit', () => {
  test.each([
    ['a point of another scenario', { pointId: 'repair', kind: 'said', sentence: '' }, 'pointId'],
    ['a harm that is none', { pointId: 'harm-ask', kind: 'no-harm', sentence: '' }, 'pointId'],
    ['a key point as a harm', { pointId: 'ask', kind: 'no-harm', sentence: '' }, 'pointId'],
    [
      'a sentence that the answer does not have',
      { pointId: 'ask', kind: 'said', sentence: 'I would shout.' },
      'sentence',
    ],
  ] as const)('%s', (_, objection, field) => expect(misfitOf(evaluation, rubric, objection)).toBe(field))

  test('anything where the evaluation has no points', () => {
    const bare = { ...evaluation, feedback: { suggestions: [] } }
    expect(misfitOf(bare, undefined, { pointId: 'ask', kind: 'said', sentence: '' })).toBe('pointId')
  })
})

test('there is a mark for each harm', () => {
  expect([...HARM_MARKS]).toEqual(HARM_KINDS.map((kind) => `harm-${kind}`))
})
