import { expect, type Page } from '@playwright/test'
import type { EvaluationPage } from 'shared/model/evaluation'
import type { Language } from './fixtures.ts'

/** Texts of a scenario's screen that the journeys look for, in both languages. */
export const EVALUATED = {
  fr: { submit: 'Soumettre la réponse', score: 'Score d’entraînement' },
  en: { submit: 'Submit the answer', score: 'Practice score' },
} as const
/** Two answers that fit any scenario, one for each question. */
export const ANSWERS = {
  fr: [
    'Je ne sais pas encore ce qui se passe. Je demanderais d’abord à la personne comment elle va, à l’écart, parce qu’elle vit peut-être quelque chose de lourd.',
    'Si elle refuse mon aide, je respecterais son choix, mais je ne mentirais pas. Je reprendrais des nouvelles la semaine suivante.',
  ],
  en: [
    'I do not know yet what is going on. I would first ask this person how they are, in private, because they may be carrying something heavy.',
    'If they refuse my help I would respect that, but I would not lie. I would check in again the next week.',
  ],
} as const
/** Answers a scenario and waits for its evaluation. */
export async function answer(page: Page, language: Language, id: string) {
  await page.goto(`/practice?scenario=${id}`)
  await page.getByRole('textbox', { name: /^1\. / }).fill(ANSWERS[language][0])
  await page.getByRole('textbox', { name: /^2\. / }).fill(ANSWERS[language][1])
  await page.getByRole('button', { name: EVALUATED[language].submit }).click()
  await expect(page).toHaveURL(/result=/)
  await expect(page.getByText(EVALUATED[language].score).first()).toBeVisible()
}

/** The evaluations that the server has of the page's learner, from the first page of their list. */
export const storedEvaluations = (page: Page): Promise<EvaluationPage['evaluations']> =>
  page.evaluate(async () => (await (await fetch('/api/evaluations')).json()).evaluations)
