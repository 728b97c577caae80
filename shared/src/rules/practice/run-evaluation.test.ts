import { describe, expect, test } from 'vitest'
import { RESPONSE_MAX } from '../../model/evaluation.ts'
import { MEAN_HALF } from '../evaluator/confidence.ts'
import { DIMENSIONS } from '../evaluator/dimension.ts'
import {
  creditsFor,
  evaluabilityOf,
  MODULE_OF_DIMENSION,
  type RunAnswer,
  runEvaluationId,
  runMean,
  weakestDimension,
} from './run-evaluation.ts'

test('the same scenario of the same run has the same id, and no other has it', () => {
  expect(runEvaluationId('run', 1)).toBe(runEvaluationId('run', 1))
  expect(new Set([runEvaluationId('run', 1), runEvaluationId('run', 11), runEvaluationId('run1', 1)]).size).toBe(3)
})

describe('what can be evaluated', () => {
  const typed = (first: string, second: string, isWhole = true): RunAnswer => ({
    format: 'typed',
    answers: [first, second],
    isWhole,
  })
  const half = RESPONSE_MAX / 2
  test.each<[string, RunAnswer, string]>([
    ['both answers', typed('Je lui parle.', 'Oui.'), 'ready'],
    ['the first alone', typed('Je lui parle.', ''), 'ready'],
    ['the second alone', typed(' \n', 'Oui.'), 'ready'],
    ['a single letter', typed('', 'x'), 'ready'],
    ['nothing but space', typed(' ', '\n'), 'unanswered'],
    ['nothing, and only a beginning here', typed('', '', false), 'unanswered'],
    ['a beginning', typed('Je lui', 'Oui', false), 'elsewhere'],
    ['a transcript', { ...typed('I would ask.', ''), format: 'video' }, 'ready'],
    ['no transcript', { ...typed('', ''), format: 'video' }, 'unheard'],
    // The answers are joined by a blank line, which is two characters.
    ['as long as an answer may be', typed('x'.repeat(half), 'x'.repeat(half - 2)), 'ready'],
    ['one character more', typed('x'.repeat(half), 'x'.repeat(half - 1)), 'too-long'],
  ])('%s', (_, answer, expected) => {
    expect(evaluabilityOf(answer)).toBe(expected)
  })
})

test.each([
  [7, undefined, 7, 0],
  [7, { limit: null, used: 500 }, 7, 0],
  [7, { limit: 100, used: 92 }, 7, 0],
  [7, { limit: 100, used: 93 }, 7, 0],
  [7, { limit: 100, used: 94 }, 6, 1],
  [7, { limit: 3, used: 0 }, 3, 4],
  [7, { limit: 3, used: 3 }, 0, 7],
  [7, { limit: 3, used: 4 }, 0, 7],
  [0, { limit: 3, used: 3 }, 0, 0],
])('%i evaluations with %j: %i count, %i are beyond', (count, allowance, counted, beyond) => {
  expect(creditsFor(count, allowance)).toEqual({ counted, beyond })
})

describe('the mean of a run', () => {
  const scored = (...scores: number[]) => scores.map((score) => ({ score }))
  test('needs seven scenarios', () => {
    expect(runMean(scored(5, 5, 5, 5, 5, 5))).toBeUndefined()
    expect(runMean(scored(4, 5, 6, 4, 5, 6, 5))).toEqual({ score: 5, range: [5 - MEAN_HALF, 5 + MEAN_HALF] })
    expect(runMean(scored(5, 5, 5, 5, 5, 5, 5, 9))?.score).toBe(5.5)
  })
  test('does not count the score of an assistant', () => {
    const pasted = { score: 9, engine: { id: 'pasted:claude', version: '1' } }
    expect(runMean([...scored(5, 5, 5, 5, 5, 5), pasted])).toBeUndefined()
  })
  test('stays on the scale', () => {
    expect(runMean(scored(...Array(7).fill(8.5)))?.range).toEqual([8.5 - MEAN_HALF, 9])
    expect(runMean(scored(...Array(7).fill(1)))?.range).toEqual([1, 1 + MEAN_HALF])
  })
})

describe('the weakest dimension', () => {
  const of = (dimensions?: Record<string, number>) => (dimensions ? { dimensions } : {})
  test('is the one with the lowest mean over all scenarios', () => {
    const run = [of({ empathy: 3, actions: 6, ethics: 5 }), of({ empathy: 8, actions: 4, ethics: 5.2 })]
    expect(weakestDimension(run)).toEqual({ dimension: 'actions', score: 5 })
  })
  test('is the first of equals, and counts only the scenarios that have it', () => {
    expect(weakestDimension([of({ ethics: 4, options: 4 }), of({ options: 4 }), of()])?.dimension).toBe('options')
  })
  test('is not there without scores', () => {
    expect(weakestDimension([])).toBeUndefined()
    expect(weakestDimension([of(), of({ unheard: 1 })])).toBeUndefined()
  })
  test('has an exercise that trains it', () => {
    expect(Object.keys(MODULE_OF_DIMENSION).sort()).toEqual([...DIMENSIONS].sort())
  })
})
