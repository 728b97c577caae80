import { describe, expect, test } from 'vitest'
import { shownText, visibleText, withoutTags } from './assistant-text.ts'

describe('a visible text', () => {
  test.each([
    ['control characters', 'a\u0000b\u0007c\u001bd', 'abcd'],
    ['zero-width characters', 'a\u200bb\u200dc\ufeffd\u2060e\u00adf', 'abcdef'],
    ['directions', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['letters written in tags', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['variation selectors that carry words', 'a\u{e0100}\u{e01ef}b', 'ab'],
    ['blank letters', 'a\u3164\u2800\u115fb', 'ab'],
    ['halves of characters', 'a\ud83db\ude00c', 'abc'],
    ['private characters', 'a\ue000b', 'ab'],
  ])('has no %s', (_, text, shown) => expect(visibleText(text, 100)).toBe(shown))

  test('keeps what a person writes', () => {
    const text = 'L’été, « déjà »… — naïve 😀 日本語\n- point'
    expect(visibleText(text, 100)).toBe(text)
  })
  test('has one kind of line end', () => expect(visibleText('a\r\nb\rc\u2028d', 100)).toBe('a\nb\nc\nd'))
  test('is cut between characters', () => {
    expect(visibleText('abc', 2)).toBe('ab')
    expect(visibleText('a😀', 2)).toBe('a')
    expect(visibleText('😀'.repeat(50), 10)).toBe('😀'.repeat(5))
  })
})

test.each([
  ['a<b>c</b>d', 'a c d'],
  ['a<br>b</p>c', 'a\nb\nc'],
  ['3 < 7 and 8 > 2', '3 < 7 and 8 > 2'],
  ['<script>x</script>', ' x '],
  ['<number>', ' '],
  ['<<a>>', '< >'],
  ['a <', 'a <'],
])('the tags of %j are gone', (text, plain) => expect(withoutTags(text)).toBe(plain))

describe('a shown text', () => {
  test.each([
    ['<a href="https://evil.example">Click</a> https://evil.example/x?y now', 'Click now'],
    ['See [the guide](https://x.example) and ![](https://x.example/p.png)', 'See the guide and'],
    ['**Ask** `first`\nthen  act', 'Ask first then act'],
    ['Tom &amp; Ana &lt;b&gt;', 'Tom & Ana <b>'],
  ])('%j', (text, shown) => expect(shownText(text, 200)).toBe(shown))
  test('is cut with a sign', () => expect(shownText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`))
})
