import { afterEach, expect, test, vi } from 'vitest'
import { watchKeyboard } from './keyboard'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

const HEIGHT = 700
/** Simulates a page whose lowest `covered` pixels are covered by a keyboard; returns its visual viewport. */
function viewport(covered: number, { scale = 1, offsetTop = 0 } = {}) {
  vi.stubGlobal('innerHeight', HEIGHT)
  const view = Object.assign(new EventTarget(), { height: HEIGHT - covered - offsetTop, scale, offsetTop })
  vi.stubGlobal('visualViewport', view)
  watchKeyboard()
  view.dispatchEvent(new Event('resize'))
  return view
}
const kept = () => document.documentElement.style.getPropertyValue('--keyboard')

test.each([
  ['a keyboard', 300, {}, '300px'],
  ['a keyboard above which the page was moved', 200, { offsetTop: 100 }, '200px'],
  ['the least that is one', 100, {}, '100px'],
  ['the bar of a browser', 99, {}, '0px'],
  ['nothing', 0, {}, '0px'],
  ['an enlarged page', 350, { scale: 2 }, '0px'],
] as const)('%s', (_, covered, more, expected) => {
  viewport(covered, more)
  expect(kept()).toBe(expected)
})

test('goes with the keyboard', () => {
  const view = viewport(300)
  view.height = HEIGHT
  view.dispatchEvent(new Event('resize'))
  expect(kept()).toBe('0px')
})

test('a browser without a visual viewport has none', () => {
  vi.stubGlobal('visualViewport', undefined)
  watchKeyboard()
  expect(kept()).toBe('')
})
