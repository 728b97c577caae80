import { screen, waitFor, within } from '@testing-library/react'
import { FRAMED_ORIGINS, OTHER_SITE_GAMES } from 'shared/model/content/embedded-games'
import { makeGameResult } from 'shared/testing/make-game-result'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { CATALOGUE } from './catalogue'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const cards = () => main().getAllByRole('article')
const card = (name: string) => {
  const found = cards().find((one) => within(one).queryByRole('heading', { name }))
  if (!found) throw new Error(`no card ${name}`)
  return within(found)
}

test('the hub shows what is built in, with the best results, and what is elsewhere', async () => {
  const reaction = { game: 'reaction-time', unit: 'ms', better: 'lower' } as const
  await deviceOf().gameResults.bulkAdd([
    makeGameResult({ id: 'a', score: 33 }),
    makeGameResult({ id: 'b', score: 67 }),
    makeGameResult({ id: 'c', ...reaction, score: 300 }),
    makeGameResult({ id: 'd', ...reaction, score: 212 }),
    makeGameResult({ id: 'e', game: 'minesweeper', score: null }),
  ])
  await openPage('/games')
  for (const [language, title, first, never, elsewhere, builtIn, stroop, percent, speed, ms, mines] of [
    [
      'fr',
      'Jeux',
      'Jugement situationnel',
      'Pas encore joué',
      'Sur d’autres sites',
      /existe aussi/,
      'Couleurs et mots',
      'Meilleur résultat : 67 %',
      'Temps de réaction',
      'Meilleur résultat : 212 ms',
      'Démineur',
    ],
    [
      'en',
      'Games',
      'Situational judgement',
      'Not played yet',
      'On other sites',
      /also built into Situ/,
      'Colours and words',
      'Best result: 67%',
      'Reaction time',
      'Best result: 212 ms',
      'Minesweeper',
    ],
  ] as const) {
    await speak(language)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(cards()).toHaveLength(CATALOGUE.length)
    expect(await card(first).findByText(never)).toBeVisible()
    const others = within(main().getByRole('region', { name: elsewhere }))
    expect(others.getAllByRole('listitem')).toHaveLength(OTHER_SITE_GAMES.length)
    expect(others.getAllByText(builtIn)).toHaveLength(3)
    // The best result, whether higher or lower is better in its game.
    await waitFor(() => expect(plain(card(stroop).getByText(/67/).textContent)).toBe(percent))
    expect(plain(card(speed).getByText(/212/).textContent)).toBe(ms)
    expect(card(mines).queryByText(/:/)).not.toHaveTextContent('0')
  }
  await expectAccessible()
  // A game that opens a tab is a plain link that says so and sends no referrer.
  const link = main().getByRole('link', { name: /^Open ?: 2048, in a new tab$/ })
  expect(link).toHaveAttribute('href', 'https://play2048.co/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a time of less than a minute is in seconds, a longer one as on the clock of the game', async () => {
  const time = { unit: 'seconds', better: 'lower' } as const
  await deviceOf().gameResults.bulkAdd([
    makeGameResult({ id: 'a', game: 'sudoku-4x4', ...time, score: 59 }),
    makeGameResult({ id: 'b', game: 'minesweeper', ...time, score: 123 }),
  ])
  await openPage('/games')
  for (const [language, sudoku, mines, best] of [
    ['fr', 'Sudoku 4 × 4', 'Démineur', 'Meilleur résultat : '],
    ['en', 'Sudoku 4 × 4', 'Minesweeper', 'Best result: '],
  ] as const) {
    await speak(language)
    const result = async (game: string) => plain((await card(game).findByText(new RegExp(best.trim()))).textContent)
    expect(await result(sudoku)).toBe(`${best}59 s`)
    expect(await result(mines)).toBe(`${best}2:03`)
  }
})

test('a game opens in the place of the grid; Back and the browser’s own lead back to it', async () => {
  const page = await openPage('/games')
  await page.user.click(await main().findByRole('link', { name: /Jouer\s*: Démineur/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Démineur' })).toBeVisible()
  expect(page.address).toBe('/games/minesweeper')
  page.router.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
  await page.user.click(await main().findByRole('link', { name: /Jouer\s*: Démineur/ }))
  await page.user.click(await main().findByRole('link', { name: 'Retour aux jeux' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
})

test('an unknown address says so', async () => {
  const { user } = await openPage('/games/chess')
  for (const [language, title, action] of [
    ['en', 'Game not found', 'See all games'],
    ['fr', 'Jeu introuvable', 'Voir tous les jeux'],
  ] as const) {
    await speak(language)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(main().getByRole('link', { name: action })).toBeVisible()
  }
  await expectAccessible()
  await user.click(main().getByRole('link', { name: 'Voir tous les jeux' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
})

test('another site stands in a frame that can do little, or says why not', async () => {
  await openPage('/games/human-benchmark')
  const refused = /Si rien n’apparaît|If nothing appears/
  for (const [language, whose] of [
    ['en', /This game belongs to humanbenchmark.com/],
    ['fr', /Ce jeu appartient à humanbenchmark.com/],
  ] as const) {
    await speak(language)
    expect(await main().findByText(whose)).toBeVisible()
  }
  const shown = main().getByTitle(/Human Benchmark/)
  expect(shown).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(FRAMED_ORIGINS).toContain(new URL(shown.getAttribute('src') ?? '').origin)
  expect(main().queryByText(refused)).toBeNull()
  shown.dispatchEvent(new Event('load'))
  expect(await main().findByText(/Si rien n’apparaît/)).toBeVisible()
  await speak('en')
  expect(main().getByText(/If nothing appears/)).toBeVisible()
  goOffline()
  expect(await main().findByText('This game needs an internet connection')).toBeVisible()
  await speak('fr')
  expect(main().getByText('Ce jeu nécessite une connexion Internet')).toBeVisible()
  await expectAccessible()
  expect(main().queryByTitle(/Human Benchmark/)).toBeNull()
  goOnline()
  expect(await main().findByTitle(/Human Benchmark/)).toBeVisible()
})

test('a game that its site shows in no frame opens in a tab, also by its address', async () => {
  await openPage('/games/minesweeper-site')
  const link = await main().findByRole('link', { name: /Nouvel onglet/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(document.querySelector('iframe')).toBeNull()
})
