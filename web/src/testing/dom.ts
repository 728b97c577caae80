// This library is loaded first, because its date class extends the global Date at load time, which must not be that of
// a test's fake clock.
import '@date-fns/tz'
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

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

/** The largest number of characters of the page's text in an error. */
const MOST_WORDS = 1500
/**
 * The focused element, the number of open dialogs and the text of the page, for an error message: a thousand lines of
 * markup would hide what the page showed.
 */
function describePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim()
    if (text && texts.currentNode.parentElement?.closest('style, script, nav') === null) words.push(text)
  }
  const focus = document.activeElement
  return `Focus: ${focus?.tagName.toLowerCase()} “${(focus?.getAttribute('aria-label') ?? focus?.textContent ?? '').slice(0, 60)}”
Dialogs open: ${document.querySelectorAll('dialog[open]').length}
Text: ${words.join(' | ').slice(0, MOST_WORDS)}`
}
configure({
  // Milliseconds; a slow screen on a busy machine is not a failure.
  asyncUtilTimeout: 25_000,
  getElementError: (message) => {
    // While an element is still being waited for, the error only leads to another try and needs no description of the
    // page.
    if ((getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
      return new Error(message ?? '')
    const [first, ...more] = (message ?? '').split('\n')
    const error = new Error([first, describePage(), ...more].join('\n'))
    error.name = 'TestingLibraryElementError'
    return error
  },
})
// React's development build records a stack trace for each element that it creates, for its warnings. It stops above a
// limit that it counts here; the traces cost a twentieth of a test's time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
