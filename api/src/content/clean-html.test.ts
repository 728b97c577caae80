import { isSafeUrl, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from 'shared/rules/rich-text'
import { HOSTILE_HTML } from 'shared/testing/hostile-html'
import { expect, test } from 'vitest'
import { cleanHtml, htmlOf } from './clean-html.ts'

test('Markdown with tables becomes plain HTML', () => {
  expect(htmlOf('## Titre\n\n*un* **deux**\n\n| a | b |\n|---|--:|\n| 1 | 2 |')).toBe(
    '<h2>Titre</h2>\n<p><em>un</em> <strong>deux</strong></p>\n<table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th align="right" scope="col">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>',
  )
})
test.each([
  ['<script>alert(1)</script>text', 'text'],
  ['<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="http://example.org">a</a>', '<a>a</a>'],
  ['<a href="//example.org">a</a>', '<a>a</a>'],
  [
    '<a href="https://example.org">a</a>',
    '<a href="https://example.org" rel="noopener nofollow" target="_blank">a</a>',
  ],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src="//example.org/a.png">', ''],
  ['<img src="/images/a.png" alt="a" onerror="x()">', '<img src="/images/a.png" alt="a" />'],
  ['<img src="https://example.org/a.png">', '<img src="https://example.org/a.png" />'],
  ['<svg><circle/></svg><math><mi>x</mi></math>', 'x'],
  ['<iframe src="https://example.org"></iframe><form><input></form>', ''],
  ['<h1>One</h1><h5>Five</h5><h6>Six</h6>', '<h2>One</h2><h4>Five</h4><h4>Six</h4>'],
])('%s is cleaned to %s', (html, clean) => expect(cleanHtml(html)).toBe(clean))

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = RICH_TEXT_ATTRIBUTES
/** Elements and attributes of HTML that the sanitizer wrote: its values are quoted and contain neither < nor >. */
const written = (html: string) =>
  [...html.matchAll(/<(\/?)([^\s>/]+)([^>]*)>/g)].map(([, , tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value })),
  }))
test.each(HOSTILE_HTML)('of %s only text and what is allowed remains', (html) => {
  for (const clean of [cleanHtml(html), htmlOf(html)])
    for (const { tag, attributes } of written(clean)) {
      expect(RICH_TEXT_TAGS).toContain(tag)
      for (const { name, value } of attributes) {
        expect(ATTRIBUTES[tag] ?? []).toContain(name)
        if (name === 'href' || name === 'src') expect(isSafeUrl(value)).toBe(true)
      }
    }
})
test('what was cleaned is not changed by cleaning it again', () => {
  for (const html of HOSTILE_HTML) expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
})
