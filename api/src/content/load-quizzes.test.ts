import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Quiz } from 'shared/model/content/quiz'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadQuizzes } from './load-quizzes.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'quizzes/ethics-principles.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
  mkdirSync(join(root, 'quizzes'))
  cpSync(join(CONTENT, FILE), join(root, FILE))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edit = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(root, FILE), 'utf8').replace(from, to))

test('the twelve shipped quizzes are right, the test’s own first', () => {
  const quizzes = loadQuizzes(CONTENT)
  expect(quizzes).toHaveLength(12)
  for (const quiz of quizzes) Quiz.parse({ ...quiz, updatedAt: new Date(0).toISOString() })
  expect(quizzes.slice(0, 2).map(({ category, difficulty }) => [category, difficulty])).toEqual([
    ['casper', 'beginner'],
    ['casper', 'beginner'],
  ])
})

test.each([
  [/timeLimit: 15/, 'timeLimit: 4', `${FILE}: timeLimit is wrong (too_small)`],
  [/timeLimit: 15/, 'timeLimit: 121', `${FILE}: timeLimit is wrong (too_big)`],
  [/passingScore: 70/, 'passingScore: 101', `${FILE}: passingScore is wrong (too_big)`],
  [/category: ethics/, 'category: law', `${FILE}: category is wrong (invalid_value)`],
  [/correctAnswer: "\d"/, 'correctAnswer: "4"', `${FILE}: questions.0.correctAnswer is wrong (invalid_value)`],
  [/correctAnswer: "(\d)"/, 'correctAnswer: $1', `${FILE}: questions.0.correctAnswer is wrong (invalid_value)`],
  [/( {4}options:\n {6}fr:\n) {8}- .*\n/, '$1', `${FILE}: questions.0.options.fr is wrong (too_small)`],
  [/( {4}options:\n {6}fr:\n)/, '$1        - Une de plus\n', `${FILE}: questions.0.options.fr is wrong (too_big)`],
  [/points: 1/, 'points: 0', `${FILE}: questions.0.points is wrong (too_small)`],
  [/- id: q2\n/, '- id: q1\n', `${FILE}: questions: the id q1 is used twice`],
  [/^category/m, 'rating: 5\ncategory', `${FILE}: the file is wrong (unrecognized_keys)`],
  [/^ {2}fr: .*$/m, '  fr: " "', `${FILE}: title.fr is wrong (too_small)`],
  [/^category/m, 'category: [', `${FILE}: not valid YAML`],
])('a wrong quiz file is named with its field: %s → %s', (from, to, message) => {
  edit(from, to)
  expect(() => loadQuizzes(root)).toThrow(message)
})

test('an id is used once', () => {
  cpSync(join(root, FILE), join(root, 'quizzes/again.yaml'))
  expect(() => loadQuizzes(root)).toThrow('quizzes: the id ethics-principles is used twice')
})

test('a folder that is missing is named', () => {
  rmSync(join(root, 'quizzes'), { recursive: true })
  expect(() => loadQuizzes(root)).toThrow('quizzes: this folder is missing')
})
