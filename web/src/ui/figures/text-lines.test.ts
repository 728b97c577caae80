import { expect, test } from 'vitest'
import { markedLines, textLines, textWidth } from './text-lines'

const STYLE = { size: 10 }
const marks = (text: string, width = 1000) =>
  markedLines(text, width, STYLE).map((line) =>
    line.map((piece) => (piece.isMarked ? `<${piece.text}>` : piece.text)).join(''),
  )

test('a wide letter takes more room than a narrow one, a bold text more than a light one', () => {
  expect(textWidth('mmm', STYLE)).toBeGreaterThan(2 * textWidth('iii', STYLE))
  expect(textWidth('a', { size: 20 })).toBe(2 * textWidth('a', STYLE))
  expect(textWidth('a', { ...STYLE, isBold: true })).toBeGreaterThan(textWidth('a', STYLE))
})

test('no line is wider than asked, and no word is lost', () => {
  const text = 'Je la prendrais à part pour lui poser la question, sans supposer qu’elle a voulu le garder.'
  for (const width of [60, 90, 150, 1000]) {
    const lines = textLines(text, width, STYLE)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(textWidth(line, STYLE)).toBeLessThanOrEqual(width)
  }
})

test('a line never breaks at a no-break space, and a word that is too long has its own line', () => {
  expect(textLines('Elle dit\u00a0: oui', textWidth('Elle dit', STYLE), STYLE)).toEqual(['Elle', 'dit\u00a0:', 'oui'])
  expect(textLines('a anticonstitutionnellement b', 30, STYLE)).toEqual(['a', 'anticonstitutionnellement', 'b'])
})

test.each([
  ['plain', 'plain'],
  ['I *would ask* first', 'I <would ask> first'],
  ['*All of it*', '<All of it>'],
  ['*ask first.* *If* so', '<ask first.> <If> so'],
  ['I *ask*, then *I act*.', 'I <ask>, then <I act>.'],
  ['«\u00a0*Où*\u00a0»', '«\u00a0<Où>\u00a0»'],
])('the marks of %s', (text, expected) => {
  expect(marks(text)).toEqual([expected])
})

test('a mark goes on over the end of a line', () => {
  expect(marks('we *ask them both* now', textWidth('we ask them', STYLE))).toEqual(['we <ask them>', '<both> now'])
})
