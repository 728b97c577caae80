import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as moduleStates from '#data/progress/module-states'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const CLOCKS = [
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [...CLOCKS],
    shouldAdvanceTime: true,
  })
  vi.spyOn(moduleStates, 'savePlace')
})
afterEach(() => {
  vi.restoreAllMocks()
})

const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  // Waits for pending work, because IndexedDB does not use the fake clock.
  for (let turn = 0; turn < 30; turn++) await new Promise((later) => setImmediate(later))
}
const state = async () => (await deviceOf().moduleStates.get('empathy-in-words'))?.state
const seconds = async () => Object.values((await state())?.seconds ?? {})[0]
const open = async (path = '/learning/empathy-in-words') => {
  const page = await openPage(path)
  await screen.findByRole('timer')
  return page
}
const next = () => main().getByRole('button', { name: 'Page suivante' })

test('a change of page is saved after one second, and not before', async () => {
  const { user } = await open()
  await pass(2)
  const from = Date.now()
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Étape 2' })
  // On a busy machine the fake clock also advances by itself, so the saved state is checked in small steps; the save
  // must not come earlier than a second after the page turn.
  for (let step = 0; step < 60 && (await state())?.currentPage === 1; step++) await pass(0.05)
  expect((await state())?.currentPage).toBe(2)
  expect(Date.now() - from).toBeGreaterThanOrEqual(1000)
})

test('the time is saved every thirty seconds and shown per page', async () => {
  const { user } = await open()
  await pass(27)
  expect(await seconds()).toBeLessThan(3)
  await pass(4)
  expect(await seconds()).toBeGreaterThanOrEqual(29)
  expect(main().getByRole('timer', { name: 'Temps sur cette page' })).toHaveTextContent(/^0:3[0-2]$/)
  await pass(30)
  expect(await seconds()).toBeGreaterThanOrEqual(58)
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Étape 2' })
  expect(main().getByRole('timer')).toHaveTextContent('0:00')
})

test('hiding the page saves what was read, and a page that is hidden does not count', async () => {
  await open()
  await pass(10)
  expect(await seconds()).toBeLessThan(3)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(await seconds()).toBeGreaterThanOrEqual(9)
  const before = main().getByRole('timer').textContent
  await pass(60)
  expect(main().getByRole('timer')).toHaveTextContent(before ?? '')
  hidden.mockRestore()
  await pass(2)
  expect(main().getByRole('timer')).not.toHaveTextContent(before ?? '')
})

test('a save shows only when it is pending for more than fifteen seconds', async () => {
  let finish = () => {}
  vi.mocked(moduleStates.savePlace).mockImplementation(
    () =>
      new Promise((done) => {
        finish = () => done(0)
      }),
  )
  await open()
  await pass(15)
  expect(screen.queryByText('Enregistrement…')).toBeNull()
  await pass(2)
  expect(screen.getByText('Enregistrement…')).toBeVisible()
  finish()
  await pass(0)
  expect(screen.queryByText('Enregistrement…')).toBeNull()
  finish = () => {}
})

test('the break reminder comes after fifteen minutes, hides after five seconds, and comes again', async () => {
  const words = 'Quinze minutes de lecture.'
  await open()
  // From here on the clock only moves by hand, because the reminder is shown for five seconds only.
  vi.setTimerTickMode('manual')
  // The reminder is checked once a minute.
  const comes = async () => {
    vi.setSystemTime(Date.now() + 13 * 60_000)
    await pass(60)
    expect(screen.queryByText(words)).toBeNull()
    for (let step = 0; step < 32 && !screen.queryByText(words); step++) await pass(4)
    expect(screen.getByText(words)).toBeVisible()
  }
  await comes()
  await speak('en')
  expect(screen.getByText('Fifteen minutes of reading.')).toBeVisible()
  await speak('fr')
  await pass(6)
  expect(screen.queryByText(words)).toBeNull()
  await comes()
})

test('reading to the end writes exactly one completed activity', async () => {
  const { user } = await open('/learning/understand-the-test')
  await pass(20)
  await user.click(next())
  await pass(3)
  await user.click(main().getByRole('button', { name: 'Page précédente' }))
  await pass(3)
  await user.click(next())
  await pass(3)
  const completed = () => (world.logs.learner ?? []).filter(({ activity }) => activity.completed)
  await waitFor(() => expect(completed()).toHaveLength(1))
  await pass(31)
  expect(completed().map(({ activity }) => [activity.type, activity.moduleId, activity.title])).toEqual([
    ['module', 'understand-the-test', 'Comprendre le test'],
  ])
  expect(completed()[0]?.activity.timeSpent).toBeGreaterThanOrEqual(20)
  expect(Object.keys(world.pages.learner ?? {})).toContain('understand-the-test/01-what-it-measures')
})

test('a module that is started over while its page is open stays at zero until the page is turned', async () => {
  const id = 'understand-the-test'
  const { user } = await open(`/learning/${id}?page=2`)
  await pass(3)
  const stored = async () => (await deviceOf().moduleStates.get(id))?.state
  expect(await stored()).toMatchObject({ epoch: 0, lastPage: 2 })
  const pages = () => Object.keys(world.pages.learner ?? {}).filter((key) => key.startsWith(id))
  await moduleStates.resetModules(deviceOf(), [id])
  // Two regular saves are due. The page is still on screen, but the learner has not turned to it since the module was
  // started over.
  await pass(62)
  expect(await stored()).toMatchObject({ epoch: 1, lastPage: 0, seconds: {} })
  await user.click(main().getByRole('button', { name: 'Page précédente' }))
  await pass(3)
  expect(await stored()).toMatchObject({ epoch: 1, currentPage: 1, lastPage: 1 })
  expect(pages()).toEqual([])
})

test('ten seconds lead from a module that does not exist back to the list', async () => {
  const page = await openPage('/learning/nowhere', { language: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Module not found' })
  expect(main().getByText(/^The list of modules opens in (10|9) s\.$/)).toBeVisible()
  await pass(5)
  expect(main().getByText(/opens in [45] s/)).toBeVisible()
  expect(page.address).toBe('/learning/nowhere')
  await pass(6)
  expect(page.address).toBe('/learning-demo')
})

test('the percent counts up in 600 ms', async () => {
  const { user } = await open('/learning/understand-the-test')
  const percent = () => Number.parseInt(screen.getByText(/^\d+\s%$/).textContent ?? '', 10)
  await waitFor(() => expect(percent()).toBe(50))
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Le temps' })
  await pass(0.7)
  expect(percent()).toBe(100)
})
