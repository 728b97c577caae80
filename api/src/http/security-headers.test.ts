import { FRAMED_ORIGINS, OTHER_SITE_GAMES, TYPING_SITE } from 'shared/model/content/embedded-games'
import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const policyOf = (path: string, hasPricing = false) => pageHeaders(path, hasPricing)['Content-Security-Policy'] ?? ''
const sources = (directive: string, policy: string) => new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ')
const frameSources = (path: string, hasPricing?: boolean) => sources('frame-src', policyOf(path, hasPricing))

test('a page may frame exactly the sites of the embedded games, and that of the typing trainer', () => {
  const framed = [...OTHER_SITE_GAMES, TYPING_SITE]
    .filter(({ opens }) => opens === 'frame')
    .map(({ url }) => new URL(url).origin)
  expect(FRAMED_ORIGINS).toEqual([...new Set(framed)])
  expect(frameSources('/games')).toEqual([...FRAMED_ORIGINS])
  expect(frameSources('/')).toEqual([...FRAMED_ORIGINS])
})

test('what opens in a tab of its own is not framed', () => {
  for (const { opens, url } of OTHER_SITE_GAMES)
    if (opens === 'tab') expect(FRAMED_ORIGINS).not.toContain(new URL(url).origin)
})

test('the plans’ page may frame the payment’s hosts besides', () => {
  expect(frameSources('/subscribe', true)).toEqual([
    ...FRAMED_ORIGINS,
    'https://js.stripe.com',
    'https://hooks.stripe.com',
  ])
})

test('three policies may make trusted HTML: ours, the sanitiser’s and that of the editor’s clipboard', () => {
  expect(sources('trusted-types', policyOf('/admin'))).toEqual(['situ', 'dompurify', 'ProseMirrorClipboard'])
})

test('the plans’ page is as strict as every other where no payment is set up', () => {
  expect(policyOf('/subscribe')).toBe(policyOf('/'))
  expect(policyOf('/subscribe')).toContain("require-trusted-types-for 'script'")
  expect(policyOf('/subscribe', true)).not.toBe(policyOf('/', true))
  expect(policyOf('/', true)).toBe(policyOf('/'))
})

test('pictures and films come from this site or by https, scripts and styles from this site alone', () => {
  const policy = policyOf('/')
  expect(sources('img-src', policy)).toEqual(["'self'", 'data:', 'blob:', 'https:'])
  expect(sources('media-src', policy)).toEqual(["'self'", 'blob:', 'https:'])
  expect(sources('script-src', policy)).toEqual(["'self'"])
  expect(sources('connect-src', policy)).toEqual(["'self'"])
  expect(policy).not.toMatch(/unsafe-|\*/)
})
