import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_MARK, MARKS_CACHE, SIGNED_IN_MARK } from './marks'
import { chooseStartPage } from './start-page'

/** Caches in memory: what the browser's own do with addresses and texts. */
const stored = new Map<string, Map<string, string>>()
const cacheOf = (name: string) => {
  const files = stored.get(name) ?? new Map<string, string>()
  stored.set(name, files)
  return {
    match: async (path: string) => (files.has(path) ? new Response(files.get(path)) : undefined),
    put: async (path: string, response: Response) => void files.set(path, await response.text()),
  }
}
const pages = () => [['/app.html', 'app'] as const, ['/index.html', 'fr'] as const, ['/index.en.html', 'en'] as const]

beforeEach(() => {
  stored.clear()
  stored.set('situ-start.1', new Map(pages()))
  stored.set('situ-start.2', new Map())
  stored.set('other', new Map(pages()))
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name), keys: async () => [...stored.keys()] })
  vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => unknown) => run() } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const mark = (path: string, text: string) => cacheOf(MARKS_CACHE).put(path, new Response(text))
const chosen = async () => {
  await chooseStartPage()
  return stored.get('situ-start.1')?.get('/')
}

test('a visitor gets the landing page, in French or the chosen language', async () => {
  expect(await chosen()).toBe('fr')
  await mark(LANGUAGE_MARK, 'en')
  expect(await chosen()).toBe('en')
  await mark(LANGUAGE_MARK, 'de')
  expect(await chosen()).toBe('fr')
})
test('a learner gets the app, and after signing out the landing page again', async () => {
  await mark(SIGNED_IN_MARK, 'u1')
  expect(await chosen()).toBe('app')
  stored.get(MARKS_CACHE)?.delete(SIGNED_IN_MARK)
  expect(await chosen()).toBe('fr')
})
test('a cache that is not filled yet, and other caches, stay as they are', async () => {
  await chosen()
  expect(stored.get('situ-start.2')).toEqual(new Map())
  expect(stored.get('other')).toEqual(new Map(pages()))
})
