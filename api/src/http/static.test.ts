import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webSite } from './static.ts'

let root: string
let missing: string[]
const site = (secure = false, at = root) => {
  missing = []
  return new Hono().all('*', webSite({ root: at, secure, hasPricing: true, onMissing: (r) => missing.push(r) }))
}
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'situ-web-'))
  mkdirSync(join(root, 'assets'))
  const files = {
    'index.html': 'landing fr',
    'index.en.html': 'landing en',
    'terms.html': 'terms fr',
    'terms.en.html': 'terms en',
    'auth.html': 'sign-in fr',
    'register.en.html': 'register en',
    'app.html': 'the app',
    'service-worker.js': 'worker',
    'icon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    'assets/a-1.js': 'script',
    'assets/a-1.js.br': 'script br',
    'assets/a-1.js.gz': 'script gz',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
const get = (path: string, headers: Record<string, string> = {}) => site().request(path, { headers })

test.each(['/healthz', '/readyz', '/metrics', '/status', '/_health', '/.env', '/wp-login.php', '/robots.txt'])(
  '%s is no screen of the app',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
test('a page of an earlier build finds its own files, and nothing else of that build', async () => {
  const earlier = `${root}-earlier`
  mkdirSync(join(earlier, 'assets'), { recursive: true })
  for (const name of ['assets/old-1.js', 'assets/a-1.js', 'app.html', 'old.js'])
    writeFileSync(join(earlier, name), 'earlier')
  const old = await get('/assets/old-1.js')
  expect([old.status, await old.text(), old.headers.get('cache-control')]).toEqual([
    200,
    'earlier',
    'public, max-age=31536000, immutable',
  ])
  expect(await (await get('/assets/a-1.js')).text()).toBe('script')
  expect(await (await get('/dashboard')).text()).toBe('the app')
  expect((await get('/old.js')).status).toBe(404)
  rmSync(earlier, { recursive: true })
})
test.each(['/learning/a.b', '/dashboard', '/progress-test'])('%s is one', async (path) => {
  expect(await (await get(path)).text()).toBe('the app')
})

describe('the page at /', () => {
  test.each([
    ['', 'landing fr'],
    ['language=fr', 'landing fr'],
    ['language=en', 'landing en'],
    ['language=de', 'landing fr'],
    ['situ_session=abc', 'the app'],
    ['language=en; situ_session=abc', 'the app'],
    ['situ_session=', 'landing fr'],
  ])('with the cookies "%s" is %s', async (cookie, text) => {
    const answer = await get('/', { cookie })
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })
})

test.each([
  ['/?lang=en', 'language=fr', 'landing en'],
  ['/?lang=fr', 'language=en', 'landing fr'],
  ['/?lang=de', 'language=en', 'landing en'],
  ['/?lang=en', 'situ_session=abc', 'the app'],
])('%s with the cookie "%s" is %s', async (path, cookie, text) => {
  expect(await (await get(path, { cookie })).text()).toBe(text)
})

describe('another static page', () => {
  test.each([
    ['/terms', '', 'terms fr'],
    ['/terms/', '', 'terms fr'],
    ['/terms', 'language=en', 'terms en'],
    ['/terms?lang=en', 'language=fr', 'terms en'],
    ['/terms', 'situ_session=abc', 'the app'],
    ['/terms/more', '', 'the app'],
    ['/auth', '', 'sign-in fr'],
    ['/auth?tab=login', '', 'sign-in fr'],
    ['/auth?tab=register', 'language=en', 'register en'],
    ['/auth?tab=register', 'situ_session=abc', 'the app'],
  ])('%s with the cookies "%s" is %s', async (path, cookie, text) => {
    expect(await (await get(path, { cookie })).text()).toBe(text)
  })

  test('no cache gives the page of a visitor to a learner, or the other way round', async () => {
    for (const cookie of ['', 'situ_session=abc'])
      expect((await get('/terms', { cookie })).headers.get('vary')).toBe('Accept-Encoding, Cookie')
  })

  test('that the build has not made is the app', async () => {
    expect(await (await get('/privacy')).text()).toBe('the app')
  })
})

test.each(['/learning/ethics', '/nowhere'])('%s is the app', async (path) => {
  expect(await (await get(path)).text()).toBe('the app')
})

test.each([
  ['/assets/a-1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/service-worker.js', 'no-cache', 'text/javascript; charset=utf-8'],
  ['/app.html', 'no-cache', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json; charset=utf-8'],
  ['/icon.svg', 'public, max-age=86400', 'image/svg+xml'],
])('%s is cached %s', async (path, cache, type) => {
  const answer = await get(path)
  expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([cache, type])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['br, gzip', 'br', 'script br'],
  ['gzip', 'gzip', 'script gz'],
  ['br;q=0, gzip', 'gzip', 'script gz'],
  ['', null, 'script'],
])('who accepts "%s" gets %s', async (accept, encoding, text) => {
  const answer = await get('/assets/a-1.js', { 'accept-encoding': accept })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, text])
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

test('what is known is not sent again, each encoding by itself', async () => {
  const etag = (await get('/assets/a-1.js')).headers.get('etag') ?? ''
  expect((await get('/assets/a-1.js', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/assets/a-1.js', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
})

test('a stale asset is 404 and never a page; no path leads out', async () => {
  expect((await get('/assets/old-0.js')).status).toBe(404)
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
  ])
    expect(await (await get(path)).text()).not.toContain('"name"')
})

test('pages carry a strict policy', async () => {
  const { headers } = await get('/about')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|stripe/)
  for (const ability of ['camera', 'microphone', 'on-device-speech-recognition'])
    expect(headers.get('permissions-policy')).toContain(`${ability}=(self)`)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect((await site(true).request('/about')).headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('the reset page sends no referrer; only the subscription page may load the payment scripts', async () => {
  expect((await get('/reset-password?token=x')).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await get('/subscribe')).headers.get('content-security-policy')).toContain(
    "script-src 'self' https://js.stripe.com;",
  )
})

test('without a build the page says what to do', async () => {
  const answer = await site(false, join(root, 'nothing')).request('/')
  expect([answer.status, missing.length]).toEqual([503, 1])
  expect(await answer.text()).toContain('npm start')
})
