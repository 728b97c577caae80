import { FRAMED_ORIGINS, OTHER_SITE_GAMES, TYPING_SITE } from 'shared/model/content/embedded-games'
import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const frameSources = (path: string) =>
  /frame-src ([^;]+);/.exec(pageHeaders(path)['Content-Security-Policy'] ?? '')?.[1]?.split(' ')

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
  expect(frameSources('/subscribe')).toEqual([...FRAMED_ORIGINS, 'https://js.stripe.com', 'https://hooks.stripe.com'])
})

test('three policies may make trusted HTML: ours, the sanitiser’s and that of the editor’s clipboard', () => {
  const names = /trusted-types ([^;]+)/.exec(pageHeaders('/admin')['Content-Security-Policy'] ?? '')?.[1]
  expect(names).toBe("situ dompurify ProseMirrorClipboard 'allow-duplicates'")
})
