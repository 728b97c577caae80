import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Language, register, test, WORDS } from './support/fixtures.ts'
import { ADMIN } from './support/server.ts'
import { ONLINE } from './support/tags.ts'

test.use({ ownServer: true })

const W = {
  fr: {
    search: 'Chercher un nom, une adresse ou un identifiant',
    change: /^Changer le mot de passe\s:/,
    fresh: 'Nouveau mot de passe',
    keep: /Conserver seulement l’empreinte/,
    save: 'Enregistrer',
    updated: 'Mot de passe mis à jour',
    reveal: /^Révéler le mot de passe\s:/,
    hide: 'Masquer',
    own: 'Choisir un nouveau mot de passe',
    confirm: 'Confirmez le mot de passe',
    set: (email: string) => `Nouveau mot de passe défini\u00a0: ${email}`,
    revealed: (email: string) => `Mot de passe révélé\u00a0: ${email}`,
    denied: 'Accès refusé',
  },
  en: {
    search: 'Search for a name, an address or an ID',
    change: /^Change the password of/,
    fresh: 'New password',
    keep: /Keep only the hash/,
    save: 'Save',
    updated: 'Password updated',
    reveal: /^Reveal the password of/,
    hide: 'Hide',
    own: 'Choose a new password',
    confirm: 'Confirm the password',
    set: (email: string) => `New password set for ${email}`,
    revealed: (email: string) => `Password of ${email} revealed`,
    denied: 'Access Denied',
  },
} as const
const HANDED = 'a remettre en main propre'
const OWN = 'choisi par moi-meme'
/** The refusal that the journey intends: a temporary password gives no session. */
const MEANT = /403.*\/api\/auth\/login/

async function fillSignIn(page: Page, language: Language, email: string, password: string) {
  const words = WORDS[language]
  await page.goto('/auth')
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: words.login, exact: true }).click()
}
async function administrator(page: Page, language: Language) {
  await fillSignIn(page, language, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL('/')
}

for (const language of ['fr', 'en'] as Language[])
  test(
    `a password is handed over, the learner chooses their own, the log has it (${language})`,
    ONLINE,
    async ({ device, complaints }) => {
      const w = W[language]
      const { page: learner, context } = await device(language)
      const { email } = await register(learner)
      await learner.goto('/admin')
      await expect(learner.getByRole('heading', { level: 1, name: w.denied })).toBeVisible()
      await expect(learner.getByText(email)).toBeVisible()
      expect((await learner.request.get('/api/admin/users')).status()).toBe(403)
      await context.close()

      const { page } = await device(language)
      await administrator(page, language)
      await page.goto('/admin?tab=users')
      await page.getByLabel(w.search).fill(email)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
      await page.getByRole('button', { name: w.change }).click()
      await page.getByLabel(w.fresh).fill(HANDED)
      await page.getByRole('checkbox', { name: w.keep }).uncheck()
      await page.getByRole('dialog').getByRole('button', { name: w.save }).click()
      await expect(page.getByText(w.updated)).toBeVisible()
      expect(await page.content()).not.toContain(HANDED)
      await page.getByRole('button', { name: w.reveal }).click()
      await expect(page.getByText(HANDED)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: w.hide, exact: true }).click()
      await expect(page.getByText(HANDED)).toHaveCount(0)

      const { page: elsewhere } = await device(language)
      await fillSignIn(elsewhere, language, email, HANDED)
      await expect(elsewhere).toHaveURL(/\/reset-password\?token=/)
      await expect(elsewhere.getByRole('heading', { level: 1, name: w.own })).toBeVisible()
      await elsewhere.getByLabel(w.fresh, { exact: true }).fill(OWN)
      await elsewhere.getByLabel(w.confirm, { exact: true }).fill(OWN)
      await elsewhere
        .locator('form')
        .getByRole('button', { name: /mot de passe|password/i })
        .last()
        .click()
      await expect(elsewhere).toHaveURL('/auth')
      await fillSignIn(elsewhere, language, email, OWN)
      await expect(elsewhere).toHaveURL('/')

      await page.goto('/admin?tab=audit')
      await expect(page.getByText(w.revealed(email))).toBeVisible()
      await expect(page.getByText(w.set(email))).toBeVisible()
      await page.goto('/admin?tab=users')
      await page.getByLabel(w.search).fill(email)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
      await expect(page.getByRole('button', { name: w.reveal })).toHaveCount(0)
      expect(complaints.filter((complaint) => !MEANT.test(complaint))).toEqual([])
      complaints.length = 0
    },
  )

for (const language of ['fr', 'en'] as Language[])
  for (const dark of [false, true])
    test(
      `the tabs of people, ${language}, ${dark ? 'dark' : 'light'}: no violation, no sideways scroll`,
      ONLINE,
      async ({ device }) => {
        const { page } = await device(language, { dark })
        await administrator(page, language)
        for (const tab of ['dashboard', 'users', 'progress', 'contacts', 'audit']) {
          await page.goto(`/admin?tab=${tab}`)
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
          await expect(page.getByRole('main').getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          expect(violations.map((v) => `${tab}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([])
          for (const width of [360, 768, 1024, 1280]) {
            await page.setViewportSize({ width, height: 800 })
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
              `${tab} at ${width}`,
            ).toBeLessThanOrEqual(0)
          }
        }
      },
    )
