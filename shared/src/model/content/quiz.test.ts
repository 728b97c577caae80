import { describe, expect, test } from 'vitest'
import { ModulePageInput, ModulePatch } from './module-input.ts'
import { QuizInput, QuizPatch } from './quiz.ts'
import { ScenarioInput, ScenarioPatch } from './scenario.ts'

const both = { fr: 'Texte', en: 'Text' }
const four = ['a', 'b', 'c', 'd']
const question = { question: both, options: { fr: four, en: four }, correctAnswer: '2' }
const quiz = { title: both, description: both, questions: [question] }

test('a new quiz gets the defaults', () => {
  const made = QuizInput.parse(quiz)
  expect(made).toMatchObject({ category: 'casper', timeLimit: 30, passingScore: 70, isPublished: false })
  expect(made.questions[0]).toMatchObject({ type: 'multiple_choice', points: 1, explanation: { fr: '', en: '' } })
})

describe.each([
  ['quiz', QuizPatch],
  ['scenario', ScenarioPatch],
  ['module', ModulePatch],
])('a change of a %s', (_, Patch) => {
  test('that only publishes resets nothing else to its default', () => {
    expect(Patch.parse({ isPublished: 1 })).toEqual({ isPublished: true })
    expect(Patch.parse({ isPublished: 0 })).toEqual({ isPublished: false })
    expect(Patch.parse({})).toEqual({})
  })
})

test.each([
  ['no question', { questions: [] }, ['questions']],
  ['a title in one language only', { title: { fr: 'Texte', en: ' ' } }, ['title', 'en']],
  [
    'three options',
    { questions: [{ ...question, options: { fr: four, en: four.slice(1) } }] },
    ['questions', 0, 'options', 'en'],
  ],
  [
    'an empty option',
    { questions: [{ ...question, options: { fr: ['', ...four.slice(1)], en: four } }] },
    ['questions', 0, 'options', 'fr', 0],
  ],
  ['no correct answer', { questions: [{ ...question, correctAnswer: '' }] }, ['questions', 0, 'correctAnswer']],
  ['4 minutes', { timeLimit: 4 }, ['timeLimit']],
  ['121 minutes', { timeLimit: 121 }, ['timeLimit']],
  ['-1 percent', { passingScore: -1 }, ['passingScore']],
  ['101 percent', { passingScore: 101 }, ['passingScore']],
])('a quiz with %s is refused, and the field is named', (_, over, path) => {
  expect(QuizInput.safeParse({ ...quiz, ...over }).error?.issues.map((issue) => issue.path)).toEqual([path])
})

test.each([5, 120])('%i minutes are a time limit', (timeLimit) => {
  expect(QuizInput.parse({ ...quiz, timeLimit }).timeLimit).toBe(timeLimit)
})

test.each([0, 100])('%i percent are a passing score', (passingScore) => {
  expect(QuizInput.parse({ ...quiz, passingScore }).passingScore).toBe(passingScore)
})

test.each([
  [0, false],
  [1, true],
  [60, true],
  [61, false],
])('a page of %i minutes is accepted: %s', (estimatedTime, accepted) => {
  expect(ModulePageInput.safeParse({ title: both, content: both, estimatedTime }).success).toBe(accepted)
})

test.each([
  [0, false],
  [1, true],
])('a module of %i minutes is accepted: %s', (duration, accepted) => {
  expect(ModulePatch.safeParse({ duration }).success).toBe(accepted)
})

test('a module keeps at least one page', () => {
  const page = { title: both, content: both }
  expect(ModulePatch.safeParse({ pages: [] }).success).toBe(false)
  expect(ModulePatch.parse({ pages: [page] }).pages).toMatchObject([{ type: 'text', estimatedTime: 5 }])
})

test('a new scenario gets the defaults, and its tags are trimmed', () => {
  const made = ScenarioInput.parse({
    title: both,
    description: both,
    content: both,
    tags: { fr: [' équipe '], en: [] },
  })
  expect(made).toMatchObject({ difficulty: 'beginner', category: 'communication', courseId: null, isPublished: false })
  expect(made.tags.fr).toEqual(['équipe'])
})
