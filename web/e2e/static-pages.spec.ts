import { expect, registerInForm, test } from './support/fixtures.ts'
import { SHORT } from './support/tags.ts'

test('the pages of text can be read without scripts, in both languages', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://localhost:${server.port}` })
  const page = await context.newPage()
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  for (const [link, title] of [
    ['Terms', 'Terms of Service'],
    ['Accessibility', 'Accessibility'],
    ['About', 'About Situ'],
  ] as const) {
    await page.goto(`/privacy?lang=en`)
    const href = await page.getByRole('contentinfo').getByRole('link', { name: link }).getAttribute('href')
    await page.goto(`${href}?lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await context.close()
})

test('a visitor gets static pages; a learner gets the app’s, also without a network', SHORT, async ({ device }) => {
  const { page, context } = await device('fr')
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const isStatic = () => page.evaluate(() => document.querySelector('#root') === null)
  await page.goto('/terms')
  await heading('Conditions d’utilisation')
  expect(await isStatic()).toBe(true)
  await page.getByRole('link', { name: 'English' }).click()
  await heading('Terms of Service')
  // The choice is remembered.
  await page.goto('/about')
  await heading('About Situ')
  await registerInForm(page, 'en')
  await page.goto('/terms')
  await heading('Terms of Service')
  expect(await isStatic()).toBe(false)
  await context.setOffline(true)
  await page.reload()
  await heading('Terms of Service')
})
