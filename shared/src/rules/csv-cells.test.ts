import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText, neutralCell } from './csv-cells.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\ttext', "'\ttext"],
  ['\rtext', "'\rtext"],
  [' =1+1', " '=1+1"],
  ['\u200b=1', "\u200b'=1"],
  ['\ufeff=1', "\ufeff'=1"],
  ['＝1+1', "'＝1+1"],
  ['＠x', "'＠x"],
  ['=HYPERLINK("http://x")\nhello', '\'=HYPERLINK("http://x")\nhello'],
  ['hello\n=1', "hello\n'=1"],
  ['hello;=1', "hello;'=1"],
  ['hello\r\n  =1', "hello\r\n  '=1"],
  ["'=1", "''=1"],
  ['1 = 1', '1 = 1'],
  ['a-b; c', 'a-b; c'],
  ["l'été", "l'été"],
  ["'quoted'", "'quoted'"],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(neutralCell(text)).toBe(cell)
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\t',
    '\r',
    '\n',
    ';',
    ' ',
    "'",
    '\u200b',
    'a',
    '1',
    '"',
    ',',
  )
  const text = fc.array(pieces, { maxLength: 14 }).map((all) => all.join(''))
  test('comes back as it was', () => {
    fc.assert(fc.property(text, (t) => cellText(neutralCell(t)) === t))
  })
  test('has no piece that a spreadsheet runs, however it splits it', () => {
    const runs = (piece: string) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(piece)
    fc.assert(
      fc.property(
        text,
        (t) =>
          !neutralCell(t)
            .split(/[;\t\r\n]/)
            .some(runs),
      ),
    )
    fc.assert(fc.property(text, (t) => !/^[=+\-@\t\r]/.test(neutralCell(t))))
  })
})
