import { expect, readyOffline, test } from './support/fixtures.ts'
import { nextRelease } from './support/next-release.ts'

test.use({ ownServer: true })

test('a new version is offered, never forced, and taken when the learner says so', async ({ device, server }) => {
  const front = await nextRelease(server.port)
  const { page } = await device('fr', { url: front.url })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Inscription' }).click()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Noémie')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Gagnon')
  await page.getByRole('textbox', { name: 'Courriel' }).fill('update@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).locator('visible=true').fill('un mot de passe sûr')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  await readyOffline(page)
  await expect(page.getByText('Une nouvelle version de Situ est prête.')).toBeHidden()

  front.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText('Une nouvelle version de Situ est prête.')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { still: 'here' }))
  // The new version waits, and the page is still the old one.
  const waits = async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state
  await expect.poll(() => page.evaluate(waits)).toBe('installed')
  expect(await page.evaluate(() => Reflect.get(window, 'still'))).toBe('here')
  await page.getByRole('button', { name: 'Mettre à jour' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'still')).catch(() => 'reloading')).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noémie')
  front.close()
})
