import { Node } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/react'
import { RICH_TEXT_TAGS } from 'shared/rules/rich-text'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from '#ui/rich-text/rich-text-cleaning'
import { documentOf, htmlOf } from './rich-text-html'
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema'

const cleaned = (html: string) => new Promise<DocumentFragment>((done) => cleanRichText(html, done))
const through = async (html: string) =>
  htmlOf(Node.fromJSON(getSchema(RICH_TEXT_EXTENSIONS), documentOf(await cleaned(html))))

describe('what is shipped comes out as it went in', () => {
  test.each([
    '<h2>Neuf compétences</h2><p>Le test cherche <strong>comment</strong> vous <em>pensez</em>.</p>',
    '<ul><li>un</li><li>deux</li></ul><ol><li>trois</li></ol>',
    '<ul><li>un<ul><li>dedans</li></ul></li></ul>',
    '<blockquote><p><strong>Réponse faible.</strong></p><p>Non.</p></blockquote>',
    '<table><thead><tr><th scope="col">Partie</th><th scope="col">Temps</th></tr></thead><tbody><tr><td>Vidéo</td><td>1 min</td></tr></tbody></table>',
    '<p><a href="https://example.org/">un lien</a><br>et <code>code</code></p><hr><h3>Suite</h3><h4>Fin</h4>',
    '<p><img src="https://example.org/a.png" alt="Une image"></p>',
  ])('%s', async (html) => expect(await through(html)).toBe(html))
})

describe('nothing else comes out', () => {
  test.each([
    ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
    ['<p style="color:red" class="x">a <u>b</u> <s>c</s></p>', '<p>a b c</p>'],
    ['<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
    ['<p><a href="http://example.org">a</a></p>', '<p>a</p>'],
    ['<p><img src="http://example.org/a.png">a</p>', '<p>a</p>'],
    ['<pre>a</pre>', '<p>a</p>'],
    [
      '<table><tr><td colspan="2" style="width:1px">a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
  ])('%s', async (html, out) => expect(await through(html)).toBe(out))

  test('every tag of the schema is one that a page may hold', async () => {
    const html = await through(RICH_TEXT_TAGS.map((tag) => `<${tag}>x</${tag}>`).join(''))
    const found = [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag ?? '')
    expect(found.filter((tag) => !RICH_TEXT_TAGS.includes(tag))).toEqual([])
  })
})

test('an empty text is empty', async () => {
  expect(await through('')).toBe('')
  expect(await through('<p></p>')).toBe('')
})

test('pasted headings become headings that a page has', () => {
  const pasted = document.createElement('div')
  pasted.append(
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) =>
      Object.assign(document.createElement(tag), { textContent: tag }),
    ),
  )
  const fragment = document.createDocumentFragment()
  fragment.append(...pasted.childNodes)
  expect(htmlOf(Node.fromJSON(getSchema(RICH_TEXT_EXTENSIONS), documentOf(fragment)))).toBe(
    '<h2>h1</h2><h2>h2</h2><h3>h3</h3><h4>h4</h4><h4>h5</h4><h4>h6</h4>',
  )
})
