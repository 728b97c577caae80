import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GameContent } from 'shared/model/content/game-content'
import { isAccepted } from 'shared/rules/games/cognitive-reflection'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadGames } from './load-games.ts'
import { loadTypingWords } from './load-typing-words.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const WORDS = loadTypingWords(CONTENT)
const FILE = 'games.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
  copyFileSync(join(CONTENT, 'words.yaml'), join(root, 'words.yaml'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edited = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(CONTENT, FILE), 'utf8').replace(from, to))

test('the shipped games are right, frozen, with words to remember', () => {
  const content = loadGames(CONTENT, WORDS)
  expect(GameContent.parse(content)).toEqual(content)
  expect(Object.isFrozen(content.stroop.items[0])).toBe(true)
  expect(content.stroop.pool).toHaveLength(12)
  for (const words of Object.values(content.verbalMemory.words)) {
    expect(words.length).toBeGreaterThan(100)
    expect(words.every((word) => word.length >= 4)).toBe(true)
  }
})

test('an emotion is described by what its drawing has: a face and shoulders', () => {
  for (const { illustration } of loadGames(CONTENT, WORDS).emotionRecognition.items) {
    expect(illustration.fr).toMatch(/sourcils/)
    expect(illustration.fr).not.toMatch(/main|poing|porte|tasse|chaise|\bsac\b/)
    expect(illustration.en).not.toMatch(/hand|fist|door|cup|chair|bag/)
  }
})

test('the answers are those that learners are told', () => {
  const { cognitiveReflection } = loadGames(CONTENT, WORDS)
  expect(cognitiveReflection.map(({ answer }) => answer.en)).toEqual(['5 minutes', '$0.05', 'Second'])
  for (const { answer, tempting, accept } of cognitiveReflection)
    for (const language of ['fr', 'en'] as const) {
      expect(isAccepted(answer[language], accept[language])).toBe(true)
      expect(isAccepted(tempting[language], accept[language])).toBe(false)
    }
})

test.each([
  [/id: lost-wallet/, 'id: double-booked-room', `${FILE}: the id double-booked-room is used twice`],
  [/correct: fear/, 'correct: bored', `${FILE}: emotionRecognition.items.0.correct is wrong (invalid_value)`],
  [/ink: blue/, 'ink: pink', `${FILE}: stroop.items.0.ink is wrong (invalid_value)`],
  [/correctAnswer: "1"/, 'correctAnswer: "4"', `${FILE}: situationalJudgment.0.correctAnswer is wrong (invalid_value)`],
  [
    / {4}correctAnswer: "0"\n {4}explanation/,
    '    correctAnswer: "1"\n    explanation',
    `${FILE}: trays names another option`,
  ],
  [
    /competency: ethics/,
    'competency: ethics\n    colour: red',
    `${FILE}: situationalJudgment.1 is wrong (unrecognized_keys)`,
  ],
])('a wrong entry is named with its field: %s → %s', (from, to, message) => {
  edited(from, to)
  expect(() => loadGames(root, WORDS)).toThrow(message)
})
