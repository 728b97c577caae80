import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeQuestion, makeQuizAttempt } from '../../testing/make.ts'
import { allAnswers, gradeQuiz, isPassed, isRight, quizStatus, summarise } from './quiz.ts'

const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10']
const quizOf = (count: number, passingScore = 70, points: readonly number[] = []) => ({
  passingScore,
  questions: ids.slice(0, count).map((id, i) => makeQuestion({ id, correctAnswer: '1', points: points[i] ?? 1 })),
})
const rightUpTo = (count: number) => Object.fromEntries(ids.map((id, i) => [id, i < count ? '1' : '0']))

describe('a score', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 100],
    [3, 1, 33],
    [3, 2, 67],
    [8, 1, 13],
    [10, 7, 70],
    [10, 10, 100],
  ])('of %i questions with %i right is %i percent', (count, right, score) => {
    expect(gradeQuiz(quizOf(count), rightUpTo(right))).toMatchObject({ score, right })
  })

  test('weighs the points', () => {
    expect(gradeQuiz(quizOf(2, 70, [3, 1]), { q1: '1', q2: '0' })).toEqual({ score: 75, right: 1, passed: true })
    expect(gradeQuiz(quizOf(2, 70, [3, 1]), { q1: '0', q2: '1' })).toEqual({ score: 25, right: 1, passed: false })
  })

  test('is 0 for a quiz whose questions have no points', () => {
    expect(gradeQuiz(quizOf(2, 70, [0, 0]), { q1: '1', q2: '1' }).score).toBe(0)
  })

  test.each([
    [69, 70, false],
    [70, 70, true],
    [71, 70, true],
    [0, 0, true],
    [99, 100, false],
    [100, 100, true],
  ])('of %i against %i passes: %s', (score, required, passed) => {
    expect(isPassed(score, required)).toBe(passed)
  })

  test.each([
    ['0', '0', true],
    ['0', '1', false],
    ['0', '', false],
    ['0', undefined, false],
  ])('the right option %s and the choice %s: %s', (correctAnswer, choice, right) => {
    const question = makeQuestion({ correctAnswer: correctAnswer as '0' })
    expect(isRight(question, choice === undefined ? {} : { q1: choice })).toBe(right)
  })
})

const questions = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom('__proto__', 'constructor', 'toString')),
    correctAnswer: fc.constantFrom('0', '1', '2', '3'),
    points: fc.integer({ min: 0, max: 100 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)
const graded = fc.record({
  quiz: fc.record({
    questions: questions.map((all) => all.map((one) => makeQuestion(one as Partial<ReturnType<typeof makeQuestion>>))),
    passingScore: fc.integer({ min: 0, max: 100 }),
  }),
  choices: fc.array(fc.constantFrom('0', '1', '2', '3', '', '4', 'x'), { minLength: 30, maxLength: 30 }),
})
/** Answers as JSON.parse returns them: `__proto__` is an ordinary key. */
const answersOf = (entries: [string, string][]): Record<string, string> => Object.fromEntries(entries)

describe('grading', () => {
  test('gives a whole percent from 0 to 100 and says whether it passes', () => {
    fc.assert(
      fc.property(graded, ({ quiz, choices }) => {
        const answers = answersOf(quiz.questions.map(({ id }, i) => [id, choices[i] ?? '']))
        const { score, right, passed } = gradeQuiz(quiz, answers)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(right).toBeLessThanOrEqual(quiz.questions.length)
        expect(passed).toBe(score >= quiz.passingScore)
      }),
    )
  })

  test('never falls when one more question is right', () => {
    fc.assert(
      fc.property(graded, fc.nat(), ({ quiz, choices }, at) => {
        const answers = answersOf(quiz.questions.map(({ id }, i) => [id, choices[i] ?? '']))
        const question = quiz.questions[at % Math.max(1, quiz.questions.length)]
        if (!question) return
        const better = answersOf([...Object.entries(answers), [question.id, question.correctAnswer]])
        expect(gradeQuiz(quiz, better).score).toBeGreaterThanOrEqual(gradeQuiz(quiz, answers).score)
      }),
    )
  })

  test('does not care for the order of the answers, nor for ids that are not in the quiz', () => {
    fc.assert(
      fc.property(graded, fc.dictionary(fc.string(), fc.string()), ({ quiz, choices }, noise) => {
        const entries = quiz.questions.map(({ id }, i): [string, string] => [id, choices[i] ?? ''])
        const own = new Set(entries.map(([id]) => id))
        const strange = Object.entries(noise).filter(([id]) => !own.has(id))
        expect(gradeQuiz(quiz, answersOf([...strange, ...entries.toReversed()]))).toEqual(
          gradeQuiz(quiz, answersOf(entries)),
        )
      }),
    )
  })

  test('an inherited property is no answer', () => {
    const quiz = { passingScore: 0, questions: [makeQuestion({ id: 'toString' }), makeQuestion({ id: '__proto__' })] }
    expect(gradeQuiz(quiz, {}).right).toBe(0)
    expect(Object.entries(allAnswers(quiz, {}))).toEqual([
      ['toString', ''],
      ['__proto__', ''],
    ])
  })
})

test('every question is sent, with an empty string where nothing was chosen, and nothing else', () => {
  expect(allAnswers(quizOf(3), { q2: '3', q9: '1' })).toEqual({ q1: '', q2: '3', q3: '' })
})

test.each([
  [null, 0, 'not_started'],
  [null, 1, 'in_progress'],
  [0, 1, 'in_progress'],
  [69, 1, 'in_progress'],
  [69, 0, 'in_progress'],
  [70, 1, 'completed'],
  [100, 3, 'completed'],
] as const)('a best score of %s after %i attempts is %s', (highest, attempts, status) => {
  expect(quizStatus(highest, attempts, 70)).toBe(status)
})

describe('the summary of attempts', () => {
  test('has neither score nor date while there is none', () => {
    expect(summarise([])).toEqual({ attempts: 0, highestScore: null, totalSeconds: 0, lastAt: null })
  })
  test('counts, adds the time, keeps the best score and the latest date', () => {
    const first = makeQuizAttempt({ score: 80, timeSpent: 60, createdAt: '2026-11-18T10:00:00.000Z' })
    const second = makeQuizAttempt({ score: 40, timeSpent: 30, createdAt: '2026-11-17T10:00:00.000Z' })
    const summary = { attempts: 2, highestScore: 80, totalSeconds: 90, lastAt: Date.parse(first.createdAt) }
    expect(summarise([first, second])).toEqual(summary)
    expect(summarise([second, first])).toEqual(summary)
  })
  test('a score of 0 is a score', () => {
    expect(summarise([makeQuizAttempt({ score: 0 })]).highestScore).toBe(0)
  })
})
