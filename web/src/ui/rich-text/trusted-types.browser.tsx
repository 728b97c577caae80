import { afterEach, expect, test, vi } from 'vitest'
import { startServiceWorker } from '#browser/worker/service-worker-registration'
import { cleanRichText } from './rich-text-cleaning'

// Runs in Chromium, which has Trusted Types. The content security policy of the server
// (api/src/http/security-headers.ts) names the Trusted Types policies that a page may create, and allows each to be
// created once.
const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
afterEach(() => vi.restoreAllMocks())

const cleaned = (html: string) => new Promise<string | null>((done) => cleanRichText(html, (f) => done(f.textContent)))

test('a document makes each of its policies once, however many texts it cleans', async () => {
  const made = vi.spyOn(trustedTypes, 'createPolicy')
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(new EventTarget() as ServiceWorkerRegistration)
  // A browser without a sanitizer of its own, for which the library is loaded.
  Reflect.deleteProperty(Document, 'parseHTML')
  await startServiceWorker()
  expect(await cleaned('<p>one</p><script>1</script>')).toBe('one')
  expect(await cleaned('<p>two</p>')).toBe('two')
  expect(made.mock.calls.map(([name]) => name)).toEqual(['situ', 'dompurify'])
})
