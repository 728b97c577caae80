import type { Page } from '@playwright/test'
import { expect, register, test } from '../support/fixtures.ts'
import { withScenarios } from '../support/practice.ts'

const UPRIGHT = { width: 360, height: 740 }
const SIDEWAYS = { width: 740, height: 360 }
const ANSWER = 'Je demanderais d’abord à la personne comment elle va.'
/** Pixels that a keyboard covers. */
const KEYBOARD = 300

/** How much wider than the window the page is, in pixels. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
/** Whether some of the focused element is in view and nothing lies over its middle. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const hit = document.elementFromPoint((left + right) / 2, middle)
    return hit !== null && (focused.contains(hit) || hit.contains(focused))
  })

test('a phone that is turned keeps the text, the focus and what is open', async ({ device }) => {
  const { page } = await device('fr')
  await page.setViewportSize(UPRIGHT)
  await register(page)
  await withScenarios(page)
  await page.goto('/practice?scenario=cash-line-remark')
  const answer = page.getByRole('textbox', { name: /^1\. / })
  await answer.fill(ANSWER)
  for (const size of [SIDEWAYS, UPRIGHT]) {
    await page.setViewportSize(size)
    await expect(answer).toHaveValue(ANSWER)
    await expect(answer).toBeFocused()
    await page.keyboard.type('!')
    await page.keyboard.press('Backspace')
    expect(await focusIsSeen(page), `the focus is seen at ${size.width} px`).toBe(true)
    expect(await excess(page)).toBeLessThanOrEqual(0)
  }

  await page.goto('/scheduler')
  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Titre' })
  await title.fill('Deux scénarios')
  await page.setViewportSize(SIDEWAYS)
  await expect(title).toHaveValue('Deux scénarios')
  await expect(title).toBeFocused()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Deux scénarios').first()).toBeVisible()
})

test('a keyboard that lies over the page leaves dialogs and the chat free', async ({ device }) => {
  const { page } = await device('fr')
  await page.setViewportSize(UPRIGHT)
  // Simulates a keyboard as Safari reports it: the page keeps its height, and only its visible part becomes smaller.
  await page.addInitScript((covered) => {
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0 })
    Object.defineProperty(view, 'height', { get: () => innerHeight - (Reflect.get(window, 'isTyping') ? covered : 0) })
    Object.defineProperty(window, 'visualViewport', { value: view })
  }, KEYBOARD)
  const rise = () =>
    page.evaluate(() => {
      Object.assign(window, { isTyping: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
  await register(page)
  const free = UPRIGHT.height - KEYBOARD
  const bottomOf = async (name: 'dialog' | 'complementary' | 'textbox', of: string | RegExp) => {
    const box = await page.getByRole(name, { name: of }).last().boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await page.goto('/scheduler')
  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  await rise()
  await expect.poll(() => bottomOf('dialog', /Nouvelle note/)).toBeLessThanOrEqual(free)

  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le clavardage' }).click()
  await page.getByRole('button', { name: /^Général/ }).click()
  await rise()
  await expect.poll(() => bottomOf('textbox', 'Votre message')).toBeLessThanOrEqual(free)
})
