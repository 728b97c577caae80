import { expect, test } from 'vitest'
import { emptyAnswer } from '#data/practice/practice-answers'
import { makePracticeRun } from '../../../testing/practice'
import { timeUse } from './time-use'

const key = { runId: 'run-1', scenario: 0 } as const
const first = {
  ...emptyAnswer({ ...key, question: 0 }),
  text: 'Je lui parle ce soir.',
  firstKeyMs: 40_000,
  lastKeyMs: 90_000,
}
const second = { ...emptyAnswer({ ...key, question: 1 }), text: 'Parce que.', firstKeyMs: 95_000, lastKeyMs: 200_000 }

test('thinking, typing and what is left make the whole step', () => {
  expect(timeUse(makePracticeRun(), 0, [first, second])).toEqual({
    usedMs: 210_000,
    thinkingMs: 40_000,
    typingMs: 160_000,
    afterMs: 10_000,
    lastWords: null,
  })
})
test('a step that was left early had only so much time', () => {
  const run = makePracticeRun({ leftEarly: { 1: 205_000 }, extraTime: 2 })
  expect(timeUse(run, 0, [second, first])).toMatchObject({ usedMs: 205_000, typingMs: 160_000, afterMs: 5000 })
})
test('words of the last thirty seconds are those that were not there before', () => {
  const answers = [
    { ...first, wordsBeforeLast30: 5 },
    { ...second, wordsBeforeLast30: 0 },
  ]
  expect(timeUse(makePracticeRun(), 0, answers).lastWords).toBe(2)
})
test('words that were taken away at the end are not fewer than none', () => {
  const answers = [{ ...first, wordsBeforeLast30: 9 }]
  expect(timeUse(makePracticeRun(), 0, answers).lastWords).toBe(0)
})
test('where nothing was typed all was thinking', () => {
  expect(timeUse(makePracticeRun(), 0, [])).toEqual({
    usedMs: 210_000,
    thinkingMs: 210_000,
    typingMs: 0,
    afterMs: 0,
    lastWords: null,
  })
})
