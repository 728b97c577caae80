import { beforeEach, expect, test, vi } from 'vitest'
import { hasAll, keepAll, keepOnly, keptCode } from './kept-code'

const ORIGIN = 'https://situ.example'
/** What the cache has, by address. */
let kept: Map<string, Response>
/** What the server has, by path; anything else is 404. */
let served: Map<string, Response>
let fetched: string[]
const address = (request: RequestInfo) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
const js = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })

beforeEach(() => {
  kept = new Map()
  served = new Map()
  fetched = []
  const cache = {
    match: async (request: RequestInfo) => kept.get(address(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void kept.set(address(request), response),
    delete: async (request: RequestInfo) => kept.delete(address(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (request: RequestInfo) => {
    const path = new URL(address(request)).pathname
    fetched.push(path)
    return served.get(path)?.clone() ?? new Response('', { status: 404 })
  })
  return () => vi.unstubAllGlobals()
})
const paths = () => [...kept.keys()].map((url) => new URL(url).pathname).sort()
const ask = (path: string) => keptCode({ request: new Request(`${ORIGIN}${path}`) })

test('keeps what is missing and fetches nothing twice', async () => {
  for (const name of 'abcdefg') served.set(`/${name}.js`, js(name))
  await keepAll(['/a.js'])
  fetched.length = 0
  await keepAll([...'abcdefg'].map((name) => `/${name}.js`))
  expect(fetched.sort()).toEqual([...'bcdefg'].map((name) => `/${name}.js`))
  expect(paths()).toHaveLength(7)
})
test('says whether all is here, and fetches nothing for it', async () => {
  for (const name of 'ab') served.set(`/${name}.js`, js(name))
  await keepAll(['/a.js'])
  expect(await hasAll(['/a.js', '/b.js'])).toBe(false)
  await keepAll(['/b.js'])
  fetched.length = 0
  expect(await hasAll(['/a.js', '/b.js'])).toBe(true)
  expect(fetched).toEqual([])
})
test('a file that is missing is told, and what came stays', async () => {
  served.set('/a.js', js('a'))
  await expect(keepAll(['/a.js', '/gone.js'])).rejects.toThrow('404')
  expect(paths()).toEqual(['/a.js'])
})
test('the page of a captive portal is never kept as code', async () => {
  served.set('/a.js', new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } }))
  await expect(ask('/a.js')).rejects.toThrow('no code')
  await expect(keepAll(['/a.js'])).rejects.toThrow('no code')
  expect(paths()).toEqual([])
})
test('code that is used is kept, and comes from the device the next time', async () => {
  served.set('/a.js', js('one'))
  expect(await (await ask('/a.js')).text()).toBe('one')
  served.clear()
  expect(await (await ask('/a.js')).text()).toBe('one')
  expect(fetched).toEqual(['/a.js'])
})
test('the files of another version go, the others stay', async () => {
  for (const path of ['/old.js', '/same.js']) served.set(path, js(path))
  served.set('/chosen.woff2', new Response('', { headers: { 'content-type': 'font/woff2' } }))
  await keepAll(['/old.js', '/same.js', '/chosen.woff2'])
  await keepOnly(['/same.js', '/new.js'])
  expect(paths()).toEqual(['/chosen.woff2', '/same.js'])
})
