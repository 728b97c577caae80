import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { main, type Page } from '../render'

/** Labels of a quiz's buttons, by language. */
export const QUIZ_BUTTONS = {
  fr: {
    start: 'Commencer le quiz',
    next: 'Question suivante',
    previous: 'Question précédente',
    finish: 'Terminer le quiz',
  },
  en: { start: 'Start the quiz', next: 'Next question', previous: 'Previous question', finish: 'Finish the quiz' },
} as const

export const press = (page: Page, name: string | RegExp) => page.user.click(main().getByRole('button', { name }))

/** The four options on screen, in order. */
export const options = () => [...document.querySelectorAll<HTMLElement>('main [data-option]')]
export const option = (which: number) => {
  const found = options()[which]
  if (!found) throw new Error(`no option ${which} on screen`)
  return found
}

/** Chooses an option, and waits until the choice is stored. */
export async function chooseOption(page: Page, which: number) {
  await page.user.click(option(which))
  await waitFor(() => expect(option(which)).toHaveAttribute('aria-pressed', 'true'))
}

/** Starts the quiz on screen, and waits for its first question. */
export async function startQuiz(page: Page) {
  const { start } = QUIZ_BUTTONS[page.language]
  await page.user.click(await screen.findByRole('button', { name: start }))
  await waitFor(() => expect(options()).toHaveLength(4))
}

/** The question on screen. */
export const asked = () => main().getByRole('heading', { level: 2 })
