import { expect, readyOffline, register, signIn, test, WORDS } from './support/fixtures.ts'
import { ONLINE } from './support/tags.ts'

test('notes and the notepad, offline, live on this device only and survive a reload', async ({ device, server }) => {
  const phone = await device('fr')
  const person = await register(phone.page)
  await readyOffline(phone.page)
  await phone.page.goto('/scheduler')
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await server.stop('SIGKILL')
  await phone.context.setOffline(true)

  await phone.page.getByRole('button', { name: 'Nouvelle note' }).click()
  await phone.page.getByLabel('Titre', { exact: true }).fill('Deux scénarios')
  await phone.page.getByLabel('Heure (facultative)').fill('18:30')
  await phone.page.getByRole('button', { name: 'Enregistrer' }).last().click()
  // Until the dialog is closed, typed letters go to it and not to the notepad behind it.
  await expect(phone.page.getByRole('checkbox', { name: 'Terminée : Deux scénarios' })).toBeVisible()
  await expect(phone.page.getByRole('dialog')).toHaveCount(0)
  await phone.page.getByRole('textbox', { name: 'Bloc-notes' }).fill('Une idée')
  await phone.page.reload()
  await expect(phone.page.getByRole('checkbox', { name: 'Terminée : Deux scénarios' })).toBeVisible()
  await expect(phone.page.getByRole('textbox', { name: 'Bloc-notes' })).toHaveValue('Une idée')

  await server.start()
  await phone.context.setOffline(false)
  const laptop = await device('fr')
  await signIn(laptop.page, 'fr', person)
  await laptop.page.goto('/scheduler')
  await expect(laptop.page.getByText('Rien ce jour-là.')).toBeVisible()
  await expect(laptop.page.getByText('Deux scénarios')).toHaveCount(0)
})

test(
  'a focus session runs on the wall clock, goes on after a reload, and counts as study time',
  ONLINE,
  async ({ device }) => {
    const { page } = await device('en')
    await page.clock.install()
    await register(page)
    await page.goto('/focus-session?autostart=1')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.clock.fastForward('05:00')
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/^[45]:/)
    await page.clock.fastForward('05:10')
    await expect(page.getByText('Session finished. These minutes count as study time.')).toBeVisible()
    await page.goto('/')
    await expect(page.getByText('0 h 10 min', { exact: true }).first()).toBeVisible()
  },
)

test('a profile changed offline is seen at once, after a reload, and on the other device', async ({
  device,
  server,
}) => {
  const phone = await device('en')
  const person = await register(phone.page)
  await readyOffline(phone.page)
  await phone.page.goto('/account')
  await phone.page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(phone.page.getByRole('dialog')).toBeVisible()
  await phone.page.keyboard.press('Escape')
  await server.stop('SIGKILL')
  await phone.context.setOffline(true)

  await phone.page.getByRole('button', { name: 'Edit profile' }).click()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  )
  await phone.page.getByLabel('Display name').fill('Noémie G.')
  await phone.page.getByLabel('Title', { exact: true }).fill('Candidate')
  await phone.page.getByLabel('Image file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await expect(phone.page.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await phone.page.getByRole('button', { name: 'Save' }).click()
  await expect(phone.page.getByRole('main').getByText('Noémie G.')).toBeVisible()
  await phone.page.reload()
  await expect(phone.page.getByRole('main').getByText('Candidate')).toBeVisible()

  await server.start()
  await phone.context.setOffline(false)
  await expect(phone.page.getByRole('link', { name: WORDS.en.synced }).first()).toBeVisible({ timeout: 20_000 })
  const laptop = await device('en')
  await signIn(laptop.page, 'en', person)
  await laptop.page.goto('/account')
  await expect(laptop.page.getByRole('main').getByText('Noémie G.')).toBeVisible()
  await expect(laptop.page.getByRole('main').locator('img[src^="/api/profile-images/"]')).toBeVisible()
})

test('the page of plans opens with no network too', async ({ device, server }) => {
  const { page, context } = await device('en')
  await register(page)
  await readyOffline(page)
  await page.goto('/subscribe')
  await expect(page.getByText('Payment is not set up on this server.')).toBeVisible()
  await server.stop('SIGKILL')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. You need an internet connection')).toBeVisible()
})
