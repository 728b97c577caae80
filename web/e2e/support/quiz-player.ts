import type { Page } from '@playwright/test'
import { downloadedBy } from './download.ts'
import { expect, type Language } from './fixtures.ts'

export const QUIZ_WORDS = {
  fr: {
    start: 'Commencer le quiz',
    next: 'Question suivante',
    finish: 'Terminer le quiz',
    passed: 'Quiz réussi',
    failed: 'Quiz non réussi',
    export: /Exporter/,
    file: /^resultats-quiz-.*-\d{4}-\d{2}-\d{2}\.csv$/,
    columns: 'Date;Heure;Score;Statut;Temps',
  },
  en: {
    start: 'Start the quiz',
    next: 'Next question',
    finish: 'Finish the quiz',
    passed: 'Quiz passed',
    failed: 'Quiz not passed',
    export: /Export/,
    file: /^quiz-results-.*-\d{4}-\d{2}-\d{2}\.csv$/,
    columns: 'Date,Time,Score,Status,Duration',
  },
} as const

export interface QuizKey {
  id: string
  correct: string[]
}
/** The shipped quizzes with their keys, requested while the server is available. */
export const quizKeys = (page: Page): Promise<QuizKey[]> =>
  page.evaluate(async () => {
    const quizzes = await (await fetch('/api/quizzes')).json()
    return quizzes.map((quiz: { id: string; questions: { correctAnswer: string }[] }) => ({
      id: quiz.id,
      correct: quiz.questions.map((q) => q.correctAnswer),
    }))
  })

/** Waits until the library of quizzes is on this device. */
export const quizzesAreHere = (page: Page) =>
  expect(async () => {
    const count = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          const user = JSON.parse(localStorage.getItem('situ.last-user') ?? '{}') as { id?: string }
          const open = indexedDB.open(`situ-${user.id}`)
          open.onsuccess = () => {
            const ask = open.result.transaction('answers').objectStore('answers').get('/api/quizzes')
            ask.onsuccess = () => {
              open.result.close()
              found(ask.result?.value?.length ?? 0)
            }
          }
        }),
    )
    expect(count).toBeGreaterThan(0)
  }).toPass()

/** Takes a quiz by keyboard alone, with every answer right or every one wrong, and waits for its result. */
export async function takeQuiz(page: Page, language: Language, { id, correct }: QuizKey, right: boolean) {
  const words = QUIZ_WORDS[language]
  await page.goto(`/quizzes/${id}`)
  await page.getByRole('button', { name: words.start }).focus()
  await page.keyboard.press('Enter')
  for (const [i, answer] of correct.entries()) {
    const option = right ? Number(answer) : (Number(answer) + 1) % 4
    // Keys work while the focus is in the question, which gets it when it appears.
    await expect(page.locator('main [data-option]')).toHaveCount(4)
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.locator('main [data-option][aria-disabled=true]')).toHaveCount(0)
    await page.keyboard.press(String(option + 1))
    await expect(page.locator('main [data-option][aria-disabled=true]')).toHaveCount(4)
    await page.getByRole('button', { name: i === correct.length - 1 ? words.finish : words.next }).press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(right ? words.passed : words.failed)
}

/** Exports the results of a quiz and returns the lines of the file. */
export async function exportResults(page: Page, language: Language, id: string): Promise<string[]> {
  const words = QUIZ_WORDS[language]
  await page.goto(`/quizzes/${id}?view=attempts`)
  const { file, text } = await downloadedBy(page, words.export)
  expect(file.suggestedFilename()).toMatch(words.file)
  const [header, ...lines] = text.replace('\ufeff', '').trim().split('\r\n')
  expect(header).toBe(words.columns)
  return lines
}
