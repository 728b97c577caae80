import { expect } from '../../support/fixtures.ts'
import { startTest } from '../../support/practice.ts'
import { open, type Try } from './walk.ts'

export const PRACTICE: Record<string, Try> = {
  'a question without an answer is asked about before submitting': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await page
      .getByRole('textbox', { name: /^1\. / })
      .fill(say('Je lui parle à l’écart. ', 'I talk to him in private. ').repeat(8))
    await page.getByRole('button', { name: say('Soumettre la réponse', 'Submit the answer') }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText(say('Une question est restée sans réponse.', 'One question has no answer.'))
    await dialog.getByRole('button', { name: say('Continuer à écrire', 'Continue writing') }).click()
  },
  'a draft is listed in practice and on it after a reload': async ({ page, say }) => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^1\. / })).toHaveValue(say(/à l’écart/, /in private/))
    await open(page, '/practice')
    await expect(page.getByText(say(/1 brouillon sur cet appareil/, /1 draft on this device/)).first()).toBeVisible()
  },
  'what the plan has left is said before an evaluation': async ({ page, say }) => {
    await open(page, '/practice?scenario=cash-line-remark')
    await expect(
      page.getByText(say(/Évaluations restantes de votre forfait/, /evaluations left in your plan/)).first(),
    ).toBeVisible()
  },
  'a quiz shows the reason and the next step after a choice': async ({ page, say }) => {
    await open(page, '/quizzes/ethics-principles')
    await page
      .getByRole('button', { name: say(/^Commencer/, /^Start/) })
      .first()
      .click()
    await page.locator('#content button[aria-pressed=false]').first().click()
    const next = page.getByRole('button', { name: say(/suivante/i, /next/i) }).last()
    await expect(next).toBeInViewport()
    await page.goto('/quizzes')
  },
  'a test under way is on the dashboard': async ({ page, language, say }) => {
    await startTest(page, language, 'mini-1')
    await open(page, '/')
    await expect(
      page
        .getByRole('link', { name: say(/Reprendre.*test/i, /Resume.*test/i) })
        .or(page.getByText(say(/test.*en cours/i, /test.*under way|in progress/i)))
        .first(),
    ).toBeVisible()
  },
}
