import { expect, test } from 'vitest'
import { isSafeUrl } from './rich-text.ts'

test.each([
  ['https://example.org/a', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['/learning/m1', true],
  ['/', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  [' https://example.org', false],
  ['data:text/html,x', false],
  ['mailto:a@b.co', false],
  ['', false],
])('%s as an address of a module: %s', (url, safe) => {
  expect(isSafeUrl(url)).toBe(safe)
})
