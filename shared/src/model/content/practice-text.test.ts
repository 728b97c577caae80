import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPracticeText, PRACTICE_TEXT_MAX, PRACTICE_TEXT_MIN, PracticeTextInput } from './practice-text.ts'

describe('a text is cleaned so that every sign of it can be typed', () => {
  test.each([
    ['runs of spaces and tabs', 'Le  cœur\t bat', 'Le cœur bat'],
    ['ends of lines of every kind', 'a\r\nb\nc\u2028d\u2029e\u0085f\vg\fh', 'a b c d e f g h'],
    ['zero-width signs and soft hyphens', 'in\u00ADfor\u200Bma\u200Dti\uFEFFon\u2060', 'information'],
    ['spaces at both ends', '  \u00A0Bonjour \n', 'Bonjour'],
    ['a no-break space stays', 'Vraiment\u00A0? Oui', 'Vraiment\u00A0? Oui'],
    ['a narrow one becomes one', 'Vraiment\u202F?', 'Vraiment\u00A0?'],
    ['an ordinary space beside it goes', '«\u00A0 oui \u00A0»', '«\u00A0oui\u00A0»'],
    ['accents that stand apart', 'e\u0301te\u0301', 'été'],
    ['other wide spaces', 'a\u2003b\u3000c', 'a b c'],
  ])('%s', (_, before, after) => expect(cleanPracticeText(before)).toBe(after))

  test('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const clean = cleanPracticeText(text)
        expect(cleanPracticeText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\u200B\u2028\u2029\n\r\t]| {2}/)
      }),
    )
  })
})

describe('what the administrator hands in', () => {
  const input = { title_fr: 'T', title_en: 'T', text_fr: 'x'.repeat(PRACTICE_TEXT_MIN), text_en: 'x'.repeat(10) }
  const fields = (over: object) =>
    PracticeTextInput.safeParse({ ...input, ...over }).error?.issues.map(({ path }) => path[0]) ?? []

  test('is easy where nothing is said', () => expect(PracticeTextInput.parse(input).difficulty).toBe('easy'))
  test.each([
    [{}, []],
    [{ title_fr: ' \u200B ' }, ['title_fr']],
    [{ title_en: '' }, ['title_en']],
    [{ text_fr: 'x'.repeat(9) }, ['text_fr']],
    [{ text_fr: `${'x'.repeat(9)}\u200B` }, ['text_fr']],
    [{ text_fr: `x${' '.repeat(20)}x` }, ['text_fr']],
    [{ text_en: 'x'.repeat(PRACTICE_TEXT_MAX) }, []],
    [{ text_en: 'x'.repeat(PRACTICE_TEXT_MAX + 1) }, ['text_en']],
    [{ difficulty: 'Beginner' }, ['difficulty']],
  ])('%j is refused for %j', (over, refused) => expect(fields(over)).toEqual(refused))
})
