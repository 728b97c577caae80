import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, registerInForm, signIn, test, WORDS } from './support/fixtures.ts'
import { libraryIsHere } from './support/on-device.ts'
import { ONLINE, SHORT, SHORT_ONLINE } from './support/tags.ts'

test.use({ ownServer: true })

/** The link in the newest reset mail that the server has written. */
function mailedLink(dir: string) {
  const folder = join(dir, 'mail')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  for (const mail of mails.reverse()) {
    const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
    const link = /\/reset-password\?token=[\w-]+/.exec(text)
    if (link) return link[0]
  }
  throw new Error('no reset mail')
}

test(
  'a forgotten password: same answer for any address, link by mail, new password, old one no longer',
  ONLINE,
  async ({ device, server, complaints }) => {
    const words = WORDS.fr
    const { page } = await device('fr')
    const person = await registerInForm(page, 'fr')
    // Requests that are still in progress after signing out would be refused.
    await libraryIsHere(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Plus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/auth')

    const ask = async (email: string) => {
      await page.goto('/auth')
      await page.getByRole('button', { name: 'Mot de passe oublié?' }).click()
      // Between the static page and this form the sign-in form of the app stands for a moment.
      await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié?' })).toBeVisible()
      await page.getByRole('textbox', { name: words.email }).fill(email)
      await page.getByRole('button', { name: /lien/ }).click()
      const notice = page.getByRole('status').filter({ hasText: /./ }).first()
      await expect(notice).toBeVisible()
      return notice.textContent()
    }
    const unknown = await ask('nobody@example.org')
    expect(await ask(person.email)).toBe(unknown)

    // The mail is sent after the reply.
    await expect(async () => void mailedLink(server.dir)).toPass()
    await page.goto(mailedLink(server.dir))
    const fields = page.locator('input[type=password]')
    await fields.nth(0).fill('un tout autre mot')
    await fields.nth(1).fill('pas le même mot')
    await page
      .locator('form')
      .getByRole('button', { name: /mot de passe/i })
      .last()
      .click()
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
    await fields.nth(1).fill('un tout autre mot')
    await page
      .locator('form')
      .getByRole('button', { name: /mot de passe/i })
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe réinitialisé')
    await expect(page).toHaveURL('/auth')

    await page.getByRole('textbox', { name: words.email }).fill(person.email)
    await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill(person.password)
    await page.getByRole('tabpanel').getByRole('button', { name: words.login, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
    await signIn(page, 'fr', { ...person, password: 'un tout autre mot' })
    // The refused sign-in was intended.
    expect(complaints.filter((c) => !/401.*\/api\/auth\/login/.test(c))).toEqual([])
    complaints.length = 0
  },
)

test('wrong input is said at its field and nothing typed is lost', SHORT_ONLINE, async ({ device, complaints }) => {
  const words = WORDS.en
  const { page } = await device('en')
  await page.goto('/auth')
  await page.getByRole('tab', { name: words.registerTab }).click()
  await page.getByRole('textbox', { name: words.email }).fill('not an address')
  await page.getByLabel(words.password, { exact: true }).locator('visible=true').fill('short')
  await page.getByRole('button', { name: words.register }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.email })).toHaveValue('not an address')
  expect(complaints).toEqual([])
})

test(
  'the pricing buttons of the landing page open the sign-in form, with a network and without',
  SHORT,
  async ({ device }) => {
    const { page, context } = await device('en')
    const choose = async () => {
      await page.goto('/?lang=en')
      await page.getByRole('link', { name: 'Choose Starter' }).click()
      await expect(page).toHaveURL('/auth')
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    }
    await choose()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await choose()
  },
)
