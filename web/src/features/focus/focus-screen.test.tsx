import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sound from '#browser/sound/sound'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'

const stop = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  stop.mockClear()
  vi.spyOn(sound, 'chime').mockImplementation(() => {})
  vi.spyOn(sound, 'ambience').mockReturnValue(stop)
  vi.spyOn(sound, 'allowSound').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const left = () => main().getByRole('timer').textContent
/**
 * Advances the wall clock by `ms`. Unless `seen` is false, the page then checks the clock, as when a background tab is
 * shown again.
 */
function later(ms: number, seen = true) {
  const now = Date.now() + ms
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  if (seen) act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
/**
 * Opens the page anew with the sessionStorage from before `close`: a browser's reload does not unmount the screens, so
 * they cannot write to it.
 */
async function reloadAsABrowser(page: Awaited<ReturnType<typeof openPage>>) {
  const kept = Object.entries(sessionStorage)
  await page.close()
  for (const [name, value] of kept) sessionStorage.setItem(name, value)
  return openPage('/focus-session', { language: 'en' })
}
const activities = async () => (await deviceOf().activities.toArray()).filter(({ type }) => type === 'focus')
const W = {
  fr: {
    start: 'Commencer',
    pause: 'Pause',
    resume: 'Reprendre',
    reset: 'Recommencer',
    inhale: 'Inspirez',
    exhale: 'Expirez',
    over: /Séance terminée/,
  },
  en: {
    start: 'Start',
    pause: 'Pause',
    resume: 'Resume',
    reset: 'Reset',
    inhale: 'Breathe in',
    exhale: 'Breathe out',
    over: /Session finished/,
  },
} as const

test('ten minutes at first; in, then out; paused, resumed, over with a chime, as study time', async () => {
  let w: (typeof W)['fr' | 'en'] = W.fr
  const { user } = await openPage('/focus-session')
  await main().findByRole('button', { name: w.start })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  expect(left()).toBe('10:00')
  await user.click(main().getByRole('button', { name: w.start }))
  expect(main().getByText(w.inhale)).toBeVisible()
  later(5000)
  expect(main().getByText(w.exhale)).toBeVisible()
  await user.click(main().getByRole('button', { name: w.pause }))
  const rest = left()
  later(60_000)
  expect(left()).toBe(rest)
  await speak('en')
  w = W.en
  await user.click(main().getByRole('button', { name: w.resume }))
  later(600_000)
  expect(await main().findByText(w.over)).toBeVisible()
  expect(sound.chime).toHaveBeenCalledTimes(1)
  await waitFor(async () => expect(await activities()).toMatchObject([{ timeSpent: 600, completed: true }]))
  expect(left()).toBe('10:00')
  await speak('fr')
  expect(main().getByText(W.fr.over)).toBeVisible()
})

test('autostart begins at once, and the address forgets it', async () => {
  const page = await openPage('/focus-session?autostart=1', { language: 'en' })
  expect(await main().findByRole('button', { name: 'Pause' })).toBeVisible()
  await waitFor(() => expect(page.address).toBe('/focus-session'))
})

test('another duration, and reset, begin anew; more than a minute of work is kept', async () => {
  const { user } = await openPage('/focus-session', { language: 'en' })
  await user.click(await main().findByRole('button', { name: /^15/ }))
  expect(left()).toBe('15:00')
  await user.click(main().getByRole('button', { name: 'Start' }))
  later(90_000)
  await user.click(main().getByRole('button', { name: 'Reset' }))
  expect(left()).toBe('15:00')
  await waitFor(async () => expect(await activities()).toMatchObject([{ timeSpent: 90, completed: false }]))
  await user.click(main().getByRole('button', { name: 'Start' }))
  later(30_000)
  await user.click(main().getByRole('button', { name: 'Reset' }))
  expect(await activities()).toHaveLength(1)
})

test('the chime can be off; the soft noise plays while the session runs, and both are remembered', async () => {
  const page = await openPage('/focus-session', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Chime at the end: on' }))
  await page.user.click(main().getByRole('button', { name: 'Ambient sound: off' }))
  expect(sound.ambience).not.toHaveBeenCalled()
  await page.user.click(main().getByRole('button', { name: 'Start' }))
  expect(sound.ambience).toHaveBeenCalledTimes(1)
  later(600_000)
  await main().findByText(W.en.over)
  // The noise stops in an effect, which may run after the text is in the document.
  await waitFor(() => expect(stop).toHaveBeenCalled())
  expect(sound.chime).not.toHaveBeenCalled()
  await page.reload()
  expect(await main().findByRole('button', { name: 'Chime at the end: off' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Ambient sound: on' })).toBeVisible()
})

test('a reload goes on with the session', async () => {
  const page = await openPage('/focus-session', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Start' }))
  later(120_000)
  await reloadAsABrowser(page)
  expect(await main().findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(left()).toMatch(/^[78]:/)
})

test('a session that ended during a reload is recorded', async () => {
  const page = await openPage('/focus-session', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Start' }))
  later(900_000, false)
  await reloadAsABrowser(page)
  expect(await main().findByText(W.en.over)).toBeVisible()
  await waitFor(async () => expect(await activities()).toMatchObject([{ timeSpent: 600, completed: true }]))
})

test('on another screen the session rests, and its clock with it', async () => {
  const page = await openPage('/focus-session', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: 'Start' }))
  later(120_000)
  await act(() => page.router.navigate({ to: '/scheduler' }))
  later(3_600_000)
  await act(() => page.router.navigate({ to: '/focus-session' }))
  expect(await main().findByRole('button', { name: 'Resume' })).toBeVisible()
  expect(left()).toMatch(/^[78]:/)
})

test('autostart is ten fresh minutes, whatever was under way', async () => {
  const page = await openPage('/focus-session', { language: 'en' })
  await page.user.click(await main().findByRole('button', { name: /^15/ }))
  await page.user.click(main().getByRole('button', { name: 'Start' }))
  later(90_000)
  await act(() => page.router.navigate({ to: '/scheduler' }))
  await act(() => page.router.navigate({ to: '/focus-session', search: { autostart: 1 } }))
  expect(await main().findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(left()).toBe('10:00')
  await waitFor(async () => expect(await activities()).toMatchObject([{ timeSpent: 90, completed: false }]))
})
