import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLE_MAX } from 'shared/model/content/rubric'
import { LANGUAGES } from 'shared/model/languages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../testing/api.ts'
import { loadKeyPointExamples } from './load-key-point-examples.ts'

const ID = 'cash-line-remark'
const SOURCE = join(import.meta.dirname, `../../content/key-point-examples/${ID}.yaml`)
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-examples-'))
  mkdirSync(join(root, 'key-point-examples'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
/** Loads the shipped file after a change of its text. */
const load = (from: string | RegExp, to: string) => {
  const file = join(root, `key-point-examples/${ID}.yaml`)
  cpSync(SOURCE, file)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toBe(text.replace(from, to))
  writeFileSync(file, text.replace(from, to))
  return () => loadKeyPointExamples(root, [ID])
}

test('each shipped file has sentences for every key point of a shipped scenario, none of them twice', async () => {
  const { names, load: loadAll } = shipped.keyPointExamples
  const all = await loadAll(names())
  const rubrics = new Map((await shipped.scenarios()).map(({ id, rubric }) => [id, rubric]))
  expect(all.length).toBe(rubrics.size)
  for (const { scenarioId: id, points } of all) {
    expect([...points.keys()], id).toEqual(rubrics.get(id)?.keyPoints.map((point) => point.id))
    for (const language of LANGUAGES) {
      const sentences = [...points.values()].flatMap(({ examples, counterexamples }) => [
        ...examples[language],
        ...counterexamples[language],
      ])
      expect(new Set(sentences).size, id).toBe(sentences.length)
    }
  }
})

test.each([
  ['no examples', /examples:\n {4}fr:\n( {6}- .*\n)+/, 'examples:\n    fr: []\n', 'examples.fr is wrong'],
  ['an empty sentence', /- ".+"/, '- ""', 'examples.fr.0 is wrong'],
  ['a sentence that is too long', /- ".+"/, `- "${'x'.repeat(EXAMPLE_MAX + 1)}"`, 'examples.fr.0 is wrong'],
  ['another list', /counterexamples/, 'remarks', 'is wrong'],
  ['a point without counterexamples', / {2}counterexamples:\n(?: {4}.*\n)+/, '', 'counterexamples is wrong'],
])('a file with %s is refused', (_, from, to, message) => {
  expect(load(from, to)).toThrow(message)
})
