import { screen, waitFor } from '@testing-library/react'
import type { Language } from 'shared/model/bilingual'
import type { GameResult } from 'shared/model/game-result'
import { deviceOf, main, openPage, type Page } from './render'

/** Texts in the frame of every game. */
export const GAME_WORDS = {
  fr: {
    start: 'Commencer',
    again: 'Rejouer',
    saved: 'Enregistré sur cet appareil',
    pause: 'Pause',
    resume: 'Reprendre',
    over: 'Recommencer',
  },
  en: {
    start: 'Start',
    again: 'Play again',
    saved: 'Saved on this device',
    pause: 'Pause',
    resume: 'Resume',
    over: 'Start over',
  },
} as const

/** How something is pressed: by pointer, or by keyboard with the focus on it. */
export type Way = 'keyboard' | 'pointer'
export async function use(page: Page, way: Way, element: HTMLElement) {
  if (way === 'pointer') return page.user.click(element)
  element.focus()
  return page.user.keyboard('{Enter}')
}
export const button = (name: string | RegExp) => main().getByRole('button', { name })

/** Opens a game and starts it. */
export async function startGame(id: string, language: Language = 'fr', way: Way = 'pointer') {
  const page = await openPage(`/games/${id}`, { language })
  await beginGame(page, language, way)
  return page
}
export async function beginGame(page: Page, language: Language, way: Way = 'pointer') {
  const start = await screen.findByRole('button', { name: GAME_WORDS[language].start })
  await waitFor(() => start.matches(':enabled') || Promise.reject(new Error('not ready')))
  await use(page, way, start)
  await main().findByRole('button', { name: GAME_WORDS[language].pause })
}

/** The results of a game on the device. */
export const storedGames = async (game: string): Promise<GameResult[]> =>
  (await deviceOf().gameResults.toArray()).filter((result) => result.game === game)

/**
 * Waits until the screen says that the result is saved, and returns it. Throws unless exactly one result of the game is
 * stored.
 */
export async function finishedGame(game: string, language: Language = 'fr'): Promise<GameResult> {
  await main().findByText(GAME_WORDS[language].saved)
  const [result, ...more] = await storedGames(game)
  if (!result || more.length > 0) throw new Error(`one result of ${game}, not ${more.length + (result ? 1 : 0)}`)
  return result
}
