import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepUnsaved } from '#data/practice/answer-journal'
import * as practiceActs from '#data/practice/practice-acts'
import { emptyAnswer } from '#data/practice/practice-answers'
import type { PracticeRun } from '#data/practice/practice-run'
import { expectAccessible } from '#testing/axe'
import { installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { openRun, pass, settle, useFalseClock } from '#testing/pages/practice-page'
import { makePracticeRun, miniScenarios } from '#testing/practice'
import { deviceOf, main, openPage, speak } from '#testing/render'

beforeEach(() => {
  useFalseClock()
  installFakeMedia()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  removeFakeMedia()
})

const mini: Partial<PracticeRun> = { scenarios: miniScenarios(), kind: 'mini', planId: 'mini-1', recording: 'none' }
const typedRun = (phase = 0): Partial<PracticeRun> => ({ position: { phase, startedAt: Date.now() } })
const clock = () => screen.getByRole('timer')
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const stored = async () => (await deviceOf().practiceRuns.get('run-1')) as PracticeRun
const answers = () => deviceOf().practiceAnswers.toArray()

test('a written scenario is read, answered and sent with the keyboard alone; every phase begins at its heading', async () => {
  const page = await openRun({}, 'fr')
  /** Checks the interface in both languages; the scenario keeps the language of the test. */
  const says = async (english: RegExp, french: RegExp) => {
    await speak('en')
    expect(main().getAllByText(english).length).toBeGreaterThan(0)
    await speak('fr')
    expect(main().getAllByText(french).length).toBeGreaterThan(0)
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Situation 4')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  await says(/^Continue$/, /^Continuer$/)
  await expectAccessible()
  const tabTo = async (name: string) => {
    for (let i = 0; i < 30 && document.activeElement?.textContent !== name; i++) await page.user.tab()
  }
  await tabTo('Continuer')
  await page.user.keyboard('{Enter}')
  await settle()
  expect(document.activeElement).toHaveTextContent('Vos réponses')
  await page.user.tab()
  await page.user.keyboard('Je lui parle.')
  await page.user.tab()
  await page.user.keyboard('Oui')
  await settle()
  expect((await answers()).map(({ text }) => text)).toEqual(['Je lui parle.', 'Oui'])
  await says(/^Your answers$/, /^Vos réponses$/)
  await expectAccessible()
  await pass(151)
  const isAlert = (words: RegExp) => main().getByText(words).closest('[role=status]') !== null
  await says(/Less than a minute/, /Moins d’une minute/)
  expect(isAlert(/Moins d’une minute/)).toBe(true)
  await says(/^Send and continue$/, /^Envoyer et continuer$/)
  await expectAccessible()
  await tabTo('Envoyer et continuer')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.address).toBe('/casper/result/run-1'))
})

test('the phases follow each other by themselves, with rests, to the result', async () => {
  const page = await openRun(mini)
  const seen: string[] = []
  const note = () =>
    seen.push(
      screen
        .queryAllByRole('heading')
        .map((h) => h.textContent)
        .join(' / '),
    )
  for (const seconds of [60, 10, 60, 10, 60, 60, 10, 60, 10, 60, 300, 60, 210, 60, 210]) {
    note()
    await pass(seconds)
  }
  expect(seen).toEqual([
    'Scenario 1 / Read the situation',
    'Scenario 1 / Question 1 of 2: read',
    'Scenario 1 / Question 1 of 2: answer aloud',
    'Scenario 1 / Question 2 of 2: read',
    'Scenario 1 / Question 2 of 2: answer aloud',
    'Scenario 2 / Read the situation',
    'Scenario 2 / Question 1 of 2: read',
    'Scenario 2 / Question 1 of 2: answer aloud',
    'Scenario 2 / Question 2 of 2: read',
    'Scenario 2 / Question 2 of 2: answer aloud',
    'Break',
    'Scenario 3 / Read the situation',
    'Scenario 3 / Your answers',
    'Scenario 4 / Read the situation',
    'Scenario 4 / Your answers',
  ])
  await waitFor(() => expect(page.address).toBe('/casper/result/run-1'))
  expect((await stored()).state).toBe('done')
})

test('the clock shows what is left, warns in the last minute, and knows of extra time', async () => {
  await openRun({ ...typedRun(1), extraTime: 1.5 })
  expect(clock()).toHaveTextContent(/^5:[01]\d× 1\.5$/)
  await pass(200)
  expect(clock()).toHaveTextContent(/^1:[45]\d/)
  await pass(60)
  expect(clock()).toHaveTextContent(/^0:5[45]/)
})

test('a break can be ended', async () => {
  const { user } = await openRun({ ...mini, ...typedRun(10) })
  expect(screen.getByRole('heading', { level: 1, name: 'Break' })).toBeVisible()
  expect(screen.getByText('Then: 2 scenarios answered in writing.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Break before scenario 3 of 4' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'End the break' }))
  const headline = await screen.findByRole('heading', { level: 1, name: 'Scenario 3' })
  await waitFor(() => expect(headline).toHaveFocus())
})

test('text and its times are there after a reload, and text of the last moment lands', async () => {
  const page = await openRun(typedRun(1))
  await pass(20)
  await page.user.type(field(/First question/), 'I would')
  await pass(5)
  const again = await page.reload()
  await settle()
  expect(field(/First question/)).toHaveValue('I would')
  expect(clock()).toHaveTextContent(/^3:0[3-5]$/)
  await again.user.type(field(/First question/), ' ask')
  await pass(150)
  await again.user.type(field(/Second question/), 'Because')
  await pass(32)
  await again.user.type(field(/Second question/), ' he')
  await pass(10)
  await waitFor(() => expect(again.address).toBe('/casper/result/run-1'))
  const [first, second] = await answers()
  expect(first).toMatchObject({ text: 'I would ask', wordsBeforeLast30: 3 })
  expect(second).toMatchObject({ text: 'Because he', wordsBeforeLast30: 1 })
  expect((first?.firstKeyMs ?? 0) / 1000).toBeCloseTo(20, 0)
  expect((second?.lastKeyMs ?? 0) / 1000).toBeGreaterThan(205)
})

test('what a killed page could not bring into the database is there, and is brought there', async () => {
  const text = 'I would ask him'
  keepUnsaved({ userId: 'learner' }, { ...emptyAnswer({ runId: 'run-1', scenario: 0, question: 0 }), text })
  await openRun(typedRun(1))
  expect(field(/First question/)).toHaveValue(text)
  await settle()
  expect(await answers()).toMatchObject([{ text }])
})

describe('coming back', () => {
  const away = (seconds: number, over: Partial<PracticeRun> = {}) => {
    const at = Date.now() - seconds * 1000
    return openRun({ startedAt: at, position: { phase: 1, startedAt: at - 30_000 }, seenAt: at, ...over })
  }
  /** The device sleeps: its timers stop, its clock continues. */
  const sleep = async (seconds: number) => {
    await pass(3)
    vi.setSystemTime(Date.now() + seconds * 1000)
    await pass(1)
  }
  test('after a moment: goes on, and nothing is said; a device that sleeps is an absence too', async () => {
    await away(4)
    expect(clock()).toHaveTextContent(/^2:5\d$/)
    expect(screen.queryByText(/You were away/)).toBeNull()
    await sleep(120)
    expect(screen.getByText(/You were away for 2 min/)).toBeVisible()
    expect(clock()).toHaveTextContent(/^0:[45]\d$/)
    // The device sleeps again while the offer is shown, until after the end of the test; a minute later the learner can
    // still resume.
    await sleep(3_600)
    await pass(60)
    expect(screen.getByRole('heading', { name: 'The time ran out while you were away' })).toBeVisible()
  })
  test('after a minute: goes on at the right second, and offers not to count it', async () => {
    const { user } = await away(60)
    expect(clock()).toHaveTextContent(/^(2:00|1:5\d)$/)
    expect(screen.getByText(/You were away for 1 min/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Resume where I left off' }))
    await waitFor(() => expect(clock()).toHaveTextContent(/^(3:0[01]|2:5\d)$/))
    expect(screen.queryByText(/You were away/)).toBeNull()
    expect((await stored()).pausedMs / 1000).toBeCloseTo(60, -1)
    await sleep(100)
    expect(screen.getByText(/You were away/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close this message' }))
    expect(screen.queryByText(/You were away/)).toBeNull()
  })
  test('the offer is none for later than a minute', async () => {
    await away(30)
    expect(screen.getByText(/You were away/)).toBeVisible()
    await pass(61)
    expect(screen.queryByText(/You were away/)).toBeNull()
  })
  test.each([
    ['See the result', 'done'],
    ['Resume where I left off', 'running'],
  ])('after the whole test: %s', async (choice, state) => {
    const page = await away(86_400)
    expect(screen.getByRole('heading', { level: 1, name: 'The time ran out while you were away' })).toBeVisible()
    await expectAccessible()
    // The choice also survives another reload.
    const again = await page.reload()
    await settle()
    await again.user.click(screen.getByRole('button', { name: choice }))
    await waitFor(async () => expect((await stored()).state).toBe(state))
    if (state === 'running') expect(await screen.findByRole('timer')).toHaveTextContent(/^(3:0[01]|2:5\d)$/)
    else await waitFor(() => expect(again.address).toBe('/casper/result/run-1'))
  })
  test('a clock that is set back changes nothing of what is left', async () => {
    await openRun(typedRun(1))
    await pass(10)
    vi.setSystemTime(Date.now() - 3_600_000)
    await pass(2)
    expect(clock()).toHaveTextContent(/^3:1[6-9]$/)
  })
})

test('an end that cannot be saved says why, and can be tried again', async () => {
  const failures = [
    [() => Promise.reject(new DOMException('', 'QuotaExceededError')), /this device is full/],
    [() => Promise.reject(new Error('x')), /couldn’t be saved. Nothing you saved is lost/],
    [() => Promise.resolve(false), /device’s clock was set back/],
  ] as const
  const finishTest = vi.spyOn(practiceActs, 'finishTest')
  for (const [how] of failures) finishTest.mockImplementationOnce(how)
  const { user } = await openRun(typedRun(1))
  await pass(211)
  for (const [, words] of failures) {
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByText('Try again'))
    await settle()
  }
  await waitFor(async () => expect((await stored()).state).toBe('done'))
})

describe('leaving', () => {
  test('asks; staying changes nothing, and later it is still under way', async () => {
    const page = await openRun()
    await page.user.click(screen.getByText('Leave'))
    await expectAccessible()
    await page.user.click(screen.getByText('Stay'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await stored()).state).toBe('running')
    await page.user.click(screen.getByText('Leave'))
    await page.user.click(screen.getByText('Come back later'))
    await waitFor(() => expect(page.address).toBe('/casper'))
    expect((await stored()).state).toBe('running')
  })
  test('giving up leads to what was written', async () => {
    const page = await openRun(typedRun(1))
    await page.user.type(field(/First question/), 'I would ask')
    await page.user.click(screen.getByRole('button', { name: 'Leave' }))
    await page.user.click(screen.getByRole('button', { name: 'Abandon the test' }))
    await waitFor(() => expect(page.address).toBe('/casper/result/run-1'))
    expect(await screen.findByText('I would ask')).toBeVisible()
  })
})

test('one tab runs a test; another one can take it over', async () => {
  // The browser's locks, as far as one test needs them: another tab has this lock until it is stolen.
  const request = (_: string, { steal }: { steal?: boolean }, give: () => unknown) =>
    new Promise((done) => steal && done(give()))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  const { user } = await openRun()
  await pass(1)
  expect(screen.getByRole('heading', { level: 1, name: 'This test is open in another tab' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Continue here' }))
  expect(await screen.findByRole('timer')).toBeVisible()
  Reflect.deleteProperty(navigator, 'locks')
})

test('an unknown test has a page', async () => {
  await openPage('/casper/run/nothing', { language: 'en' })
  expect(await screen.findByText('There is no such practice test on this device.')).toBeVisible()
  await expectAccessible()
})
test('a test that is over leads to its result', async () => {
  await deviceOf().practiceRuns.add(makePracticeRun({ state: 'done', endedAt: Date.now() }))
  const page = await openPage('/casper/run/run-1', { language: 'en' })
  await waitFor(() => expect(page.address).toBe('/casper/result/run-1'))
})
