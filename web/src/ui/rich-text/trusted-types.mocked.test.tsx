import { expect, test, vi } from 'vitest'
import { startServiceWorker } from '#browser/worker/service-worker-registration'
import { cleanRichText } from './rich-text-cleaning'

// The policy of the server's pages (api/src/http/security-headers.ts) names these, and lets each be made once.
const ALLOWED = ['situ', 'dompurify', 'ProseMirrorClipboard']
const made = vi.hoisted((): string[] => [])
vi.stubGlobal('trustedTypes', {
  createPolicy(name: string, rules: object) {
    if (!ALLOWED.includes(name) || made.includes(name)) throw new TypeError(`Policy ${name} disallowed.`)
    made.push(name)
    return rules
  },
})
vi.stubGlobal('navigator', {
  ...navigator,
  serviceWorker: { register: async () => new EventTarget(), addEventListener: () => {} },
})
// The library looks for Trusted Types when it is loaded: here it is loaded anew, after they are there.
vi.mock('dompurify', (original) => original())

const cleaned = (html: string) => new Promise<string | null>((done) => cleanRichText(html, (f) => done(f.textContent)))

test('a document makes each of its policies once, however many texts it cleans', async () => {
  await startServiceWorker()
  expect(await cleaned('<p>one</p><script>1</script>')).toBe('one')
  expect(await cleaned('<p>two</p>')).toBe('two')
  expect(made).toEqual(['situ', 'dompurify'])
})
