import { expect, registerInForm, test } from './support/fixtures.ts'
import { front } from './support/front.ts'
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
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await heading('Terms of Service')
})

test(
  'the sign-in form is there before the app, which takes over what was typed and pressed',
  SHORT,
  async ({ device, server }) => {
    let asked = 0
    const held: (() => void)[] = []
    // The app's own script waits until the test lets it through.
    const { url, close } = await front(server.port, (answer, incoming, outgoing) => {
      const send = () => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      }
      if (!/assets\/app-[^/]+\.js/.test(incoming.url ?? '')) return send()
      asked++
      held.push(send)
    })
    const { page } = await device('fr', { url })
    const field = (name: string) => page.getByLabel(name, { exact: true }).locator('visible=true')
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1, name: 'Quel plaisir de vous revoir!' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
    // The other form comes at once, without the app.
    await page.getByRole('tab', { name: 'Inscription' }).click()
    await field('Prénom').fill('Noémie')
    await field('Nom').fill('Roy')
    await field('Courriel').fill(`noemie-${Date.now()}@exemple.ca`)
    await field('Mot de passe').fill('quatre mots tout simples')
    await expect.poll(() => asked).toBe(1)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('button', { name: 'Créer mon compte' })).toHaveAttribute('aria-busy', 'true')
    for (const send of held) send()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
    close()
  },
)

test('the static sign-in form keeps the place in a field, and says that there is no network', async ({
  device,
  server,
}) => {
  const { page, context } = await device('en', { online: true })
  await page.goto(`http://localhost:${server.port}/auth?tab=register`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('You are offline. You need an internet connection to sign in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create my account' })).not.toHaveAttribute('aria-busy')
  await context.setOffline(false)
  await page.getByLabel('Last name').focus()
  await page.keyboard.type('Ch')
  // The app has taken over: its form has no static page above it.
  await expect.poll(() => page.evaluate(() => document.querySelector('#early') === null)).toBe(true)
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await page.keyboard.type('en')
  await expect(page.getByLabel('Last name')).toHaveValue('Chen')
})
