// Loaded first, because its date class extends the global Date at load time, which must not be that of a test's fake
// clock.
import '@date-fns/tz'
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'

/** Functions that jsdom lacks and the interface uses. */
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
// Jsdom drives all animation frames from one interval; started under a test's fake clock, it would stop for later
// tests.
const { setTimeout: later, clearTimeout: callOff } = globalThis
window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 1000 / 60))
window.cancelAnimationFrame = (id) => callOff(id)
// Jsdom has this function, but it only reports that it is not implemented.
window.scrollTo = () => {}

const { getElementError } = getConfig()
configure({
  // Milliseconds; a slow screen on a busy machine is not a failure.
  asyncUtilTimeout: 25_000,
  // The document is printed once, at the end of the wait, and not at every try.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
})
