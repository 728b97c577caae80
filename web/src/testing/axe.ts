import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules that need a layout, which jsdom does not have. */
const WITHOUT_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable']

// Axe uses a canvas to detect icon fonts; jsdom only reports that it has none.
HTMLCanvasElement.prototype.getContext = () => null

/** Fails if axe finds a violation in the page; every finding names its elements. */
export async function expectAccessible() {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Disables the preloading of style sheets and media, because the rules that need them find none in these tests.
    preload: false,
    rules: Object.fromEntries(WITHOUT_LAYOUT.map((rule) => [rule, { enabled: false }])),
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
