import { expect, readyOffline } from '../../support/fixtures.ts'
import { h1, open, scrolled, type Try } from './walk.ts'

export const LEARNER: Record<string, Try> = {
  'a turned page begins at its top, and its title has the focus': async ({ page, say }) => {
    await open(page, '/learning/empathy-in-words')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: say('Page suivante', 'Next page') }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/H[12]|MAIN|ARTICLE|SECTION/)
  },
  'a module has figures': async ({ page }) => {
    await open(page, '/learning/empathy-in-words')
    let figures = 0
    for (let n = 1; n <= 6; n++) {
      await page.goto(`/learning/empathy-in-words?page=${n}`)
      await expect(h1(page)).toBeVisible()
      await expect(page.locator('#content p').first()).toBeVisible()
      figures += await page.locator('#content figure').count()
    }
    expect(figures).toBeGreaterThanOrEqual(2)
  },
  'the menu names the practice tests, and the dashboard by its other address is marked': async ({
    page,
    say,
    size,
  }) => {
    await open(page, '/dashboard')
    if (size === 'phone') {
      await expect(page.locator('nav a[aria-current=page]:visible')).toContainText(say('Accueil', 'Home'))
      await page.getByRole('button', { name: say('Plus', 'More') }).click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: say('Tests blancs', 'Practice tests') }),
      ).toBeVisible()
    } else {
      await expect(page.locator('nav a[aria-current=page]:visible').first()).toContainText(
        say('Tableau de bord', 'Dashboard'),
      )
      await expect(page.getByRole('link', { name: say('Tests blancs', 'Practice tests') }).first()).toBeVisible()
    }
  },
  'the calendar goes back to today': async ({ page, say }) => {
    await open(page, '/scheduler?day=2027-06-10')
    await page.getByRole('button', { name: say('Aujourd’hui', 'Today'), exact: true }).click()
    await expect(page).not.toHaveURL(/2027-06-10/)
  },
  'an empty required field of the message is told when it is left': async ({ page, say }) => {
    await open(page, '/contact')
    await page.getByRole('textbox', { name: say('Objet', 'Subject') }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: say('Objet', 'Subject') })).toHaveAttribute('aria-invalid', 'true')
  },
  'a blank display name is refused at its field': async ({ page, say }) => {
    await page.getByRole('button', { name: say('Ouvrir le clavardage', 'Open the chat') }).click()
    const chat = page.getByRole('dialog')
    await chat.getByRole('button', { name: say(/Paramètres|Réglages/, /settings/i) }).click()
    await chat.getByLabel(say('Nom affiché', 'Display name')).fill('   ')
    await chat.getByRole('button', { name: say('Enregistrer', 'Save') }).click()
    await expect(chat.getByText(say('Entrez un nom affiché', 'Enter a display name'))).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'the history is found from the account': async ({ page }) => {
    await open(page, '/account')
    await page.locator('#content a[href="/history"]').click()
    await expect(page).toHaveURL(/\/history/)
    await expect(h1(page)).toBeVisible()
  },
  'signing out with no network ends the session for good': async ({ page, context, say, size }) => {
    await open(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    if (size === 'phone') await page.getByRole('button', { name: say('Plus', 'More') }).click()
    const out = size === 'phone' ? page.getByRole('dialog') : page
    await out
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .first()
      .click()
    const ask = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: say('hors ligne', 'offline') })
    await ask
      .getByRole('button', { name: say('Se déconnecter', 'Sign out') })
      .last()
      .click()
    await expect(page).toHaveURL(/\/auth/)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('textbox', { name: say('Courriel', 'Email') })).toBeVisible()
    await expect.poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401)
  },
}
