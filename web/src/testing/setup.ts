import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { server } from './server'
import { resetWorld } from './world'

/** What jsdom lacks and the interface asks for. */
const LACKING: [object, string, unknown][] = [
  [
    window,
    'matchMedia',
    (media: string) =>
      ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) satisfies Partial<MediaQueryList>,
  ],
  [Element.prototype, 'scrollIntoView', () => {}],
  [Element.prototype, 'scrollTo', () => {}],
]
for (const [owner, name, stub] of LACKING)
  if (typeof Reflect.get(owner, name) !== 'function')
    Object.defineProperty(owner, name, { value: stub, writable: true, configurable: true })
// Jsdom has this one, but it only complains that it is not implemented.
window.scrollTo = () => {}

// A screen that is slow on a busy machine is not a screen that is wrong: what has to come is waited for.
configure({ asyncUtilTimeout: 5000 })

const complaints: string[] = []
const complain = (...parts: unknown[]) => {
  complaints.push(parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '))
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  console.error = complain
  console.warn = complain
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  resetWorld()
  // A test that expects a complaint takes it with vi.spyOn(console, 'error').
  expect(complaints.splice(0), 'console.error and console.warn say that something is wrong').toEqual([])
})
afterAll(() => server.close())
