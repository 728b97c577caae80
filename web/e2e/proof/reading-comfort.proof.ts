import { expect, readyOffline, register, signIn, test, WORDS } from '../support/fixtures.ts'

const isLoaded = (font: string) =>
  document.fonts.check(`20px ${font}`) &&
  [...document.fonts].some(({ family, status }) => family.includes(font) && status === 'loaded')

test('a font chosen once is there offline and on the second device', async ({ device }) => {
  const { page, context } = await device('fr')
  const person = await register(page)
  await readyOffline(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'OpenDyslexic' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-reading-font', 'dyslexic')
  await expect.poll(() => page.evaluate(isLoaded, 'OpenDyslexic')).toBe(true)
  await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS.fr.synced)
  await page.goto('/learning/empathy-in-words?page=2')
  await expect(page.locator('article[data-reading]').first()).toHaveCSS('font-family', /OpenDyslexic/)

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('article[data-reading]').first()).toHaveCSS('font-family', /OpenDyslexic/)
  await expect.poll(() => page.evaluate(isLoaded, 'OpenDyslexic')).toBe(true)

  const other = await device('en')
  await signIn(other.page, 'en', person)
  await expect(other.page.locator('html')).toHaveAttribute('data-reading-font', 'dyslexic')
})
