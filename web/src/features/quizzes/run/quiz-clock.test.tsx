import { screen, waitFor, within } from '@testing-library/react'
import { makeQuiz } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { extraTimeOf } from '#data/account/extra-time'
import { submitRun } from '#data/quizzes/attempts'
import { asked, chooseOption, option, press, startQuiz } from '#testing/pages/quiz-player'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const ID = 'communication-basics'
const QUIZ = `/quizzes/${ID}`
const MINUTE = 60
const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})

const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  // Waits for pending work, because IndexedDB does not use the fake clock.
  for (let turn = 0; turn < 30; turn++) await new Promise((later) => setImmediate(later))
}
/** The device sleeps until this many seconds of the run are over: its timers stop, its clock continues. */
async function sleepUntil(seconds: number) {
  vi.setSystemTime(((await stored())?.startedAt ?? 0) + seconds * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
}
const timer = () => screen.getByRole('timer')
const stored = () => deviceOf().quizRuns.get(ID)
const isRed = () => timer().dataset.state === 'danger'
/** Seconds on the clock. */
const left = () => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(timer().textContent ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}
const failed = async () =>
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()

test('the clock follows the wall clock, is red under five minutes, and submits the quiz at zero', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  expect(left()).toBeGreaterThanOrEqual(15 * MINUTE - 10)
  await pass(10)
  expect(left()).toBeGreaterThanOrEqual(15 * MINUTE - 30)
  expect(left()).toBeLessThanOrEqual(15 * MINUTE - 10)
  await sleepUntil(5 * MINUTE + 10)
  expect(left()).toBeLessThanOrEqual(10 * MINUTE - 10)

  const said = (words: string) =>
    screen.queryAllByText(
      (_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === words && element.childElementCount === 0,
    )
  await sleepUntil(9 * MINUTE + 54)
  expect(timer().textContent).toMatch(/^5:0/)
  expect(isRed()).toBe(false)
  expect(said('Moins de 5 minutes.')).toHaveLength(0)
  await pass(7)
  expect(timer().textContent).toMatch(/^4:5/)
  expect(isRed()).toBe(true)
  for (const [language, name, words] of [
    ['en', 'Time left', 'Less than 5 minutes.'],
    ['fr', 'Temps restant', 'Moins de 5 minutes.'],
  ] as const) {
    await speak(language)
    expect(timer()).toHaveAccessibleName(name)
    expect(said(words)).toHaveLength(1)
    expect(said(words)[0]?.closest('[role=status]')).not.toBeNull()
  }

  // The fake clock also advances by itself: on a slow machine some seconds have passed already.
  await sleepUntil(14 * MINUTE)
  expect(await stored()).toBeDefined()
  await pass(61)
  await failed()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  // Unanswered questions are empty strings.
  expect(world.attempts.learner?.[0]).toMatchObject({ answers: { q1: '1', q2: '', q3: '' }, timeSpent: 900 })
  await pass(30)
  expect(world.attempts.learner).toHaveLength(1)
})

test('it submits in a background tab with no network too, while the attempts are on screen', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await page.router.navigate({ to: QUIZ, search: { view: 'attempts' } } as never)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vos tentatives' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Continuer le quiz' })).toBeVisible()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  goOffline()
  await pass(15 * MINUTE + 1)
  await failed()
  expect(world.attempts.learner ?? []).toEqual([])
  await page.close()
  await openPage(`${QUIZ}?view=attempts`)
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
  vi.restoreAllMocks()
  goOnline()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
})

test('extra time stretches the clock, and is remembered', async () => {
  const page = await openPage(QUIZ)
  const choice = within(main().getByRole('group', { name: 'Temps supplémentaire' }))
  for (const [name, factor] of [
    ['× 2', 2],
    ['× 1,5', 1.5],
    ['× 1,25', 1.25],
  ] as const) {
    const button = choice.getByText((text) => text.replaceAll('\u00a0', ' ') === name).closest('button') as HTMLElement
    await page.user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(async () => expect(await extraTimeOf(deviceOf())).toBe(factor))
  }
  await startQuiz(page)
  expect(left()).toBeGreaterThanOrEqual(18 * MINUTE + 44)
  expect(left()).toBeLessThanOrEqual(18 * MINUTE + 45)
  expect(timer().textContent?.replaceAll('\u00a0', ' ')).toContain('× 1,25')
})

test('a reload in the middle goes on at the same question, even where the quiz is no longer published', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 3)
  await press(page, 'Question suivante')
  await waitFor(async () => expect((await stored())?.index).toBe(1))
  await page.close()
  vi.setSystemTime(Date.now() + 4 * MINUTE * 1000)
  world.quizzes = world.quizzes.map((quiz) => ({ ...quiz, isPublished: quiz.id !== ID }))
  const again = await openPage(QUIZ)
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 2 sur 3/))
  expect(left()).toBeLessThanOrEqual(11 * MINUTE)
  expect(left()).toBeGreaterThanOrEqual(11 * MINUTE - 20)
  await press(again, 'Question précédente')
  expect(option(3)).toHaveAttribute('aria-pressed', 'true')
  await press(again, 'Terminer le quiz')
  await again.user.click(within(screen.getByRole('dialog')).getByText('Terminer le quiz'))
  await failed()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
})

test('a run whose time ran out while nobody was there is submitted as of its end, wherever the learner comes back', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  const run = await stored()
  await page.close()
  vi.setSystemTime(Date.now() + 3 * DAY)
  const atQuiz = await openPage(QUIZ)
  await failed()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  expect(world.attempts.learner?.[0]).toMatchObject({
    id: run?.attemptId,
    timeSpent: 900,
    createdAt: new Date((run?.startedAt ?? 0) + 900_000).toISOString(),
  })

  // The time runs out while the app is closed, and the learner opens it again at another page.
  await press(atQuiz, 'Réessayer')
  await startQuiz(atQuiz)
  await atQuiz.close()
  vi.setSystemTime(Date.now() + DAY)
  const elsewhere = await openPage('/profile')
  await waitFor(() => expect(world.attempts.learner).toHaveLength(2))
  await elsewhere.router.navigate({ to: QUIZ } as never)
  await failed()

  // The time runs out while the learner is at another page of the open app, and they return to the quiz.
  await press(elsewhere, 'Réessayer')
  await startQuiz(elsewhere)
  await chooseOption(elsewhere, 1)
  await elsewhere.router.navigate({ to: '/profile' } as never)
  await waitFor(() => expect(main().queryByRole('timer')).toBeNull())
  vi.setSystemTime(Date.now() + DAY)
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(world.attempts.learner).toHaveLength(3))
  expect(await stored()).toBeUndefined()
  world.quizzes = []
  await elsewhere.router.navigate({ to: QUIZ } as never)
  await failed()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(async () => expect(await deviceOf().meta.get(`quiz-ended/${ID}`)).toBeUndefined())
})

test('a run of five minutes is red at once and keeps the tab busy; ended in another tab, this one shows the result', async () => {
  world.quizzes = [makeQuiz({ id: ID, timeLimit: 5 })]
  const page = await openPage(QUIZ)
  const { anyTabBusy } = await import('#browser/busy')
  const busy = async () => {
    const answer = anyTabBusy()
    await vi.advanceTimersByTimeAsync(400)
    return answer
  }
  expect(await busy()).toBe(false)
  await startQuiz(page)
  await waitFor(async () => expect(await busy()).toBe(true))
  await pass(2)
  expect(left()).toBeLessThan(300)
  expect(isRed()).toBe(true)

  await chooseOption(page, 1)
  const run = await stored()
  if (!run) throw new Error('no run')
  const attempt = await submitRun(deviceOf(), run, Date.now())
  await failed()
  expect(main().queryByText(/^Le temps était écoulé/)).toBeNull()
  await waitFor(() => expect(page.address).toContain(attempt?.id ?? 'none'))
  expect(await submitRun(deviceOf(), run, Date.now())).toBeUndefined()
  expect(await deviceOf().attempts.count()).toBe(1)
})
