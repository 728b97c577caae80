import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render, screen, waitFor } from '@testing-library/react'
import { SAFE_URL } from 'shared/model/safe-url'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from 'shared/rules/rich-text'
import { HOSTILE_HTML } from 'shared/testing/hostile-html'
import { expect, test, vi } from 'vitest'
import { system } from '../../app/theme'
import { RichText } from './rich-text'

test('of hostile HTML nothing runs on screen, and only what is allowed is there', async () => {
  const hit = vi.fn()
  vi.stubGlobal('hit', hit)
  render(
    <ChakraProvider value={system}>
      {HOSTILE_HTML.map((html) => (
        <RichText key={html} html={`<p>before</p>${html}`} />
      ))}
    </ChakraProvider>,
  )
  const articles = screen.getAllByRole('article')
  await waitFor(() => expect(articles.every((article) => article.childNodes.length > 0)).toBe(true))
  const added = ['class', 'target', 'rel', 'tabindex', 'role', 'aria-label']
  for (const [i, article] of articles.entries())
    for (const element of article.querySelectorAll('*')) {
      const tag = element.tagName.toLowerCase()
      const from = HOSTILE_HTML[i]
      expect(element.namespaceURI, from).toBe('http://www.w3.org/1999/xhtml')
      if (element.className === 'table') continue
      expect(RICH_TEXT_TAGS, from).toContain(tag)
      const allowed = [...Object.values(RICH_TEXT_ATTRIBUTES).flat(), ...added] as string[]
      for (const { name, value } of element.attributes) {
        expect(allowed, from).toContain(name)
        if (name === 'href' || name === 'src') expect(value, from).toMatch(SAFE_URL)
      }
      element.dispatchEvent(new Event('click'))
      element.dispatchEvent(new Event('error'))
      element.dispatchEvent(new Event('load'))
    }
  expect(hit).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('a browser with the earlier setHTML shows the text by the library', async () => {
  // Chrome 105–118: another object than these options is expected, and there is no `Document.parseHTML`.
  const earlier = vi.fn(() => {
    throw new TypeError("Failed to read the 'sanitizer' property: not of type 'Sanitizer'")
  })
  Object.defineProperty(Element.prototype, 'setHTML', { value: earlier, configurable: true })
  render(
    <ChakraProvider value={system}>
      <RichText html="<p>read me</p>" />
    </ChakraProvider>,
  )
  expect(await screen.findByText('read me')).toBeVisible()
  Reflect.deleteProperty(Element.prototype, 'setHTML')
})

test('a table is named by the heading above it and its columns', async () => {
  const table = '<table><tr><th>Cliché</th><th>What is missing</th></tr><tr><td>a</td><td>b</td></tr></table>'
  render(
    <ChakraProvider value={system}>
      <RichText html={`<h2>First</h2>${table}<h2>Clichés and what they hide</h2><p>x</p>${table}`} />
    </ChakraProvider>,
  )
  const named = await screen.findAllByRole('region')
  expect(named.map((table) => table.getAttribute('aria-label'))).toEqual([
    'First, Cliché, What is missing',
    'Clichés and what they hide, Cliché, What is missing',
  ])
})
