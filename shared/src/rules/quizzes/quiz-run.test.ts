import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeQuiz } from '../../testing/make.ts'
import { choose, EXTRA_TIMES, isExtraTime, type QuizRun, runEndsAt, secondsLeft, secondsSpent } from './quiz-run.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const makeRun = (over: Partial<QuizRun> = {}): QuizRun => ({
  quizId: 'ethics-principles',
  attemptId: 'attempt-1',
  quiz: makeQuiz({ timeLimit: 5 }),
  startedAt: START,
  extraTime: 1,
  answers: {},
  index: 0,
  ...over,
})

describe('the clock of a run of five minutes', () => {
  test.each([
    [-60_000, 300, 0],
    [0, 300, 0],
    [499, 299.501, 0],
    [500, 299.5, 1],
    [1000, 299, 1],
    [299_999, 0.001, 300],
    [300_000, 0, 300],
    [300_001, 0, 300],
    [86_400_000, 0, 300],
  ])('%i ms after the start: %f s left, %i s spent', (passed, left, spent) => {
    expect(secondsLeft(makeRun(), START + passed)).toBe(left)
    expect(secondsSpent(makeRun(), START + passed)).toBe(spent)
  })

  test.each([
    [1, 300],
    [1.25, 375],
    [1.5, 450],
    [2, 600],
  ] as const)('with extra time × %f it is %i seconds long', (extraTime, seconds) => {
    const run = makeRun({ extraTime })
    expect(secondsLeft(run, START)).toBe(seconds)
    expect(runEndsAt(run)).toBe(START + seconds * 1000)
  })

  test('never gives more than the whole time, never less than none, and spent and left make the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(...EXTRA_TIMES),
        fc.integer({ min: 5, max: 120 }),
        (passed, extraTime, timeLimit) => {
          const run = makeRun({ extraTime, quiz: makeQuiz({ timeLimit }) })
          const left = secondsLeft(run, START + passed)
          const whole = timeLimit * 60 * extraTime
          expect(left >= 0 && left <= whole).toBe(true)
          expect(Math.abs(left + secondsSpent(run, START + passed) - whole)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})

test.each([
  [1, true],
  [1.25, true],
  [1.5, true],
  [2, true],
  [3, false],
  [0, false],
  ['1', false],
  [undefined, false],
])('%s is extra time: %s', (value, is) => {
  expect(isExtraTime(value)).toBe(is)
})

test('the first choice on a question stays', () => {
  const once = choose(makeRun(), 'q1', '2')
  expect(once.answers).toEqual({ q1: '2' })
  expect(choose(once, 'q1', '0').answers).toEqual({ q1: '2' })
  expect(choose(once, 'q2', '0').answers).toEqual({ q1: '2', q2: '0' })
})
