import { screen, waitFor, within } from '@testing-library/react'
import { makeQuiz } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitRun } from '#data/attempts'
import { asked, chooseOption, option, press, startQuiz } from '#testing/quiz-player'
import { deviceOf, goOffline, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const ID = 'communication-basics'
const QUIZ = `/quizzes/${ID}`
const MINUTE = 60

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})

const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  // What was begun on the way ends: IndexedDB is not under the false clock.
  for (let turn = 0; turn < 30; turn++) await new Promise((later) => setImmediate(later))
}
const timer = (name = 'Temps restant') => screen.getByRole('timer', { name })
const stored = () => deviceOf().quizRuns.get(ID)
const isRed = (name?: string) => timer(name).dataset.state === 'danger'
/** Seconds on the clock face. */
const left = () => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(timer().textContent ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('the clock starts with the whole time and follows the wall clock, also after a sleep', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  expect(left()).toBeGreaterThanOrEqual(15 * MINUTE - 10)
  await pass(10)
  expect(left()).toBeGreaterThanOrEqual(15 * MINUTE - 30)
  expect(left()).toBeLessThanOrEqual(15 * MINUTE - 10)
  // The timers of a device that sleeps do not run; its clock does.
  vi.setSystemTime(Date.now() + 5 * MINUTE * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1)
  expect(left()).toBeLessThanOrEqual(10 * MINUTE - 10)
})

test.each([
  ['fr', 'Temps restant', 'Moins de 5 minutes.'],
  ['en', 'Time left', 'Less than 5 minutes.'],
] as const)('under five minutes the clock is red, and says so once (%s)', async (language, name, words) => {
  const page = await openPage(QUIZ, { language })
  await startQuiz(page)
  const said = () =>
    screen.queryAllByText(
      (_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === words && element.childElementCount === 0,
    )
  await pass(9 * MINUTE + 55)
  expect(timer(name).textContent).toMatch(/^5:0/)
  expect(isRed(name)).toBe(false)
  expect(said()).toHaveLength(0)
  await pass(6)
  expect(timer(name).textContent).toMatch(/^4:5/)
  expect(isRed(name)).toBe(true)
  expect(said()).toHaveLength(1)
  expect(said()[0]?.closest('[role=status]')).not.toBeNull()
})

test('at zero the quiz submits itself, open questions as empty strings, and says that the time was over', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  // The clock also runs by itself: on a slow machine some seconds of it are gone by now.
  await pass(14 * MINUTE)
  expect(await stored()).toBeDefined()
  await pass(61)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  expect(world.attempts.learner?.[0]).toMatchObject({ answers: { q1: '1', q2: '', q3: '' }, timeSpent: 900 })
  await pass(30)
  expect(world.attempts.learner).toHaveLength(1)
})

test('in a background tab too', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(15 * MINUTE + 1)
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
})

test('also while the attempts are on screen', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await page.router.navigate({ to: QUIZ, search: { view: 'attempts' } } as never)
  expect(await screen.findByRole('heading', { level: 1, name: 'Vos tentatives' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Continuer le quiz' })).toBeVisible()
  await pass(15 * MINUTE + 1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
})

test.each([
  ['× 1,25', 18 * MINUTE + 45],
  ['× 1,5', 22 * MINUTE + 30],
  ['× 2', 30 * MINUTE],
])('extra time %s stretches the clock, and is remembered', async (name, seconds) => {
  const page = await openPage(QUIZ)
  const choice = within(await screen.findByRole('group', { name: 'Temps supplémentaire' }))
  const button = choice.getByRole('button', { name: (text) => text.replaceAll('\u00a0', ' ') === name })
  await page.user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  await startQuiz(page)
  expect(left()).toBeGreaterThanOrEqual(seconds - 1)
  expect(left()).toBeLessThanOrEqual(seconds)
  expect(timer().textContent?.replaceAll('\u00a0', ' ')).toContain(name)
  expect((await deviceOf().meta.get('extraTime'))?.value).toBe(Number(name.slice(2).replace(',', '.')))
})

test('a reload in the middle goes on at the same question, with the answers and the right time', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 3)
  await press(page, 'Question suivante')
  await waitFor(async () => expect((await stored())?.index).toBe(1))
  await page.close()
  vi.setSystemTime(Date.now() + 4 * MINUTE * 1000)
  const again = await openPage(QUIZ)
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 2 sur 3/))
  expect(left()).toBeLessThanOrEqual(11 * MINUTE)
  expect(left()).toBeGreaterThanOrEqual(11 * MINUTE - 20)
  await press(again, 'Question précédente')
  expect(option(3)).toHaveAttribute('aria-pressed', 'true')
})

test('a run whose time ran out while nobody was there is submitted at once, as of its end', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  const run = await stored()
  await page.close()
  vi.setSystemTime(Date.now() + 3 * 86_400_000)
  await openPage(QUIZ)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  expect(world.attempts.learner?.[0]).toMatchObject({
    id: run?.attemptId,
    timeSpent: 900,
    createdAt: new Date((run?.startedAt ?? 0) + 900_000).toISOString(),
  })
})

test('also from elsewhere: when the learner comes back the run is submitted, and the quiz shows its result', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  await page.router.navigate({ to: '/profile' } as never)
  await waitFor(() => expect(main().queryByRole('timer')).toBeNull())
  vi.setSystemTime(Date.now() + 86_400_000)
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  expect(await stored()).toBeUndefined()
  world.quizzes = []
  await page.router.navigate({ to: QUIZ } as never)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  expect(main().getByText(/^Le temps était écoulé/)).toBeVisible()
  await waitFor(async () => expect(await deviceOf().meta.get(`quiz-ended/${ID}`)).toBeUndefined())
})

test('and when the app is opened', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await page.close()
  vi.setSystemTime(Date.now() + 86_400_000)
  const again = await openPage('/profile')
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
  await again.router.navigate({ to: QUIZ } as never)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  await press(again, 'Réessayer')
  expect(await screen.findByRole('button', { name: 'Commencer le quiz' })).toBeVisible()
})

test('with no network it is submitted here, and found after a reload', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  goOffline()
  await pass(15 * MINUTE + 1)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  await page.close()
  await openPage(`${QUIZ}?view=attempts`)
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
})

test('ended in another tab, this one shows the result', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await chooseOption(page, 1)
  const run = await stored()
  if (!run) throw new Error('no run')
  const attempt = await submitRun(deviceOf(), run, Date.now())
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  expect(main().queryByText(/^Le temps était écoulé/)).toBeNull()
  await waitFor(() => expect(page.address).toContain(attempt?.id ?? 'none'))
  expect(await submitRun(deviceOf(), run, Date.now())).toBeUndefined()
  expect(await deviceOf().attempts.count()).toBe(1)
})

test('a quiz that is no longer published can be finished', async () => {
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await page.close()
  world.quizzes = world.quizzes.map((quiz) => ({ ...quiz, isPublished: quiz.id !== ID }))
  const again = await openPage(QUIZ)
  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Question 1/))
  await press(again, 'Terminer le quiz')
  await again.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Terminer le quiz' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz non réussi' })).toBeVisible()
  await waitFor(() => expect(world.attempts.learner).toHaveLength(1))
})

test('the tab is busy while a run is on screen', async () => {
  const page = await openPage(QUIZ)
  const { anyTabBusy } = await import('#browser/busy')
  await screen.findByRole('button', { name: 'Commencer le quiz' })
  const busy = async () => {
    const answer = anyTabBusy()
    await vi.advanceTimersByTimeAsync(400)
    return answer
  }
  expect(await busy()).toBe(false)
  await startQuiz(page)
  await waitFor(async () => expect(await busy()).toBe(true))
})

test('a quiz of five minutes is red from its first seconds on', async () => {
  world.quizzes = [makeQuiz({ id: ID, timeLimit: 5 })]
  const page = await openPage(QUIZ)
  await startQuiz(page)
  await pass(2)
  expect(left()).toBeLessThan(300)
  expect(isRed()).toBe(true)
})
