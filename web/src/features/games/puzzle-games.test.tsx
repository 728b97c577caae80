import { fireEvent, screen, waitFor } from '@testing-library/react'
import { range } from 'shared/rules/games/chance'
import type { MineState } from 'shared/rules/games/minesweeper'
import { solutionsOf } from 'shared/rules/games/sudoku-4x4'
import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { button, finishedGame, GAME_WORDS, startGame, storedGames, use, type Way } from '#testing/games'
import { deviceOf, main, openPage, type Page } from '#testing/render'

const WAYS = [
  ['fr', 'keyboard'],
  ['en', 'pointer'],
] as const
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
const cell = (index: number) => {
  const found = cells()[index]
  if (!found) throw new Error(`no cell ${index}`)
  return found
}
const board = () => cells().map((one) => Number(/\d/.exec(one.textContent ?? '')?.[0] ?? 0))

async function writeDigit(page: Page, way: Way, index: number, digit: number) {
  if (way === 'keyboard') {
    cell(index).focus()
    return page.user.keyboard(String(digit))
  }
  await page.user.click(cell(index))
  return page.user.click(button(String(digit)))
}

test.each(WAYS)('sudoku: solved by the numbers of its one solution (%s, %s)', async (language, way) => {
  const page = await startGame('sudoku-4x4', language, way)
  const puzzle = board()
  const [solution = [], ...others] = solutionsOf(puzzle, 2)
  expect(main().getByRole('timer')).toHaveTextContent(/^(Temps|Time).*0:0\d$/)
  expect(others).toEqual([])
  if (way === 'keyboard') await expectAccessible()
  const blanks = range(16).filter((i) => puzzle[i] === 0)
  // A repeated number is marked, and can be cleared.
  const [first = 0] = blanks
  const wrong = [1, 2, 3, 4].find(
    (digit) => digit !== solution[first] && puzzle.slice(first - (first % 4), first - (first % 4) + 4).includes(digit),
  )
  if (wrong !== undefined) {
    await writeDigit(page, way, first, wrong)
    expect(cell(first)).toHaveAccessibleName(/en double|duplicate/)
    if (way === 'keyboard') await page.user.keyboard('{Delete}')
    else await page.user.click(button(/Effacer|Clear/))
    expect(board()).toEqual(puzzle)
  }
  for (const index of blanks) await writeDigit(page, way, index, solution[index] ?? 0)
  const result = await finishedGame('sudoku-4x4', language)
  expect(result).toMatchObject({ unit: 'seconds', better: 'lower' })
  expect(result.score).toBeGreaterThanOrEqual(1)
  if (way === 'keyboard') await expectAccessible()
})

test('sudoku: what is given stays, and a reload goes on with the board', async () => {
  const page = await startGame('sudoku-4x4', 'en')
  const puzzle = board()
  const given = puzzle.findIndex((digit) => digit !== 0)
  const blank = puzzle.indexOf(0)
  await writeDigit(page, 'keyboard', given, ((puzzle[given] ?? 0) % 4) + 1)
  expect(board()).toEqual(puzzle)
  const digit = solutionsOf(puzzle, 1)[0]?.[blank] ?? 1
  await writeDigit(page, 'pointer', blank, digit)
  const after = board()
  expect(after[blank]).toBe(digit)
  await waitFor(async () => expect(await deviceOf().drafts.get('game/sudoku-4x4')).toBeDefined())
  const again = await page.reload()
  await again.user.click(await main().findByRole('button', { name: 'Continue the game' }))
  await waitFor(() => expect(board()).toEqual(after))
})

const tiles = () => [...document.querySelectorAll('[data-board] b')].map((one) => Number(one.textContent))

test.each(WAYS)('2048: slides tiles until it is ended (%s, %s)', async (language, way) => {
  const page = await startGame('2048', language, way)
  expect(tiles()).toHaveLength(2)
  if (way === 'keyboard') await expectAccessible()
  const swipe = document.querySelector('[data-board]') as HTMLElement
  const directions = [
    ['{ArrowLeft}', [-80, 0], /gauche|left/],
    ['{ArrowUp}', [0, -80], /haut|up/],
    ['{ArrowRight}', [80, 4], /droite|right/],
    ['{ArrowDown}', [4, 80], /bas|down/],
  ] as const
  const sum = () => tiles().reduce((a, b) => a + b, 0)
  const before = sum()
  for (let round = 0; round < 4; round++)
    for (const [key, [dx, dy], name] of directions)
      if (way === 'keyboard') await page.user.keyboard(key)
      else if (round % 2 === 0) await page.user.click(button(name))
      else {
        fireEvent.pointerDown(swipe, { clientX: 100, clientY: 100 })
        fireEvent.pointerUp(swipe, { clientX: 100 + dx, clientY: 100 + dy })
      }
  expect(sum()).toBeGreaterThan(before)
  // A touch that is too short for a swipe moves nothing.
  const now = tiles()
  fireEvent.pointerDown(swipe, { clientX: 100, clientY: 100 })
  fireEvent.pointerUp(swipe, { clientX: 110, clientY: 95 })
  expect(tiles()).toEqual(now)
  const highest = Math.max(...tiles())
  await use(page, way, button(language === 'fr' ? 'Terminer la partie' : 'End the game'))
  const result = await finishedGame('2048', language)
  expect(result.details).toMatchObject({ highest })
  expect(result.score).toBeGreaterThan(0)
  if (way === 'keyboard') await expectAccessible()
})

test('2048: a full board ends the game by itself', async () => {
  const values = [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 8, 0]
  const state = {
    tiles: values.flatMap((value, at) => (value === 0 ? [] : [{ id: at + 1, value, cell: at }])),
    score: 500,
    nextId: 99,
  }
  await deviceOf().drafts.put({ key: 'game/2048', value: { id: 'kept-run', seconds: 60, state }, writtenAt: 1 })
  const page = await openPage('/games/2048', { language: 'en' })
  await page.user.click(await screen.findByRole('button', { name: 'Continue the game' }))
  await waitFor(() => expect(tiles()).toHaveLength(15))
  // The last row moves right into the only free cell, and the new tile fills the cell that becomes free.
  await page.user.keyboard('{ArrowRight}')
  for (const key of ['{ArrowLeft}', '{ArrowUp}', '{ArrowDown}', '{ArrowRight}'].flatMap((k) => Array(12).fill(k)))
    if (main().queryByText('Saved on this device') === null) await page.user.keyboard(key as string)
  if (main().queryByRole('button', { name: 'End the game' })) await page.user.click(button('End the game'))
  const result = await finishedGame('2048', 'en')
  expect(result.id).toBe('kept-run')
  expect(result.seconds).toBeGreaterThanOrEqual(60)
})

const kept = async () =>
  ((await deviceOf().drafts.get('game/minesweeper'))?.value as { state: MineState } | undefined)?.state

test.each(WAYS)(
  'minesweeper: won by opening every safe cell (%s, %s)',
  async (language, way) => {
    const page = await startGame('minesweeper', language, way)
    if (way === 'keyboard') await expectAccessible()
    await use(page, way, cell(31))
    await waitFor(async () => expect((await kept())?.mines).toHaveLength(9))
    const { mines = [] } = (await kept()) ?? {}
    const [mine = 0] = mines
    // A press on a cell with a flag does not open the cell.
    if (way === 'keyboard') {
      cell(mine).focus()
      await page.user.keyboard('f')
    } else fireEvent.contextMenu(cell(mine))
    expect(cell(mine)).toHaveAccessibleName(/drapeau|flag/)
    await use(page, way, cell(mine))
    expect(cell(mine)).toHaveAccessibleName(/drapeau|flag/)
    for (const index of range(63))
      if (!mines.includes(index) && cells()[index]?.dataset.look !== 'open') await use(page, way, cell(index))
    const result = await finishedGame('minesweeper', language)
    expect(result).toMatchObject({ unit: 'seconds', better: 'lower', details: { board: { phase: 'won' } } })
    expect(result.score).toBeGreaterThanOrEqual(1)
    if (way === 'keyboard') await expectAccessible()
  },
  20_000,
)

test.each(WAYS)('minesweeper: lost by a mine, without a score; the field is shown (%s, %s)', async (language, way) => {
  const page = await startGame('minesweeper', language, way)
  await use(page, way, cell(0))
  await waitFor(async () => expect((await kept())?.mines).toHaveLength(9))
  const [mine = 0] = (await kept())?.mines ?? []
  // Flag mode: a touch places a flag, and removes it.
  await use(page, way, button(/Mode drapeau|Flag mode/))
  await use(page, way, cell(mine))
  expect(cell(mine)).toHaveAccessibleName(/drapeau|flag/)
  await use(page, way, cell(mine))
  await use(page, way, button(/Mode drapeau|Flag mode/))
  await use(page, way, cell(mine))
  const result = await finishedGame('minesweeper', language)
  expect(result).toMatchObject({ score: null, details: { board: { phase: 'lost', hit: mine } } })
  expect(main().getByText(language === 'fr' ? 'Partie perdue' : 'You lost this time')).toBeVisible()
  expect(cell(mine)).toHaveAccessibleName(/explosé|went off/)
  if (way === 'keyboard') await expectAccessible()
  await use(page, way, button(GAME_WORDS[language].again))
  await waitFor(() => expect(cell(mine)).toHaveAccessibleName(/couverte|covered/))
  expect(await storedGames('minesweeper')).toHaveLength(1)
})

test('minesweeper: a long touch puts a flag, and opens nothing when it ends', async () => {
  await startGame('minesweeper', 'en')
  fireEvent.pointerDown(cell(5), { button: 0 })
  await waitFor(() => expect(cell(5)).toHaveAccessibleName(/flag/))
  fireEvent.pointerUp(cell(5))
  fireEvent.click(cell(5))
  expect(cell(5)).toHaveAccessibleName(/flag/)
  // A short press, on another cell, opens the cell.
  fireEvent.pointerDown(cell(40), { button: 0 })
  fireEvent.pointerUp(cell(40))
  fireEvent.click(cell(40))
  await waitFor(() => expect(cell(40).dataset.look).toBe('open'))
})
