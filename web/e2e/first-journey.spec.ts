import type { Page } from '@playwright/test'
import { expect, type Language, readyOffline, registerInForm, signIn, test, WORDS } from './support/fixtures.ts'
import { libraryIsHere, pageIsKept } from './support/on-device.ts'
import { answer, storedEvaluations } from './support/scenario-answer.ts'
import { SHORT } from './support/tags.ts'

// The first journey: install, sign in, learn and practise offline, and find the progress on another device.

/** The numbers that both devices must show. */
async function dashboard(page: Page) {
  await page.goto('/')
  const cards = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(cards).toBeVisible()
  return ((await cards.textContent()) ?? '').replace(/\s+/g, ' ')
}
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const indicator = (page: Page) => page.locator('a[href="/device"]:visible').first()

for (const language of ['fr', 'en'] as Language[])
  test(
    `${language}: learn, lose the network, go on, find it again elsewhere`,
    language === 'en' ? SHORT : {},
    async ({ device, server }) => {
      const words = WORDS[language]
      const { page, context } = await device(language)
      const person = await registerInForm(page, language)
      await readyOffline(page)

      await page.goto('/learning/understand-the-test')
      const first = (await title(page).textContent()) ?? ''
      await page.getByRole('button', { name: words.next }).click()
      await expect(title(page)).not.toHaveText(first)
      await pageIsKept(page, 'understand-the-test', 2)
      await expect(indicator(page)).toHaveAccessibleName(words.synced)
      // The library is fetched in the background: from now on every module can be read.
      await libraryIsHere(page)
      await page.goto('/practice')
      await expect(page.getByRole('combobox').first()).toBeEnabled()
      await page.goto('/learning/understand-the-test')

      await server.stop()
      await context.setOffline(true)
      for (let i = 0; i < 4; i++) {
        const before = (await title(page).textContent()) ?? ''
        await page.getByRole('button', { name: words.next }).click()
        await expect(title(page)).not.toHaveText(before)
      }
      await expect(page.getByRole('link', { name: words.finish })).toBeVisible()
      await pageIsKept(page, 'understand-the-test', 6)
      await page.reload()
      await expect(page.getByRole('link', { name: words.finish })).toBeVisible()
      await expect(indicator(page)).toHaveAccessibleName(words.offline)

      await page.goto('/learning/empathy-in-words')
      await page.getByRole('button', { name: words.next }).click()
      await pageIsKept(page, 'empathy-in-words', 2)
      await page.goto('/')
      await expect(page.getByText(words.completed, { exact: true }).first()).toBeVisible()
      await answer(page, language, 'equal-ice-time')

      await server.start()
      await context.setOffline(false)
      await expect(indicator(page)).toHaveAccessibleName(words.synced)
      const here = await dashboard(page)

      const elsewhere = await device(language, { online: true })
      await signIn(elsewhere.page, language, person)
      await expect(async () => expect(await dashboard(elsewhere.page)).toBe(here)).toPass()
      expect(here).toMatch(/1\s*(sur|of) 16/)
      await elsewhere.page.goto('/learning/understand-the-test')
      await expect(elsewhere.page.getByRole('link', { name: words.finish })).toBeVisible()
      await elsewhere.page.goto('/learning/empathy-in-words')
      await expect(elsewhere.page).toHaveURL(/page=2/)
      const evaluated = await storedEvaluations(elsewhere.page)
      expect(evaluated.map(({ scenarioId }) => scenarioId)).toEqual(['equal-ice-time'])
    },
  )
