import { onEvery } from '../support/every-page.ts'
import { expect, register, test } from '../support/fixtures.ts'
import { coveredWhenFocused } from '../support/focus.ts'

// A desktop browser with a narrow window: a phone's would widen its window with the content.
test.use({ isMobile: false, hasTouch: false })

test('at 360 px no bar covers what has the focus, in either direction', async ({ device }) => {
  const { page } = await device('fr')
  await page.setViewportSize({ width: 360, height: 740 })
  const found = await onEvery(page, 'fr', async () => [
    ...(await coveredWhenFocused(page, 'Tab')),
    ...(await coveredWhenFocused(page, 'Shift+Tab')),
  ])
  expect(found).toEqual([])
})

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`
/** Adds styles as a constructed style sheet, which the page's content security policy allows. */
const addStyles = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
/** The elements that make the page scroll sideways. */
const tooWide = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 140))
        .slice(-3)

for (const language of ['fr', 'en'] as const)
  test(`at 320 px no page scrolls sideways, nor with wide spacing (${language})`, async ({ device }) => {
    const { page } = await device(language)
    await page.setViewportSize({ width: 320, height: 640 })
    const found = await onEvery(page, language, async () => {
      const plain = await page.evaluate(tooWide)
      await page.evaluate(addStyles, SPACING)
      const spaced = await page.evaluate(tooWide)
      return [...plain, ...spaced.map((element) => `with spacing, ${element}`)]
    })
    expect(found).toEqual([])
  })

/** The share of the window's height that stays covered, in percent, measured down its middle. */
const barsPercent = () => {
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  let covered = 0
  for (let y = 0; y < innerHeight; y += 1) if (isFixed(document.elementFromPoint(innerWidth / 2, y))) covered += 1
  return Math.round((covered / innerHeight) * 100)
}

test('at 320 × 256, a screen enlarged four times, the bars leave three quarters of the height', async ({ device }) => {
  const { page } = await device('fr')
  await page.setViewportSize({ width: 320, height: 256 })
  const found = await onEvery(page, 'fr', async () => {
    await page.evaluate(() => scrollTo(0, 300))
    const percent = await page.evaluate(barsPercent)
    return percent > 25 ? [`${percent} % is covered`] : []
  })
  expect(found).toEqual([])
})

/** Figures whose text is on more than one line. */
const brokenFigures = () =>
  [...document.querySelectorAll('main .value')].flatMap((figure) => {
    const text = document.createRange()
    text.selectNodeContents(figure.firstChild ?? figure)
    return text.getClientRects().length > 1 ? [figure.textContent ?? ''] : []
  })

for (const width of [320, 360])
  test(`at ${width} px every figure of the test is on one line, « 3 min 30 s » too`, async ({ device }) => {
    const { page } = await device('fr')
    await page.setViewportSize({ width, height: 640 })
    await register(page)
    await page.goto('/casper')
    await expect(page.locator('main .value').filter({ hasText: '3 min 30 s' })).toBeVisible()
    expect(await page.locator('main .value').allTextContents()).toContain('3\u00a0min\u00a030\u00a0s')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(brokenFigures)).toEqual([])
  })

test('at 640 × 400, a screen enlarged twice, no page scrolls sideways, nor with wide spacing', async ({ device }) => {
  const { page } = await device('fr')
  await page.setViewportSize({ width: 640, height: 400 })
  const found = await onEvery(page, 'fr', async () => {
    const plain = await page.evaluate(tooWide)
    await page.evaluate(addStyles, SPACING)
    return [...plain, ...(await page.evaluate(tooWide))]
  })
  expect(found).toEqual([])
})
