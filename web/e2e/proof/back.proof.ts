import { expect, register, test } from '../support/fixtures.ts'

import { startTest, withScenarios } from '../support/practice.ts'

test('Back closes a drawer or a dialog first, then leaves the page; a link inside leads away', async ({ device }) => {
  const { page } = await device('fr')
  await register(page)
  await page.getByRole('link', { name: 'Modules', exact: true }).click()
  await expect(page).toHaveURL('/learning-demo')
  // The new screen's title takes the focus once it is rendered.
  await expect(page.getByRole('heading', { level: 1, name: 'Apprentissage' })).toBeFocused()
  const drawer = page.getByRole('dialog', { name: /^Menu/ })
  const more = page.getByRole('button', { name: 'Plus', exact: true })

  await more.click()
  await expect(drawer).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/learning-demo')
  await expect(more).toBeFocused()

  await more.click()
  await drawer.getByRole('link', { name: 'Agenda' }).click()
  await expect(page).toHaveURL('/scheduler')
  await expect(drawer).toBeHidden()

  await page.getByRole('button', { name: 'Nouvelle note' }).click()
  const note = page.getByRole('dialog')
  await note.getByRole('textbox').first().fill('Relire le module')
  // Back asks what to do with unsaved text. A second Back closes that question and stays in the form.
  await page.evaluate(() => history.back())
  await expect(page.getByRole('button', { name: 'Abandonner les modifications' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(note.getByRole('textbox').first()).toHaveValue('Relire le module')
  await expect(page).toHaveURL('/scheduler')
  await note.getByRole('button', { name: 'Annuler' }).click()
  await expect(note).toBeHidden()

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/learning-demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Apprentissage' })).toBeVisible()
})

test('during a test a pull does not reload the page, and a keyboard makes the page smaller', async ({ device }) => {
  const { page } = await device('fr')
  await register(page)
  await withScenarios(page)
  await startTest(page, 'fr', 'drill-ethics')
  await expect(page.getByRole('timer').first()).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain')
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
})
