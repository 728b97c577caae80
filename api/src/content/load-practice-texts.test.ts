import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanPracticeText, PracticeText } from 'shared/model/content/practice-text'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadPracticeTexts } from './load-practice-texts.ts'

const CONTENT = join(import.meta.dirname, '../../content')
const FILE = 'practice-texts.yaml'
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-content-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const edited = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, FILE), readFileSync(join(CONTENT, FILE), 'utf8').replace(from, to))

test('the forty shipped texts are right and clean, the two of last resort first', () => {
  const texts = loadPracticeTexts(CONTENT)
  expect(texts).toHaveLength(40)
  expect(texts.slice(0, 2).map(({ title_en }) => title_en)).toEqual(['Heart Anatomy', 'Patient Communication'])
  for (const text of texts) {
    expect(z.omit(PracticeText, { updatedAt: true }).parse(text)).toEqual(text)
    for (const words of [text.title_fr, text.title_en, text.text_fr, text.text_en])
      expect(cleanPracticeText(words)).toBe(words)
  }
})

test.each([
  [/id: two-lungs/, 'id: heart-anatomy', `${FILE}: the id heart-anatomy is used twice`],
  [/difficulty: easy/, 'difficulty: Beginner', `${FILE}: 0.difficulty is wrong (invalid_value)`],
  [/title_fr: .*/, 'title_fr: ""', `${FILE}: 0.title_fr is wrong (too_small)`],
  [/text_en: \|-\n.*/, 'text_en: Short', `${FILE}: 0.text_en is wrong (too_small)`],
  [/difficulty: easy/, 'difficulty: easy\n  colour: red', `${FILE}: 0 is wrong (unrecognized_keys)`],
])('a wrong entry is named with its field: %s → %s', (from, to, message) => {
  edited(from, to)
  expect(() => loadPracticeTexts(root)).toThrow(message)
})
