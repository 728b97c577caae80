import type { BrowserContext, Page } from '@playwright/test'
import { expect, type Language, type Person, WORDS } from '../../support/fixtures.ts'
import type { RealServer } from '../../support/server.ts'

export const SIZES = { phone: { width: 360, height: 740 }, computer: { width: 1280, height: 800 } } as const
export type Size = keyof typeof SIZES

export interface Walk {
  page: Page
  context: BrowserContext
  language: Language
  size: Size
  server: RealServer
  /** Who has registered for the walk. */
  person: Person
  /** Another browser profile, where nobody is signed in. */
  elsewhere: () => Promise<{ page: Page; context: BrowserContext }>
  /** The words in the language of the walk. */
  say: <T>(french: T, english: T) => T
}
export type Try = (walk: Walk) => Promise<void>

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(h1(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
/** Whether a click in the middle of an element reaches it, so that nothing covers it. */
export const isReachable = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (button === hit || button.contains(hit))
    })
/** Presses the first button of this name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** The reply of a call of the page's own session, as JSON. */
export const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (where) => (await fetch(where)).json(), path)

/** How many activities the start screen (`/`) lists. */
export async function activitiesTold({ page, say }: Pick<Walk, 'page' | 'say'>) {
  await open(page, '/')
  return page
    .getByRole('region', { name: say('Activité', 'Activity'), exact: true })
    .locator('li')
    .count()
}

/** Fills the sign-in form that is on screen, sends it, and waits until it is gone. */
export async function enter({ page, language }: Pick<Walk, 'page' | 'language'>, { email, password }: Person) {
  await page.getByRole('textbox', { name: WORDS[language].email }).fill(email)
  await page.getByLabel(WORDS[language].password, { exact: true }).locator('visible=true').fill(password)
  await page.getByRole('button', { name: WORDS[language].login, exact: true }).last().click()
  await expect(page.getByRole('textbox', { name: WORDS[language].email })).toHaveCount(0)
}
export const endSession = (context: BrowserContext) => context.clearCookies({ name: /session|signed_in/ })
