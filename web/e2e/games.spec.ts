import type { Page } from '@playwright/test'
import { expect, type Language, readyOffline, register, test } from './support/fixtures.ts'
import { type SeenReaction, watchReactions } from './support/reactions.ts'

const W = {
  fr: {
    start: 'Commencer',
    pause: 'Pause',
    resume: 'Reprendre',
    saved: 'Enregistré sur cet appareil',
    best: /Meilleur/,
  },
  en: { start: 'Start', pause: 'Pause', resume: 'Resume', saved: 'Saved on this device', best: /Best/ },
} as const
const OFFLINE = { fr: 'Ce jeu nécessite une connexion Internet', en: 'This game needs an internet connection' } as const
const INKS = ['red', 'blue', 'green', 'yellow']

interface Kept {
  score: number | null
  details: Record<string, unknown>
}
/** The stored results of a game. */
const results = (page: Page, game: string): Promise<Kept[]> =>
  page.evaluate(async (wanted) => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.startsWith('situ-'))
    const db = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open(name ?? '')
      open.onsuccess = () => done(open.result)
    })
    const all = await new Promise<(Kept & { game: string })[]>((done) => {
      const get = db.transaction('gameResults').objectStore('gameResults').getAll()
      get.onsuccess = () => done(get.result)
    })
    db.close()
    return all.filter(({ game: played }) => played === wanted)
  }, game)

async function begin(page: Page, language: Language, game: string) {
  await page.goto(`/games/${game}`)
  await page.getByRole('button', { name: W[language].start, exact: true }).click()
  await expect(page.getByRole('button', { name: W[language].pause })).toBeVisible()
}
/** The games that the hub shows, by the addresses of their cards. */
async function shownGames(page: Page): Promise<string[]> {
  const links = page.getByRole('article').locator('a[href^="/games/"]')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(addresses.map((address) => address.slice('/games/'.length)))]
}
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

for (const language of ['fr', 'en'] as Language[])
  test(`every game opens, pauses and goes on, also with the server gone (${language})`, async ({ device, server }) => {
    const { page, context } = await device(language)
    await register(page)
    await readyOffline(page)
    await page.goto('/games')
    const games = await shownGames(page)
    await expect(page.getByRole('article')).toHaveCount(games.length)
    const look = async () => {
      for (const game of games) {
        await begin(page, language, game)
        expect(await isWide(page), game).toBe(false)
        await page.getByRole('button', { name: W[language].pause }).click()
        await page.getByRole('button', { name: W[language].resume }).click()
        await expect(page.getByRole('button', { name: W[language].pause })).toBeVisible()
      }
    }
    await look()
    await server.stop('SIGKILL')
    await context.setOffline(true)
    await page.goto('/games')
    await expect(page.getByRole('article')).toHaveCount(games.length)
    await look()
    await page.goto('/games/tetris')
    await expect(page.getByText(OFFLINE[language])).toBeVisible()
  })

test('on a phone a scene and its six answers are on one screen', async ({ device }) => {
  const { page } = await device('fr')
  await register(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/games/emotion-recognition')
  await page.getByRole('button', { name: W.fr.start }).click()
  const answers = page.getByRole('group', { name: /Que ressent/ }).getByRole('button')
  await expect(answers).toHaveCount(6)
  for (const part of [page.getByRole('img', { name: /Dessin de la personne/ }), ...(await answers.all())])
    await expect(part).toBeInViewport({ ratio: 1 })
})

/** Names the ink colours by keyboard. */
async function playStroop(page: Page) {
  for (let n = 1; n <= 3; n++) {
    await expect(page.locator('b', { hasText: new RegExp(`^${n}$`) })).toBeVisible()
    const ink = await page.locator('[data-ink]').getAttribute('data-ink')
    await page.keyboard.press(String(INKS.indexOf(ink ?? '') + 1))
  }
}
/** Opens cells until the game is over. */
async function playMinesweeper(page: Page) {
  for (let index = 0; index < 63; index++) {
    // The cell is found and pressed in one task of the page, because the cells disappear when the game ends, and those
    // of its review cannot be pressed.
    const isOn = await page.evaluate((at) => {
      const cell = document.querySelector<HTMLElement>(`.game [data-cell="${at}"]`)
      if (cell && cell.dataset.look === undefined) cell.click()
      return cell !== null
    }, index)
    if (!isOn) return
  }
}
/**
 * Plays five tries by keyboard. Returns the bounds of each reaction: from the paint, which lies between the beginning
 * of its frame and a message after it, to the key event's own time stamp.
 */
async function playReaction(page: Page): Promise<SeenReaction[]> {
  await page.evaluate(watchReactions)
  const pad = page.locator('[data-phase]')
  await expect(pad).toBeFocused()
  for (let n = 1; n <= 5; n++) {
    await page.keyboard.press(' ')
    await expect(pad).toHaveAttribute('data-phase', 'shown')
    await page.waitForTimeout(150)
    await page.keyboard.press(' ')
  }
  return page.evaluate(() => situReactions)
}

for (const language of ['fr', 'en'] as Language[])
  test(`three games are played to their end with no network, and their results stay (${language})`, async ({
    device,
    server,
  }) => {
    const { page, context } = await device(language)
    await register(page)
    await readyOffline(page)
    await begin(page, language, 'stroop')
    await server.stop('SIGKILL')
    await context.setOffline(true)

    await playStroop(page)
    await expect(page.getByText(W[language].saved)).toBeVisible()

    await begin(page, language, 'reaction-time')
    const seen = await playReaction(page)
    await expect(page.getByText(W[language].saved)).toBeVisible()
    const [reaction] = await results(page, 'reaction-time')
    const times = reaction?.details.times as number[]
    expect(times).toHaveLength(5)
    for (const [i, ms] of times.entries()) {
      expect(ms, `try ${i}`).toBeGreaterThanOrEqual((seen[i]?.least ?? 0) - 2)
      expect(ms, `try ${i}`).toBeLessThanOrEqual((seen[i]?.most ?? 0) + 2)
    }

    await begin(page, language, 'minesweeper')
    await playMinesweeper(page)
    await expect(page.getByText(W[language].saved)).toBeVisible()

    await page.reload()
    await page.goto('/games')
    await expect(page.getByRole('article').getByText(W[language].best).first()).toBeVisible()
    expect((await results(page, 'stroop')).map(({ score }) => score)).toEqual([100])
    expect(await results(page, 'minesweeper')).toHaveLength(1)
  })
