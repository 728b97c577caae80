import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { makeGameResult } from 'shared/testing/make-game-result'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { beginGame, button, finishedGame, GAME_WORDS, startGame, storedGames } from '#testing/games'
import { deviceOf, goOffline, main, openPage, type Page, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const answers = () => main().queryByRole('group', { name: /De quelle couleur|Which colour/ })
const word = () => document.querySelector('[data-ink]')
const isBusy = async () => (await import('../../../browser/busy')).anyTabBusy()

/** Names the ink colours until the round is over. */
async function playStroop(page: Page) {
  for (let n = 1; n <= 3; n++) {
    await waitFor(() => expect(main().getByText(/^(Mot|Word)/)).toHaveTextContent(String(n)))
    const { colours } = world.games.stroop
    await page.user.keyboard(String(colours.findIndex(({ id }) => id === word()?.getAttribute('data-ink')) + 1))
  }
}

test('before a game stands what it trains and how it is played', async () => {
  await openPage('/games/stroop')
  for (const [language, title, trains, keys] of [
    ['en', 'How to play', /Practise holding back/, /1 to 4/],
    ['fr', 'Comment jouer', /Pour s’exercer à retenir/, /1 à 4/],
  ] as const) {
    await speak(language)
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(main().getByText(trains)).toBeVisible()
    expect(main().getByText(keys)).toBeVisible()
  }
  expect(word()).toBeNull()
  await expectAccessible()
})

test('a pause hides the game and stops its clock', async () => {
  const words = GAME_WORDS.en
  const page = await startGame('stroop', 'en')
  await waitFor(() => expect(word()).toBeVisible())
  await speak('fr')
  expect(button(GAME_WORDS.fr.pause)).toBeVisible()
  await speak('en')
  await page.user.click(button(words.pause))
  expect(word()).not.toBeVisible()
  expect(answers()).toBeNull()
  expect(button(words.resume)).toHaveFocus()
  await speak('fr')
  expect(button(GAME_WORDS.fr.resume)).toBeVisible()
  await expectAccessible()
  await speak('en')
  await page.user.keyboard('1')
  await new Promise((done) => setTimeout(done, 1200))
  await page.user.click(button(words.resume))
  expect(word()).toBeVisible()
  await playStroop(page)
  const { seconds, details } = await finishedGame('stroop', 'en')
  expect(seconds).toBeLessThan(1.2)
  for (const { time } of details.answers as { time: number }[]) expect(time).toBeLessThan(1200)
})

test('Escape pauses, and so does a window that loses the focus', async () => {
  const page = await startGame('stroop', 'en')
  await waitFor(() => expect(word()).toBeVisible())
  await page.user.keyboard('{Escape}')
  await page.user.click(await main().findByRole('button', { name: 'Resume' }))
  act(() => void dispatchEvent(new Event('blur')))
  expect(await main().findByRole('button', { name: 'Resume' })).toBeVisible()
  expect(word()).not.toBeVisible()
})

test('a game without a clock goes on when the window loses the focus; starting a long one over is asked first', async () => {
  const page = await startGame('cognitive-reflection', 'en')
  act(() => void dispatchEvent(new Event('blur')))
  expect(button('Submit')).toBeVisible()
  await page.user.type(main().getAllByRole('textbox')[0] as HTMLElement, '5')
  await page.user.click(button('Start over'))
  await page.user.click(await screen.findByRole('button', { name: 'Keep playing' }))
  expect(main().getAllByRole('textbox')[0]).toHaveValue('5')
  await page.user.click(button('Start over'))
  const dialog = await screen.findByRole('dialog')
  const confirm = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Start over')
  await page.user.click(confirm as HTMLElement)
  await waitFor(() => expect(main().getAllByRole('textbox')[0]).toHaveValue(''))
})

test('an update is not forced while a game is on; played again, it is another result', async () => {
  const page = await openPage('/games/stroop', { language: 'en' })
  await screen.findByRole('button', { name: 'Start' })
  expect(await isBusy()).toBe(false)
  await beginGame(page, 'en')
  expect(await isBusy()).toBe(true)
  await playStroop(page)
  await finishedGame('stroop', 'en')
  expect(await isBusy()).toBe(false)
  await page.user.click(button('Play again'))
  await main().findByRole('button', { name: 'Pause' })
  await playStroop(page)
  await waitFor(async () => expect(await storedGames('stroop')).toHaveLength(2))
})

test('a result is an activity, stands in the history after a reload, and the best is named', async () => {
  await deviceOf().gameResults.bulkAdd([
    makeGameResult({ id: 'a', score: 33, at: '2026-11-18T12:00:00.000Z' }),
    makeGameResult({ id: 'b', score: 67, at: '2026-11-19T12:00:00.000Z' }),
  ])
  const page = await startGame('stroop', 'en')
  await playStroop(page)
  expect(await main().findByText('Saved on this device')).toBeVisible()
  expect(await main().findByText('Your best so far')).toBeVisible()
  expect(main().getByText(/You have beaten your own record/)).toBeVisible()
  expect(main().getByText('100%', { selector: 'p' })).toHaveFocus()
  const stored = await storedGames('stroop')
  expect(stored).toHaveLength(3)
  const activities = (await deviceOf().activities.toArray()).filter(({ type }) => type === 'game')
  expect(activities).toHaveLength(1)
  expect(activities[0]).toMatchObject({ title: 'Couleurs et mots', score: null, data: { game: 'stroop' } })
  const again = await page.reload()
  expect(await main().findByRole('figure', { name: /Results over time: Colours and words/ })).toBeVisible()
  expect(main().getByText('3 games on this device')).toBeVisible()
  await expectAccessible()
  await again.user.click(main().getByRole('link', { name: 'Back to the games' }))
  expect(await main().findByText('Best result: 100%')).toBeVisible()
})

test('a result that does not beat the best says what the best is', async () => {
  await deviceOf().gameResults.add(makeGameResult({ id: 'b', score: 100, at: '2026-11-19T12:00:00.000Z' }))
  const page = await startGame('stroop', 'en')
  await playStroop(page)
  expect(await main().findByText('Best result: 100%')).toBeVisible()
  expect(main().queryByText('Your best so far')).toBeNull()
})

test('a result that cannot be written says so and can be saved again', async () => {
  const page = await startGame('stroop', 'en')
  const { openedDb } = await import('../../../data/db/db')
  const db = openedDb()
  if (!db) throw new Error('nobody is signed in')
  vi.spyOn(db.gameResults, 'add').mockRejectedValueOnce(new Error('broken'))
  await playStroop(page)
  expect(await screen.findByText('The game couldn’t be saved')).toBeVisible()
  expect(await main().findByText('Not saved')).toBeVisible()
  expect(await storedGames('stroop')).toEqual([])
  await page.user.click(button('Save results'))
  await finishedGame('stroop', 'en')
})

test('after a first visit a game can be played with no network', async () => {
  const first = await openPage('/games/stroop', { language: 'en' })
  await screen.findByRole('button', { name: 'Start' })
  goOffline()
  const page = await first.reload()
  await beginGame(page, 'en')
  await playStroop(page)
  await finishedGame('stroop', 'en')
})

test('where the content was never here and cannot be had, it says so', async () => {
  server.use(http.get('*/api/games', () => HttpResponse.error()))
  const page = await openPage('/games/stroop')
  await main().findByText('Impossible de charger ce jeu')
  for (const [language, title, again] of [
    ['en', 'This game couldn’t be loaded', 'Try again'],
    ['fr', 'Impossible de charger ce jeu', 'Réessayer'],
  ] as const) {
    await speak(language)
    expect(main().getByText(title)).toBeVisible()
    expect(button(again)).toBeVisible()
  }
  await expectAccessible()
  server.resetHandlers()
  await page.user.click(button('Réessayer'))
  expect(await screen.findByRole('button', { name: GAME_WORDS.fr.start })).toBeVisible()
})

test('extra time is granted to what is shown to be remembered, and is remembered itself', async () => {
  const page = await openPage('/games/number-memory', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: /1\.5/ }))
  await waitFor(() => expect(main().getByRole('button', { name: /1\.5/ })).toHaveAttribute('aria-pressed', 'true'))
  await page.reload()
  expect(await main().findByRole('button', { name: /1\.5/, pressed: true })).toBeVisible()
  await expectAccessible()
})

test('a game that is ended twice at once is kept once', async () => {
  await startGame('cognitive-reflection', 'en')
  const form = main().getAllByRole('textbox')[0]?.closest('form') as HTMLFormElement
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await finishedGame('cognitive-reflection', 'en')
  expect((await deviceOf().activities.toArray()).filter(({ type }) => type === 'game')).toHaveLength(1)
  expect(await deviceOf().drafts.count()).toBe(0)
})
