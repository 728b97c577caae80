import { screen, waitFor, within } from '@testing-library/react'
import { FRAMED_ORIGINS, OTHER_SITE_GAMES } from 'shared/model/embedded-games'
import { makeGameResult } from 'shared/testing/make-game-result'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, goOnline, main, openPage } from '#testing/render'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const cards = () => main().getAllByRole('article')
const card = (name: string) => {
  const found = cards().find((one) => within(one).queryByRole('heading', { name }))
  if (!found) throw new Error(`no card ${name}`)
  return within(found)
}

test.each([
  ['fr', 'Jeux', 'Jugement situationnel', 'Pas encore joué', 'Sur d’autres sites'],
  ['en', 'Games', 'Situational judgement', 'Not played yet', 'On other sites'],
] as const)(
  'the hub shows what is built in and what is elsewhere (%s)',
  async (language, title, first, never, elsewhere) => {
    await openPage('/games', { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(cards()).toHaveLength(15)
    expect(await card(first).findByText(never)).toBeVisible()
    const others = within(main().getByRole('region', { name: elsewhere }))
    expect(others.getAllByRole('listitem')).toHaveLength(OTHER_SITE_GAMES.length)
    expect(others.getAllByText(language === 'fr' ? /aussi intégré/ : /built in above, too/)).toHaveLength(3)
    await expectAccessible()
  },
)

test.each([
  ['fr', 'Couleurs et mots', 'Meilleur : 67 %', 'Meilleur : 212 ms'],
  ['en', 'Colours and words', 'Best: 67%', 'Best: 212 ms'],
] as const)('a card shows the best result, by the direction of its game (%s)', async (language, name, percent, ms) => {
  const reaction = { game: 'reaction-time', unit: 'ms', better: 'lower' } as const
  await deviceOf().gameResults.bulkAdd([
    makeGameResult({ id: 'a', score: 33 }),
    makeGameResult({ id: 'b', score: 67 }),
    makeGameResult({ id: 'c', ...reaction, score: 300 }),
    makeGameResult({ id: 'd', ...reaction, score: 212 }),
    makeGameResult({ id: 'e', game: 'minesweeper', score: null }),
  ])
  await openPage('/games', { language })
  await waitFor(() => expect(plain(card(name).getByText(/67/).textContent)).toBe(percent))
  expect(plain(card(language === 'fr' ? 'Temps de réaction' : 'Reaction time').getByText(/212/).textContent)).toBe(ms)
  expect(card(language === 'fr' ? 'Démineur' : 'Minesweeper').queryByText(/:/)).not.toHaveTextContent('0')
})

test('a game opens in the place of the grid; Back and the browser’s own lead back to it', async () => {
  const page = await openPage('/games')
  await page.user.click(await main().findByRole('link', { name: /Jouer : Démineur/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Démineur' })).toBeVisible()
  expect(page.address).toBe('/games/minesweeper')
  page.router.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
  await page.user.click(await main().findByRole('link', { name: /Jouer : Démineur/ }))
  await page.user.click(await main().findByRole('link', { name: 'Retour aux jeux' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible()
})

test.each([
  ['fr', 'Aucun jeu de ce nom', 'Voir tous les jeux'],
  ['en', 'No such game', 'See all games'],
] as const)('an unknown address says so (%s)', async (language, title, action) => {
  const { user } = await openPage('/games/chess', { language })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible()
  await user.click(main().getByRole('link', { name: action }))
  expect(await screen.findByRole('heading', { level: 1, name: language === 'fr' ? 'Jeux' : 'Games' })).toBeVisible()
})

test('what opens a tab is a plain link that says so and takes nothing along', async () => {
  await openPage('/games', { language: 'en' })
  const link = await main().findByRole('link', { name: /^Open ?: 2048, in a new tab$/ })
  expect(link).toHaveAttribute('href', 'https://play2048.co/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  ['fr', /Ce jeu appartient à humanbenchmark.com/, /Si rien n’apparaît/, 'Ce jeu demande une connexion'],
  ['en', /This game belongs to humanbenchmark.com/, /If nothing appears/, 'This game needs a connection'],
] as const)(
  'another site stands in a frame that can do little, or says why not (%s)',
  async (language, whose, refused, offline) => {
    await openPage('/games/human-benchmark', { language })
    expect(await main().findByText(whose)).toBeVisible()
    const shown = main().getByTitle(/Human Benchmark/)
    expect(shown).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(FRAMED_ORIGINS).toContain(new URL(shown.getAttribute('src') ?? '').origin)
    expect(main().queryByText(refused)).toBeNull()
    shown.dispatchEvent(new Event('load'))
    expect(await main().findByText(refused)).toBeVisible()
    goOffline()
    expect(await main().findByText(offline)).toBeVisible()
    await expectAccessible()
    expect(main().queryByTitle(/Human Benchmark/)).toBeNull()
    goOnline()
    expect(await main().findByTitle(/Human Benchmark/)).toBeVisible()
  },
)
