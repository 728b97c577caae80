import { expect, test } from 'vitest'
import {
  makeActivity,
  makeEvaluation,
  makeQuestion,
  makeQuiz,
  makeQuizAttempt,
  makeScenario,
} from '../../testing/make.ts'
import { answerRecord, quizRecord, reviewRecord, testRecord } from './records.ts'
import { studyLibrary } from './study-library.ts'

const dayOf = () => '2026-01-15'

test('an answer becomes a record; what an assistant said has no score, and only speech is counted by words', () => {
  const scenario = makeScenario({ competencies: ['ethics', 'fairness'] })
  const own = makeEvaluation({ score: 6, responseType: 'audio', response: 'euh je dis euh bonjour', language: 'fr' })
  expect(answerRecord(own, scenario, dayOf)).toMatchObject({
    day: '2026-01-15',
    competencies: ['ethics', 'fairness'],
    score: 6,
    isSpoken: true,
    words: 5,
    fillers: 2,
    isCredited: true,
  })
  const pasted = makeEvaluation({ engine: { id: 'pasted:claude', version: '1', pasted: true } })
  expect(answerRecord(pasted, undefined, dayOf)).toMatchObject({
    competencies: [],
    score: null,
    isCredited: false,
    words: 0,
  })
})

test('an attempt counts the questions that were asked and still stand, by competency', () => {
  const questions = [
    makeQuestion({ id: 'q1', correctAnswer: '0', competency: 'ethics' }),
    makeQuestion({ id: 'q2', correctAnswer: '0', competency: 'ethics' }),
    makeQuestion({ id: 'q3', correctAnswer: '0', competency: null }),
    makeQuestion({ id: 'q4', correctAnswer: '0', competency: 'empathy' }),
  ]
  const attempt = makeQuizAttempt({ answers: { q1: '0', q2: '1', q3: '0', gone: '0' } })
  expect(quizRecord(attempt, makeQuiz({ questions }), dayOf).counts).toEqual({ ethics: { asked: 2, right: 1 } })
})

test('acts of the log: a review names its card, a practice test its kind', () => {
  const quizById = new Map([['a', makeQuiz({ id: 'a', questions: [makeQuestion({ id: 'b', competency: 'ethics' })] })]])
  const review = (rating: number) =>
    reviewRecord(makeActivity({ type: 'review', data: { card: 'a/b', rating } }), quizById)
  expect(review(1)).toMatchObject({ card: 'a/b', day: '2026-01-15', competency: 'ethics', isRight: false })
  expect(review(3)).toMatchObject({ isRight: true })
  const test = (type: 'casper_test' | 'casper_module' | 'casper_scenario', planId?: string) =>
    testRecord(makeActivity({ type, data: planId ? { planId } : {} }))?.kind
  expect([test('casper_test', 'full-2'), test('casper_test', 'mini-1'), test('casper_module', 'drill-ethics')]).toEqual(
    ['full', 'mini', 'drill'],
  )
  expect([test('casper_test'), test('casper_scenario', 'full-1')]).toEqual([undefined, undefined])
})

test('the library offers what can be answered in the language, with what the model answers need', () => {
  const model = (wpm: number) => ({ wpm, fr: 'un deux trois', en: 'one two' })
  const scenarios = [
    makeScenario({ id: 'typed', order: 1, format: 'typed', modelAnswers: [36, 50, 70].map(model) }),
    makeScenario({ id: 'spoken', order: 2, format: 'video', modelAnswers: [60, 90].map(model) }),
    makeScenario({ id: 'english', content: { fr: '', en: 'Only here' } }),
  ]
  const quizzes = [
    makeQuiz({ id: 'facts', category: 'anatomy' }),
    makeQuiz({ id: 'ethics' }),
    makeQuiz({ id: 'draft', isPublished: false }),
  ]
  const found = studyLibrary({ scenarios, quizzes, modules: [] }, 'fr', new Set())
  expect(found.scenarios.map(({ id, isSpoken }) => [id, isSpoken])).toEqual([
    ['typed', false],
    ['spoken', true],
  ])
  expect(found.quizzes.map(({ id }) => id)).toEqual(['ethics'])
  expect([found.typingNeeded, found.spokenNeeded]).toEqual([50, 3])
})
