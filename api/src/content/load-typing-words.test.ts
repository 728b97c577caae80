import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTypingWords } from './load-typing-words.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'words.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edited = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(CONTENT, FILE), 'utf8').replace(from, to))

test('the shipped lists have 400 common words and 300 medical terms in each language', () => {
  const { common, medical } = loadTypingWords(CONTENT)
  expect([common.fr, common.en, medical.fr, medical.en].map(({ length }) => length)).toEqual([400, 400, 300, 300])
})

test.each([
  ['le, la', 'le, le', `${FILE}: common.fr has le twice`],
  ['le, la', '"le la"', `${FILE}: common.fr has two words in one: le la`],
  ['le, la', '"", la', `${FILE}: common.fr.0 is wrong (too_small)`],
  [/^medical:/m, 'medicine:', `${FILE}: medical is wrong (invalid_type)`],
])('a wrong list is named: %s → %s', (from, to, message) => {
  edited(from, to)
  expect(() => loadTypingWords(root)).toThrow(message)
})
