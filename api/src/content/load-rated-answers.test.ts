import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../testing/api.ts'
import { loadRatedAnswers } from './load-rated-answers.ts'

const SOURCE = join(import.meta.dirname, '../../content/rated-answers/cash-line-remark.yaml')
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-rated-'))
  mkdirSync(join(root, 'rated-answers'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
/** Loads the shipped file after a change of its text. */
const load = (from: string | RegExp, to: string) => {
  const file = join(root, 'rated-answers/cash-line-remark.yaml')
  cpSync(SOURCE, file)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toBe(text.replace(from, to))
  writeFileSync(file, text.replace(from, to))
  return () => loadRatedAnswers(root, ['cash-line-remark'])
}

test('every shipped file is valid and belongs to a shipped scenario, which gets it', async () => {
  const ids = shipped.ratedAnswers.names()
  const all = await shipped.ratedAnswers.load(ids)
  const scenarios = new Set((await shipped.scenarios()).map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(0)
  for (const { scenarioId, answers } of all) {
    expect(scenarios.has(scenarioId), scenarioId).toBe(true)
    expect(answers.map(({ level }) => level)).toEqual(['weak', 'middling', 'strong'])
  }
})

test.each([
  ['another scenario', /^scenario: .*/, 'scenario: equal-ice-time', 'scenario is not cash-line-remark'],
  ['levels in another order', 'level: weak', 'level: strong', 'answers.0.level is not weak'],
  ['an unknown level', 'level: weak', 'level: poor', 'answers.0.level is wrong'],
  ['a rating between two steps', 'rating: 2.5', 'rating: 2.4', 'answers.0.rating is wrong'],
  ['a rating that does not rise', 'rating: 5.5', 'rating: 2.5', 'answers.1.rating is not above'],
  ['an answer of one block', /(fr: \|\n.+)\n\n/, '$1\n', 'answers.0.fr does not have a block for each question'],
  ['an answer that is too short', /fr: \|\n.+\n\n.+/, 'fr: |\n      Un.\n\n      Deux.', 'answers.0.fr has 2 words'],
])('a file with %s is refused', (_, from, to, message) => {
  expect(load(from, to)).toThrow(message)
})
