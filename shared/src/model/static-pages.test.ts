import { expect, test } from 'vitest'
import { STATIC_PATHS, staticPage, staticPath, TEXT_PATHS } from './static-pages.ts'

test.each([
  ['/', undefined, '/'],
  ['/terms', undefined, '/terms'],
  ['/terms/', undefined, '/terms'],
  ['/terms', 'register', '/terms'],
  ['/auth', undefined, '/auth'],
  ['/auth', 'login', '/auth'],
  ['/auth', 'register', '/auth?tab=register'],
  ['/auth/', 'register', '/auth?tab=register'],
  ['/practice', undefined, undefined],
  ['/terms/more', undefined, undefined],
  ['', undefined, undefined],
] as const)('%s with the tab %s is the page %s', (path, tab, expected) => {
  expect(staticPath(path, tab)).toBe(expected)
})

test.each([
  ['fr', '/terms.html'],
  ['en', '/terms.en.html'],
  ['de', '/terms.html'],
  [undefined, '/terms.html'],
])('in the language %s the terms are %s', (language, file) => {
  expect(staticPage('/terms', language)).toBe(file)
})

test.each([
  ['en', 'fr', '/terms.en.html'],
  ['fr', 'en', '/terms.html'],
  ['de', 'en', '/terms.en.html'],
  [undefined, 'en', '/terms.en.html'],
])('the language %s comes before %s: %s', (asked, chosen, file) => {
  expect(staticPage('/terms', asked, chosen)).toBe(file)
})

test('each page has a file of its own, and neither the landing page nor sign-in is only text', () => {
  expect(new Set(STATIC_PATHS.map((path) => staticPage(path, 'fr'))).size).toBe(STATIC_PATHS.length)
  expect(TEXT_PATHS).toEqual(['/about', '/terms', '/privacy', '/accessibility'])
})
