import { expect, test } from 'vitest'
import { isWordless } from './wordless.ts'

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;&#160;&#xA0;\u00a0\u200b<br></p>\n', true],
  ['<img src="/a.png" alt="A picture">', true],
  ['<p>é</p>', false],
  ['3', false],
  ['<p>a < b</p>', false],
])('%j is wordless: %s', (html, expected) => expect(isWordless(html)).toBe(expected))

test('a long text of opened marks is read at once', () => {
  const begun = Date.now()
  isWordless('<'.repeat(200_000))
  expect(Date.now() - begun).toBeLessThan(200)
})
