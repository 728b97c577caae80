import { expect, WORDS } from '../../support/fixtures.ts'
import { ADMIN } from '../../support/server.ts'
import { endSession, enter, h1, open, type Try } from './walk.ts'

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
    await page
      .getByRole('button', { name: say(/^Modifier/, /^Edit/) })
      .first()
      .click()
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
}
