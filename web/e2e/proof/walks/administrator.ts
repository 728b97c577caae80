import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ID_SHOWN } from 'shared/rules/people-words'
import { downloadedBy } from '../../support/download.ts'
import { expect, registerInForm, WORDS } from '../../support/fixtures.ts'
import { ADMIN } from '../../support/server.ts'
import { ask, endSession, enter, h1, open, press, type Try } from './walk.ts'

export const ADMINISTRATOR: Record<string, Try> = {
  'the administrator is not called a future student': async ({ page }) => {
    await open(page, '/account')
    await expect(page.getByText(/Futur étudiant|Vers la médecine|Future medical student/)).toHaveCount(0)
  },
  'a deep link survives the end of the session': async (walk) => {
    const { page, context } = walk
    await open(page, '/admin?tab=scenarios')
    await endSession(context)
    await page.reload()
    await enter(walk, ADMIN)
    await expect(page).toHaveURL(/\/admin\?tab=scenarios/)
    await expect(h1(page)).toBeVisible()
  },
  'a session that ends during an edit is begun again in place, with the edit': async (walk) => {
    const { page, context, say, language } = walk
    await open(page, '/admin?tab=quizzes')
    await press(page, say(/^Modifier/, /^Edit/))
    const title = page.getByRole('textbox', { name: say('Titre (français)', 'Title (French)') })
    await title.fill(`Récrit, ${walk.size}`)
    await endSession(context)
    await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
    await expect(page.getByRole('textbox', { name: WORDS[language].email })).toBeVisible()
    await enter(walk, ADMIN)
    await expect(title).toHaveValue(`Récrit, ${walk.size}`)
    await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
    await expect(page.getByRole('region', { name: /F8/ }).getByText('Quiz')).toBeVisible()
  },
  'a formula in a message is no formula in the table': async ({ page, elsewhere, language, say }) => {
    const learner = await elsewhere()
    await registerInForm(learner.page, language)
    await open(learner.page, '/contact')
    await learner.page.getByRole('textbox', { name: say('Objet', 'Subject') }).fill('=1+1')
    await learner.page
      .getByRole('textbox', { name: say('Message', 'Message'), exact: true })
      .fill('=HYPERLINK("https://evil.example")\nmerci de votre aide')
    await learner.page.getByRole('button', { name: say(/^Envoyer/, /^Send/) }).click()
    await expect.poll(async () => (await page.request.get('/api/admin/contact-messages')).text()).toContain('HYPERLINK')
    await learner.context.close()
    await open(page, '/admin?tab=contacts')
    const { text } = await downloadedBy(page, say('En tableau (CSV)', 'As a table (CSV)'))
    expect(text).toContain('HYPERLINK')
    expect(text).not.toMatch(/(^|[;,\n"])=/)
  },
  'an answer whose scenario is deleted meanwhile is still readable': async ({ page, elsewhere, language, say }) => {
    const learner = await elsewhere()
    await registerInForm(learner.page, language)
    await open(learner.page, '/practice?scenario=open-mic')
    await learner.page.getByRole('textbox', { name: /^1\. / }).fill('Ce que je pense')
    await expect(async () => {
      await learner.page.reload()
      await expect(learner.page.getByRole('textbox', { name: /^1\. / })).toHaveValue('Ce que je pense', {
        timeout: 4000,
      })
    }).toPass()
    await open(page, '/admin?tab=scenarios')
    const { title } =
      (await ask<{ id: string; title: { fr: string; en: string } }[]>(page, '/api/scenarios')).find(
        ({ id }) => id === 'open-mic',
      ) ?? {}
    await page
      .getByRole('button', { name: new RegExp(`^${say('Supprimer\\s:', 'Delete:')} ?.*${title?.[language]}`) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Supprimer', 'Delete') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(async () => {
      await learner.page.reload()
      await expect(
        learner.page.getByText(
          say(
            /Le scénario de cette réponse n’est plus disponible/,
            /The scenario of this answer is no longer available/,
          ),
        ),
      ).toBeVisible({ timeout: 4000 })
    }).toPass()
    await expect(learner.page.getByText('Ce que je pense')).toBeVisible()
    await learner.context.close()
  },
  'without a network the administration promises nothing': async ({ page, context, say }) => {
    await open(page, '/admin?tab=quizzes')
    await context.setOffline(true)
    await expect(
      page
        .getByText(say(/Ce que vous écrivez est enregistré ici en brouillon|brouillon/, /saved here as a draft/))
        .first(),
    ).toBeVisible()
    await expect(page.getByText(say(/sera envoyé/, /will be sent when/))).toHaveCount(0)
    await context.setOffline(false)
  },
  'an export that comes back unchanged changes nothing, and a fault is told in its unit': async ({ page, say }) => {
    await open(page, '/admin?tab=quizzes')
    const versions = async () =>
      (await ask<{ id: string; updatedAt: string }[]>(page, '/api/quizzes')).map((quiz) => JSON.stringify(quiz))
    const before = await versions()
    const { text: yaml } = await downloadedBy(page, say('Exporter (YAML)', 'Export (YAML)'))
    const bring = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'quiz.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) })
    await bring(yaml)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Importer', 'Import') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await versions()).toEqual(before)
    await bring(yaml.replace(/timeLimit: \d+/, 'timeLimit: 0'))
    const faults = page.getByRole('dialog').getByRole('list')
    await expect(faults).toContainText(say(/Au moins \d/, /At least \d/))
    await expect(faults).not.toContainText(say(/caractère/, /character/))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Fermer', 'Close') })
      .last()
      .click()
  },
  'a scenario without two questions is marked': async ({ page, say }) => {
    await open(page, '/admin?tab=scenarios')
    await press(page, say('Nouveau scénario', 'New scenario'))
    const words = say(['français', 'anglais'], ['French', 'English'])
    for (const of of words)
      for (const name of say(
        ['Titre *', 'Description *', 'Contenu complet *'],
        ['Title *', 'Description *', 'Full content *'],
      ))
        await page.getByRole('textbox', { name: `${name} (${of})`, exact: true }).fill('Sans question')
    await page.getByRole('button', { name: say('Enregistrer', 'Save'), exact: true }).click()
    await expect(
      page
        .getByText(
          say(/Absent des tests blancs\s: il lui faut deux questions/, /Not in practice tests: needs two questions/),
        )
        .first(),
    ).toBeVisible()
  },
  'the identifier that a message shows finds its account': async ({ page, say }) => {
    await open(page, '/admin?tab=contacts')
    const [letter] = await ask<{ userId: string; account: { email: string } }[]>(page, '/api/admin/contact-messages')
    // The search uses the id in the shortened form that the screen shows.
    const shown = page
      .getByRole('main')
      .locator('small')
      .filter({ hasText: /^[0-9a-f-]{8,36}$/ })
    const id = (await shown.first().textContent()) ?? ''
    expect(letter?.userId.startsWith(id)).toBe(true)
    expect(id.length).toBeGreaterThanOrEqual(ID_SHOWN)
    await open(page, '/admin?tab=users')
    await page
      .getByLabel(say('Chercher un nom, une adresse ou un identifiant', 'Search for a name, an address or an ID'))
      .fill(id)
    // The ids of accounts made in the same minute have the same beginning, so several may be listed, but none with
    // another beginning.
    const ids = page
      .getByRole('main')
      .getByRole('definition')
      .locator('code')
      .filter({ hasText: /^[0-9a-f]{8}-[0-9a-f-]{27}$/ })
    await expect(ids.first()).toBeVisible()
    await expect.poll(async () => (await ids.allTextContents()).every((one) => one.startsWith(id))).toBe(true)
    expect(await ids.allTextContents()).toContain(letter?.userId)
    await expect(
      page
        .getByRole('main')
        .getByText(letter?.account.email ?? '')
        .first(),
    ).toBeVisible()
  },
  'an average says what it is of': async ({ page, say }) => {
    await open(page, '/admin?tab=progress')
    for (const name of say(
      ['Score moyen aux quiz', 'Score moyen aux scénarios'],
      ['Average quiz score', 'Average scenario score'],
    ))
      await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  },
  'the database is its owner’s alone': async ({ server }) => {
    expect(statSync(join(server.dir, 'situ.db')).mode & 0o077).toBe(0)
  },
}
