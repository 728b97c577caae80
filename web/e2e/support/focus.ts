import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Milliseconds in which a page that is complete does not change its size. */
const SETTLED_MS = 300
/**
 * Waits until the page stops changing. Content that arrives between a key press and the check of its effect would move
 * the focused element, and on a busy machine a list arrives late.
 */
async function settled(page: Page) {
  const size = () =>
    page.evaluate(() => `${document.documentElement.scrollHeight} ${document.querySelectorAll('body *').length}`)
  await expect(async () => {
    const before = await size()
    await page.waitForTimeout(SETTLED_MS)
    expect(await size()).toBe(before)
  }).toPass()
}

/**
 * Presses Tab, or Shift+Tab, through the whole page and returns the elements that were covered entirely when they had
 * the focus (WCAG 2.4.11).
 */
export async function coveredWhenFocused(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await settled(page)
  const covered: string[] = []
  const stops = await page.evaluate(
    () => document.querySelectorAll('a, button, input, select, textarea, summary').length,
  )
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(hiddenFocus)
    if (found === 'end') break
    if (found) covered.push(found)
  }
  return covered
}

/**
 * The HTML of the focused element, shortened, if nothing of it is in view; null if something is; "end" where the focus
 * has left the page.
 */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  // A radio or file input that is not shown itself is represented by its label.
  const seen = focused instanceof HTMLInputElement && focused.labels?.[0] ? [focused, ...focused.labels] : [focused]
  const isInView = seen.some((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top))
          return hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.documentElement
        }),
      ),
    ),
  )
  return isInView ? null : focused.outerHTML.slice(0, 140)
}
