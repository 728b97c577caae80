import { onEvery } from '../support/every-page.ts'
import { expect, test } from '../support/fixtures.ts'

// A phone whose notch, rounded corners and home bar cover the edges of the window. In portrait nothing is covered at
// the top, because the pages leave the status bar to the system.

const HOLDS = {
  upright: { size: { width: 360, height: 740 }, insets: { top: 0, bottom: 34, left: 0, right: 0 } },
  sideways: { size: { width: 740, height: 360 }, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
} as const
type Insets = (typeof HOLDS)[keyof typeof HOLDS]['insets']

/** Controls and texts that lie under a covered edge. Scrolling content may lie under the top and the bottom edge. */
function underTheEdges({ top, bottom, left, right }: Insets) {
  const stays = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement))
  /** Whether the element is in a row that scrolls sideways, such as tabs. */
  const isInRow = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto') ||
      isInRow(element.parentElement))
  const isCovered = (element: Element) => {
    const box = element.getBoundingClientRect()
    if (
      box.width < 2 ||
      box.height < 2 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return false
    const isInside = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
    if (!isInside) return false
    if (box.left < left - 0.5 || box.right > innerWidth - right + 0.5) return !isInRow(element)
    return stays(element) && (box.top < top - 0.5 || box.bottom > innerHeight - bottom + 0.5)
  }
  const found = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, h1, p, [role=status]'),
  ]
  return found.filter(isCovered).map((element) => {
    const { left: x, top: y, right: x2, bottom: y2 } = element.getBoundingClientRect()
    return `${[x, y, x2, y2].map(Math.round)} ${element.outerHTML.slice(0, 120)}`
  })
}

for (const [hold, { size, insets }] of Object.entries(HOLDS))
  test(`nothing to press lies under the edges that a phone covers (${hold})`, async ({ device }) => {
    const { page } = await device('fr')
    await page.setViewportSize(size)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    const found = await onEvery(page, 'fr', async () => {
      const atTop = await page.evaluate(underTheEdges, insets)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return [...atTop, ...(await page.evaluate(underTheEdges, insets))]
    })
    expect(found).toEqual([])
  })
