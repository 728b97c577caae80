import AxeBuilder from '@axe-core/playwright'
import { expect, register, test } from './support/fixtures.ts'
import { SHORT } from './support/tags.ts'

test(
  'a browser that lacks what Situ needs gets a page that says so, with the data of this device',
  SHORT,
  async ({ device }) => {
    const { page, context } = await device('fr')
    await register(page)
    await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/learning')
    await expect(page).toHaveURL('/old-browser.html')
    await expect(page.getByRole('heading', { name: 'Votre navigateur est trop ancien pour Situ' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your browser is too old for Situ' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /Enregistrer mes données/ }).click()
    expect((await saving).suggestedFilename()).toBe('situ.json')
  },
)

test('without script there is a readable page, not a white one', SHORT, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/auth')
  await expect(page).toHaveURL('/no-script.html')
  await expect(page.getByRole('heading', { name: 'Situ a besoin de JavaScript' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Situ needs JavaScript' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
