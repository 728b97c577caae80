import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PracticeText } from 'shared/model/content/practice-text'
import { expect, test } from 'vitest'
import { BUILTIN_TEXTS } from './builtin-texts'

const CONTENT = readFileSync(join(import.meta.dirname, '../../../../../api/content/practice-texts.yaml'), 'utf8')

test('the built-in texts are the first two that are shipped, word for word', () => {
  expect(BUILTIN_TEXTS.map(({ title_en }) => title_en)).toEqual(['Heart Anatomy', 'Patient Communication'])
  for (const text of BUILTIN_TEXTS) {
    const updatedAt = new Date().toISOString()
    expect(PracticeText.parse({ ...text, updatedAt })).toEqual({ ...text, updatedAt })
    for (const words of [text.text_fr, text.text_en, text.title_fr]) expect(CONTENT.includes(words)).toBe(true)
  }
})
