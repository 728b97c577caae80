import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RubricInput } from 'shared/model/content/rubric'
import { Scenario } from 'shared/model/content/scenario'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadScenarios } from './load-scenarios.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'scenarios/001-cash-line-remark.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
  mkdirSync(join(root, 'scenarios'))
  cpSync(join(CONTENT, FILE), join(root, FILE))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edit = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(root, FILE), 'utf8').replace(from, to))

test('the forty-eight shipped scenarios are right, in their order: sixteen spoken, thirty-two typed', () => {
  const scenarios = loadScenarios(CONTENT)
  expect(scenarios.map(({ order }) => order)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1))
  expect(scenarios.filter(({ format }) => format === 'video')).toHaveLength(16)
  expect(scenarios.filter(({ format }) => format === 'typed')).toHaveLength(32)
  for (const scenario of scenarios) {
    expect(Scenario.parse(scenario)).toEqual(scenario)
    expect(RubricInput.parse(scenario.rubric)).toEqual(scenario.rubric)
  }
})

test.each([
  [/format: video/, 'format: spoken', `${FILE}: format is wrong (invalid_value)`],
  [/kind: situational/, 'kind: clinical', `${FILE}: kind is wrong (invalid_value)`],
  [/competencies: \[.*\]/, 'competencies: [kindness]', `${FILE}: competencies.0 is wrong (invalid_value)`],
  [/(^content:\n)[\s\S]*?(^ {2}en:)/m, '$1  fr: "  "\n$2', `${FILE}: content.fr is wrong (too_small)`],
  [/(^questions:\n)[\s\S]*?(^tags:)/m, '$1  - { fr: a, en: b }\n$2', `${FILE}: questions is wrong (too_small)`],
  [/(^questions:\n)/m, '$1  - { fr: a, en: b }\n', `${FILE}: questions is wrong (too_big)`],
  [
    /- id: answer-the-customer/,
    '- id: ease-pressure-on-gilles',
    `${FILE}: rubric.keyPoints: the id ease-pressure-on-gilles is used twice`,
  ],
  [/kind: action\n/, 'kind: deed\n', `${FILE}: rubric.keyPoints.0.kind is wrong (invalid_value)`],
  [/wpm: 60/, 'wpm: 0', `${FILE}: modelAnswers.0.wpm is wrong (too_small)`],
  [/(wpm: 60\n {4}fr: \|\n.*\n)\n/, '$1', `${FILE}: modelAnswers.0.fr does not have a block for each question`],
  [/^commentary:[\s\S]*/m, '', `${FILE}: commentary is wrong (invalid_type)`],
  [/^order: 1/m, 'order: 1\nauthor: me', `${FILE}: the file is wrong (unrecognized_keys)`],
])('a wrong scenario file is named with its field: %s → %s', (from, to, message) => {
  edit(from, to)
  expect(() => loadScenarios(root)).toThrow(message)
})

test('an id is used once', () => {
  cpSync(join(root, FILE), join(root, 'scenarios/002-again.yaml'))
  expect(() => loadScenarios(root)).toThrow('scenarios: the id cash-line-remark is used twice')
})
