import { expect, WORDS } from '../../support/fixtures.ts'
import { h1, open, type Try } from './walk.ts'

export const VISITOR: Record<string, Try> = {
  'a password of spaces is refused': async ({ page, language }) => {
    await open(page, '/auth')
    await page.getByRole('tab', { name: WORDS[language].registerTab }).click()
    await page.getByRole('textbox', { name: WORDS[language].first }).fill('Noémie')
    await page.getByRole('textbox', { name: WORDS[language].last, exact: true }).fill('Gagnon')
    await page.getByRole('textbox', { name: WORDS[language].email }).fill('spaces@example.org')
    await page.getByLabel(WORDS[language].password, { exact: true }).locator('visible=true').fill('        ')
    await page.getByRole('button', { name: WORDS[language].register }).click()
    await expect(page.locator('[aria-invalid=true]:visible')).toHaveCount(1)
    await expect(page).toHaveURL(/\/auth/)
  },
  'the address typed to sign in is there to register': async ({ page, language }) => {
    await open(page, '/auth')
    await page.getByRole('textbox', { name: WORDS[language].email }).fill('ada@example.org')
    await page.getByRole('tab', { name: WORDS[language].registerTab }).click()
    await expect(page.getByRole('textbox', { name: WORDS[language].email })).toHaveValue('ada@example.org')
  },
  'the address asks for a language that the worker honours': async ({ page, say }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(say('/?lang=en', '/?lang=fr'))
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'fr'))
    await page.goto(say('/?lang=fr', '/?lang=en'))
    await expect(page.locator('html')).toHaveAttribute('lang', say('fr', 'en'))
  },
  'a class of thirty registers behind one address': async ({ page, say, size }) => {
    const statuses = new Set<number>()
    for (let n = 1; n <= 30; n++) {
      const reply = await page.request.post('/api/auth/register', {
        data: {
          email: `class${n}-${size}@example.org`,
          password: say('un mot de passe sûr', 'a safe password'),
          firstName: 'Ada',
          lastName: 'Roy',
        },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      statuses.add(reply.status())
    }
    expect([...statuses].every((status) => status < 300)).toBe(true)
  },
  'who comes after a full class reads why it takes a moment, and has an account': async ({
    page,
    language,
    say,
    size,
  }) => {
    const one = (n: number) => ({ email: `late${n}-${size}@example.org`, password: 'un mot de passe sûr' })
    const names = { firstName: 'Ada', lastName: 'Roy' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    let status = 200
    for (let n = 1; n <= 60 && status !== 429; n++)
      status = (await page.request.post('/api/auth/register', { data: { ...one(n), ...names }, headers })).status()
    expect(status).toBe(429)
    await page.context().clearCookies({ name: /session|signed_in/ })
    await open(page, '/auth')
    await page.getByRole('tab', { name: WORDS[language].registerTab }).click()
    await page.getByRole('textbox', { name: WORDS[language].first }).fill('Noémie')
    await page.getByRole('textbox', { name: WORDS[language].last, exact: true }).fill('Gagnon')
    await page.getByRole('textbox', { name: WORDS[language].email }).fill(one(0).email)
    await page.getByLabel(WORDS[language].password, { exact: true }).locator('visible=true').fill(one(0).password)
    await Promise.all([
      page.getByText(say(/fait un court calcul/, /is doing a short calculation/)).waitFor({ state: 'attached' }),
      page.getByRole('button', { name: WORDS[language].register }).click(),
    ])
    await expect(h1(page)).toContainText('Noémie')
  },
  'no plan is sold with what is not there': async ({ page }) => {
    await page.context().clearCookies({ name: /session|signed_in/ })
    await page.goto('/')
    await expect(page.getByText(/Starter/).first()).toBeVisible()
    // The plans may list services that the product does not have only if they say “on request”.
    const items = await page.locator('main li').allTextContents()
    const doubtful = /\bAPI\b|marque blanche|white[- ]label|analyse vocale|voice analysis/i
    expect(items.filter((item) => doubtful.test(item) && !/sur demande|on request/.test(item))).toEqual([])
  },
}
