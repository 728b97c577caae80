import { makeModule } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { fallbackPages } from './fallback-pages'

test('three pages of 5, 7 and 3 minutes, in both languages, the first with what the module is about', () => {
  const module = makeModule({ description: { fr: 'De quoi il s’agit.', en: 'What it is about.' } })
  const pages = fallbackPages(module)
  expect(pages.map((page) => page.estimatedTime)).toEqual([5, 7, 3])
  expect(pages[0]?.content.fr).toContain('De quoi il s’agit.')
  expect(pages[0]?.content.en).toContain('What it is about.')
  for (const { title, content } of pages)
    for (const text of [title.fr, title.en, content.fr, content.en]) expect(text).not.toBe('')
})
