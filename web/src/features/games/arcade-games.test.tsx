import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as numberMemory from 'shared/rules/games/number-memory'
import * as reactionTime from 'shared/rules/games/reaction-time'
import * as sequenceMemory from 'shared/rules/games/sequence-memory'
import { VERBAL_LIVES } from 'shared/rules/games/verbal-memory'
import * as visualMemory from 'shared/rules/games/visual-memory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { button, finishedGame, startGame, use, type Way } from '#testing/games'
import { main, type Page } from '#testing/render'

// The waits of the games are shortened here; their rules are not changed.
beforeEach(() => {
  vi.spyOn(reactionTime, 'waitMs').mockReturnValue(30)
  vi.spyOn(numberMemory, 'showMs').mockReturnValue(60)
  vi.spyOn(visualMemory, 'showPatternMs').mockReturnValue(250)
  vi.spyOn(sequenceMemory, 'beatMs').mockImplementation((lit) => (lit ? 90 : 60))
})
afterEach(() => vi.restoreAllMocks())

const WAYS = [
  ['en', 'keyboard'],
  ['fr', 'pointer'],
] as const
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')]
const cell = (index: number) => {
  const found = cells()[index]
  if (!found) throw new Error(`no cell ${index}`)
  return found
}
const facts = (pattern: RegExp) =>
  main().findByText((_, element) => element?.tagName === 'SPAN' && pattern.test(element.textContent ?? ''))

test.each(WAYS)('reaction time: five tries, too early is told and does not count (%s, %s)', async (language, way) => {
  const page = await startGame('reaction-time', language, way)
  const pad = main().getByRole('button', { name: /On commence|Ready/ })
  const press = () => (way === 'pointer' ? page.user.click(pad) : page.user.keyboard(' '))
  const phase = (name: string) => waitFor(() => expect(pad).toHaveAttribute('data-phase', name), { interval: 5 })
  pad.focus()
  await press()
  await phase('waiting')
  await press()
  await phase('early')
  expect(pad).toHaveTextContent(language === 'fr' ? 'Trop tôt' : 'Too early')
  if (way === 'keyboard') await expectAccessible()
  for (let n = 1; n <= 5; n++) {
    await press()
    await phase('shown')
    // Waits longer than the shortest reaction that counts.
    await new Promise((done) => setTimeout(done, 130))
    await press()
    if (n < 5) await phase('measured')
  }
  const { score, details } = await finishedGame('reaction-time', language)
  expect(details).toMatchObject({ early: 1 })
  expect(details.times).toHaveLength(5)
  for (const ms of details.times as number[]) expect(ms > 80 && ms < 1000).toBe(true)
  expect(score).toBeGreaterThan(80)
  if (way === 'keyboard') await expectAccessible()
})

test.each(WAYS)('aim trainer: thirty targets (%s, %s)', async (language, way) => {
  const page = await startGame('aim-trainer', language, way)
  const target = () => main().getByRole('button', { name: /^(Cible|Target)/ })
  if (way === 'keyboard') await expectAccessible()
  if (way === 'keyboard') await page.user.keyboard(target().textContent === 'A' ? 'b' : 'a')
  else await page.user.click(target().parentElement as HTMLElement)
  for (let n = 0; n < 30; n++) {
    await facts(new RegExp(`${n}\\D+30$`))
    if (way === 'keyboard') await page.user.keyboard((target().textContent ?? '').toLowerCase())
    else await page.user.click(target())
  }
  const { details, score } = await finishedGame('aim-trainer', language)
  expect(details).toMatchObject({ misses: 1, accuracy: 97 })
  expect(score).toBeGreaterThanOrEqual(0)
  if (way === 'keyboard') await expectAccessible()
})

/** Records which cells light up until they must be repeated. */
async function watchSequence(length: number): Promise<number[]> {
  const seen: number[] = []
  const watcher = new MutationObserver(() => {
    const lit = cells().findIndex((one) => one.dataset.look === 'lit')
    if (lit >= 0) seen.push(lit)
  })
  watcher.observe(cell(0).parentElement as HTMLElement, { subtree: true, attributeFilter: ['data-look'] })
  await facts(new RegExp(`0\\D+${length}$`))
  watcher.disconnect()
  return seen
}

test.each(WAYS)('sequence memory: repeats two levels, then errs (%s, %s)', async (language, way) => {
  const page = await startGame('sequence-memory', language, way)
  const press = async (index: number) => {
    if (way === 'keyboard') await page.user.keyboard(String(index + 1))
    else await page.user.click(cell(index))
  }
  for (const length of [1, 2]) {
    // A cell that comes twice in a row lights up twice, with a gap between, so it is recorded twice.
    const seen = await watchSequence(length)
    expect(seen).toHaveLength(length)
    for (const index of seen) await press(index)
  }
  const [first = 0] = await watchSequence(3)
  if (way === 'keyboard') await expectAccessible()
  await press((first + 1) % 9)
  expect((await finishedGame('sequence-memory', language)).score).toBe(2)
  if (way === 'keyboard') await expectAccessible()
})

test.each(WAYS)('number memory: three numbers, then an error (%s, %s)', async (language, way) => {
  const page = await startGame('number-memory', language, way)
  const shownNumber = async (digits: number) =>
    (await main().findByText(new RegExp(`^\\d{${digits}}$`), { selector: 'p' })).textContent ?? ''
  for (const digits of [1, 2]) {
    const number = await shownNumber(digits)
    const field = await main().findByRole('textbox')
    expect(main().queryByText(number, { selector: 'p' })).toBeNull()
    // The status region must not show the number either, or it could be read there again.
    for (const region of screen.getAllByRole('status')) expect(region).not.toHaveTextContent(/\d/)
    expect(field).toHaveFocus()
    await page.user.keyboard(number)
    await answer(page, way, language)
  }
  await shownNumber(3)
  await main().findByRole('textbox')
  if (way === 'keyboard') await expectAccessible()
  await page.user.keyboard('0')
  await answer(page, way, language)
  const { score, details } = await finishedGame('number-memory', language)
  expect(score).toBe(2)
  expect(details).toMatchObject({ typed: '0' })
  if (way === 'keyboard') await expectAccessible()
})
const answer = (page: Page, way: Way, language: 'fr' | 'en') =>
  way === 'keyboard' ? page.user.keyboard('{Enter}') : page.user.click(button(language === 'fr' ? 'Vérifier' : 'Check'))

test.each(WAYS)('verbal memory: seen or new, until three mistakes (%s, %s)', async (language, way) => {
  const page = await startGame('verbal-memory', language, way)
  const seen = new Set<string>()
  const word = () => main().getByText(/^(mot|word)\d+$/, { selector: 'p' }).textContent ?? ''
  const say = async (given: 'seen' | 'new') => {
    seen.add(word())
    const names = language === 'fr' ? { seen: 'Déjà vu', new: 'Nouveau' } : { seen: 'Seen', new: 'New' }
    if (way === 'keyboard') await page.user.keyboard(given === 'seen' ? '1' : '2')
    else await page.user.click(button(names[given]))
  }
  if (way === 'keyboard') await expectAccessible()
  for (let n = 0; n < 8; n++) await say(seen.has(word()) ? 'seen' : 'new')
  for (let n = 0; n < VERBAL_LIVES; n++) await say(seen.has(word()) ? 'new' : 'seen')
  expect((await finishedGame('verbal-memory', language)).score).toBe(8)
  if (way === 'keyboard') await expectAccessible()
})

test.each(WAYS)('visual memory: finds a level, then loses three lives (%s, %s)', async (language, way) => {
  const page = await startGame('visual-memory', language, way)
  const pattern = async () => {
    await waitFor(() => expect(document.querySelectorAll('[data-look=lit]').length).toBeGreaterThan(2))
    const lit = cells().flatMap((one, i) => (one.dataset.look === 'lit' ? [i] : []))
    await waitFor(() => expect(document.querySelector('[data-look=lit]')).toBeNull())
    return lit
  }
  const first = await pattern()
  for (const index of first) await use(page, way, cell(index))
  for (let life = 3; life > 0; life--) {
    const lit = await pattern()
    expect(lit).toHaveLength(4)
    if (way === 'keyboard' && life === 3) await expectAccessible()
    const wrong = cells().flatMap((_, i) => (lit.includes(i) ? [] : [i]))
    for (const index of wrong.slice(0, 3)) await use(page, way, cell(index))
  }
  expect((await finishedGame('visual-memory', language)).score).toBe(1)
  if (way === 'keyboard') await expectAccessible()
})

test.each(WAYS)('chimp test: passes four, then three strikes (%s, %s)', async (language, way) => {
  const page = await startGame('chimp-test', language, way)
  const placeOf = (number: number) => cells().findIndex((one) => one.textContent === String(number))
  const places = (count: number) => Array.from({ length: count }, (_, i) => placeOf(i + 1))
  const goOn = async () => use(page, way, await main().findByRole('button', { name: /Manche suivante|Next round/ }))
  if (way === 'keyboard') await expectAccessible()
  for (const place of places(4)) await use(page, way, cell(place))
  await goOn()
  for (let strike = 1; strike <= 3; strike++) {
    await waitFor(() => expect(placeOf(5)).toBeGreaterThanOrEqual(0))
    await use(page, way, cell(placeOf(2)))
    if (strike < 3) await goOn()
  }
  expect((await finishedGame('chimp-test', language)).score).toBe(4)
  if (way === 'keyboard') await expectAccessible()
})

test('on a board the arrows go from cell to cell, and Tab stops once', async () => {
  const page = await startGame('chimp-test', 'en', 'keyboard')
  expect(cell(0)).toHaveFocus()
  await page.user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}')
  expect(cell(0)).toHaveFocus()
  await page.user.keyboard('{ArrowDown}{ArrowRight}')
  expect(cell(6)).toHaveFocus()
  await page.user.tab()
  expect(cells()).not.toContain(document.activeElement)
  expect(screen.getByRole('main')).toContainElement(cell(6))
  fireEvent.keyDown(cell(6), { key: 'ArrowRight', altKey: true })
  expect(cell(6)).toHaveAttribute('tabindex', '0')
})
