import { expect } from '../../support/fixtures.ts'
import { isReachable, open, type Try } from './walk.ts'

export const PLAY: Record<string, Try> = {
  'nothing covers the buttons of a focus session': async ({ page, say }) => {
    await open(page, '/focus-session')
    expect(await isReachable(page, say(/Réinitialiser|Recommencer|Remettre/, /Reset|Restart/))).toBe(true)
  },
  'a game of another site that refuses a frame opens a tab': async ({ page, say }) => {
    await open(page, '/games/minesweeper-site')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(
      page.getByText(say(/s’ouvre dans un nouvel onglet/, /opens in a tab of its own/)).first(),
    ).toBeVisible()
  },
  'letters count after a press on a mode, and the next key is shown before the first one': async ({ page, say }) => {
    await open(page, '/typing?view=platform&mode=preset')
    await page
      .getByRole('tab', { name: say('Personnalisé', 'Custom') })
      .or(page.getByRole('button', { name: say('Personnalisé', 'Custom') }))
      .first()
      .click()
    await page
      .getByRole('tab', { name: say(/Aléatoire/, /Random/) })
      .or(page.getByRole('button', { name: say(/Aléatoire/, /Random/) }))
      .first()
      .click()
    const letters = page.locator('#content .sheet .l')
    await expect(letters.first()).toBeVisible()
    await page.keyboard.type((await letters.first().textContent()) ?? '')
    await expect(page.locator('#content .sheet .ok')).toHaveCount(1)
  },
  'every answer of the emotions game is on screen with its question': async ({ page, say }) => {
    await open(page, '/games/emotion-recognition')
    await page
      .getByRole('button', { name: say('Commencer', 'Start') })
      .first()
      .click()
    const answers = page.locator('#content').getByRole('group').last().getByRole('button')
    await expect(answers.first()).toBeVisible()
    for (const answer of await answers.all()) await expect(answer).toBeInViewport()
  },
  'the game of clear messages says what its score is': async ({ page, say }) => {
    await open(page, '/games/communication-clarity')
    await expect(page.getByText(say(/ce qui reste du message/, /what of the message survived/)).first()).toBeVisible()
  },
}
