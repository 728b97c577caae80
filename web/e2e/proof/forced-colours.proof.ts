import type { Locator, Page } from '@playwright/test'
import { expect, register, test } from '../support/fixtures.ts'

test.use({ isMobile: false, hasTouch: false })

/**
 * The background colour seen at an element, and the one seen around it; where an element is transparent, its parent's
 * counts.
 */
const fillOf = (element: Locator) =>
  element.evaluate((one) => {
    const fill = (of: Element | null): string => {
      if (!of) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(of)
      return /rgba\(.*, 0\)|transparent/.test(backgroundColor) ? fill(of.parentElement) : backgroundColor
    }
    return { own: fill(one), around: fill(one.parentElement) }
  })
/** A selected element, or a part of a drawing, must have another fill than its surroundings. */
async function isSeenHere(page: Page, selector: string) {
  const element = page.locator(selector).locator('visible=true').first()
  await expect(element, selector).toBeVisible()
  const { own, around } = await fillOf(element)
  expect(own, `${page.url()}: ${selector}`).not.toBe(around)
}
async function isSeen(page: Page, path: string, selector: string) {
  await page.goto(path)
  await isSeenHere(page, selector)
}
const canvas = (page: Page) =>
  page.locator('body').evaluate((body) => {
    body.style.background = 'Canvas'
    return getComputedStyle(body).backgroundColor
  })
const ANSWER =
  'Je demanderais d’abord à la personne comment elle va, à l’écart, parce qu’elle vit peut-être quelque chose de lourd.'

for (const dark of [false, true])
  test(`in forced colours everything chosen and drawn is seen (${dark ? 'dark' : 'light'})`, async ({ device }) => {
    const { page } = await device('fr', { dark })
    await page.emulateMedia({ forcedColors: 'active' })
    await register(page)
    const seen = (path: string, selector: string) => isSeen(page, path, selector)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await seen('/learning-demo', 'nav [aria-current=page]')
    }
    await seen('/learning-demo', '[aria-pressed=true]')
    await seen('/typing?view=platform&mode=preset', '[role=tab][aria-selected=true]')
    await seen('/scheduler', '[aria-pressed=true]')
    await seen('/typing?view=platform&mode=preset', '.caret')
    await page.goto('/practice?scenario=cash-line-remark')
    await page.getByRole('textbox', { name: /^1\. / }).fill(ANSWER)
    await page.getByRole('textbox', { name: /^2\. / }).fill(ANSWER)
    await page.getByRole('button', { name: 'Soumettre la réponse' }).click()
    await expect(page).toHaveURL(/result=/)
    for (const part of ['.needle', 'li [data-drawn]']) await isSeenHere(page, part)
    await expect(page.locator('mark').first()).toHaveCSS('background-color', await canvas(page))
    // Today is outlined where another day is chosen.
    await page.goto('/scheduler?day=2026-12-24')
    const today = page.locator('[aria-current=date]')
    if ((await today.count()) > 0) await expect(today).not.toHaveCSS('outline-style', 'none')
  })
