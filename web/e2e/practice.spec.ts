import type { Page } from '@playwright/test'
import {
  administrator,
  expect,
  type Language,
  readyOffline,
  register,
  registerInForm,
  test,
  WORDS,
} from './support/fixtures.ts'
import { ANSWERS, answer, EVALUATED, storedEvaluations } from './support/scenario-answer.ts'
import { ONLINE } from './support/tags.ts'

const SCENARIOS = 5

/** Ids of the first five typed scenarios. */
const scenarioIds = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const list = await (await fetch('/api/scenarios')).json()
    return list
      .filter((s: { format: string }) => s.format === 'typed')
      .map((s: { id: string }) => s.id)
      .slice(0, most)
  }, SCENARIOS)

for (const language of ['fr', 'en'] as Language[])
  test(`five scenarios are practised with the server gone, and are on it afterwards, once each (${language})`, async ({
    device,
    server,
  }) => {
    const { page, context } = await device(language)
    await register(page)
    await readyOffline(page)
    const ids = await scenarioIds(page)
    // The library of scenarios arrives a moment after the first screen.
    await page.goto('/practice')
    await expect(page.getByRole('combobox').first()).toBeEnabled()
    await server.stop('SIGKILL')
    await context.setOffline(true)
    for (const id of ids) await answer(page, language, id)
    await server.start()
    await context.setOffline(false)
    await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS[language].synced)
    const stored = await storedEvaluations(page)
    expect(stored.map((e) => e.scenarioId).sort()).toEqual([...ids].sort())
    // The free plan credits three a day; further answers from offline work are stored without credit.
    expect(stored.filter((e) => e.credited)).toHaveLength(3)
  })

test('a learner objects with the server gone; the administrator finds it in the scenario’s editor, and handles it', async ({
  device,
  server,
}) => {
  const { page, context } = await device('fr')
  await register(page)
  await readyOffline(page)
  const [id = ''] = await scenarioIds(page)
  await page.goto('/practice')
  await expect(page.getByRole('combobox').first()).toBeEnabled()
  await server.stop('SIGKILL')
  await context.setOffline(true)
  await answer(page, 'fr', id)
  await page
    .getByRole('button', { name: /^Je l’ai dit/ })
    .first()
    .click()
  await expect(page.getByText('Objection enregistrée.')).toBeVisible()
  const sentence = 'Je reprendrais des nouvelles la semaine suivante.'
  await page.getByRole('combobox', { name: /^La phrase qui le dit/ }).selectOption(sentence)
  await page.getByRole('textbox', { name: /^Votre commentaire/ }).fill('C’est bien un suivi.')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await server.start()
  await context.setOffline(false)
  await expect(page.locator('a[href="/device"]:visible').first()).toHaveAccessibleName(WORDS.fr.synced)

  const { page: desk } = await device('fr')
  await administrator(desk)
  await desk.goto('/admin?tab=scenarios')
  await expect(desk.locator(`[data-item="${id}"]`).getByText('1 objection')).toBeVisible()
  await desk.goto(`/admin?tab=scenarios&item=${id}`)
  await desk.getByRole('tab', { name: 'Objections (1)' }).click()
  await expect(desk.getByText(sentence)).toBeVisible()
  await expect(desk.getByText('C’est bien un suivi.')).toBeVisible()
  await desk.getByRole('button', { name: 'Marquer comme traitée' }).click()
  await expect(desk.getByText('Aucune objection à traiter')).toBeVisible()
})

test(
  'what a visitor answered before registering is in the new account, and on the server once',
  ONLINE,
  async ({ device }) => {
    const { page } = await device('fr')
    await page.goto('/')
    await page.getByRole('link', { name: 'Essayer un scénario' }).first().click()
    await page.getByRole('textbox', { name: /^1\. / }).fill(ANSWERS.fr[0])
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^1\. / })).toHaveValue(ANSWERS.fr[0])
    await page.getByRole('textbox', { name: /^2\. / }).fill(ANSWERS.fr[1])
    await page.getByRole('button', { name: 'Voir mon score' }).click()
    await expect(page.getByText(EVALUATED.fr.score).first()).toBeVisible()
    await registerInForm(page, 'fr')
    const stored = async () => (await storedEvaluations(page)).map(({ response }) => response)
    await expect.poll(stored).toEqual([ANSWERS.fr.join('\n\n')])
    await page.goto('/practice')
    await page.locator('main a[href*="result="]').first().click()
    await expect(page.getByText(EVALUATED.fr.score).first()).toBeVisible()
    expect(await stored()).toHaveLength(1)
  },
)
