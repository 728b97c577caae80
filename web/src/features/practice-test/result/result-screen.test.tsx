import { screen, waitFor, within } from '@testing-library/react'
import type { Activity } from 'shared/model/activity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { recordActivities } from '#data/progress/progress'
import { expectAccessible } from '#testing/axe'
import { installFakeMedia, removeFakeMedia } from '#testing/media/fake-media'
import { pass, useFalseClock } from '#testing/pages/practice-page'
import { fullScenario, makePracticeRun, miniScenarios } from '#testing/practice'
import { makeRecording } from '#testing/records'
import { deviceOf, downloaded, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

beforeEach(() => {
  installFakeMedia()
})
afterEach(() => {
  vi.useRealTimers()
  removeFakeMedia()
})

const END = Date.parse('2026-11-20T15:00:00.000Z')
const answer = (scenario: number, question: 0 | 1, over: Partial<PracticeAnswer> = {}): PracticeAnswer => ({
  runId: 'run-1',
  scenario,
  question,
  text: '',
  firstKeyMs: null,
  lastKeyMs: null,
  wordsBeforeLast30: null,
  ...over,
})
const done = async (over: Partial<PracticeRun> = {}, ...answers: PracticeAnswer[]) => {
  const device = deviceOf()
  const run = makePracticeRun({ state: 'done', startedAt: END - 1_240_000, endedAt: END, ...over })
  await device.practiceRuns.add(run)
  await device.practiceAnswers.bulkAdd(answers)
  return device
}
const mini = { scenarios: miniScenarios(), kind: 'mini', planId: 'mini-1', recording: 'video' } as const
const open = (language: 'fr' | 'en' = 'en') => openPage('/casper/result/run-1', { language })
const section = (name: string | RegExp) => within(main().getByRole('region', { name }))
const fact = (name: string) => main().getByText(name).nextSibling
const marks = async () => {
  const acts = await deviceOf().activities.toArray()
  return acts.filter(({ score }) => score !== null).map(({ score, data }) => [data.scenario, data.question, score])
}

test('a written exercise is gone through: answers, points, model answers, commentary, time', async () => {
  await done(
    { language: 'fr', leftEarly: { 1: 180_000 } },
    answer(0, 0, { text: 'Je lui parle ce soir.', firstKeyMs: 45_000, lastKeyMs: 100_000, wordsBeforeLast30: 4 }),
    answer(0, 1, { text: 'Oui', firstKeyMs: 101_000, lastKeyMs: 170_000, wordsBeforeLast30: 1 }),
  )
  await open('fr')
  expect(await main().findByRole('heading', { level: 2, name: '1. Situation 4' })).toBeVisible()
  expect(main().getByRole('heading', { name: /Première question 4/ })).toBeVisible()
  expect(main().getByText('Je lui parle ce soir.')).toBeVisible()
  expect(main().getByText('Modèle un à 36.')).toBeVisible()
  expect(main().getByText(/^Comment.* 4$/)).toBeVisible()
  for (const [language, mine, thinking] of [
    ['fr', 'Mon autoévaluation de la réponse 1', 'Avant la première frappe'],
    ['en', 'My rating for answer 1', 'Before the first keystroke'],
  ] as const) {
    await speak(language)
    expect(main().getByRole('group', { name: mine })).toBeVisible()
    expect(main().getByText(thinking).closest('div')).toHaveTextContent(/45 s/)
  }
  await expectAccessible()
  // The time is given in numbers, and in the name of its bar.
  expect(
    section('Your time').getByRole('img', {
      name: /^Before the first keystroke 45\ss, While typing 2\smin\s05\ss, After the last keystroke 10\ss$/,
    }),
  ).toBeVisible()
  expect(section('Your time').getByText('In the last 30 s').nextSibling).toHaveTextContent('1 word')
})

test('the overview sums up, and never predicts; one scenario comes after the other, each from its heading', async () => {
  const device = await done(
    { ...mini, extraTime: 1.25, pausedMs: 130_000 },
    answer(2, 0, { text: 'I would ask.', selfRating: 6 }),
    answer(3, 1, { text: 'Listen', selfRating: 7 }),
  )
  await device.recordings.add(makeRecording({ runId: 'run-1', scenarioId: 'video-1', question: 0 }))
  const { user } = await open()
  await main().findByRole('heading', { level: 1, name: 'Mini-test 1' })
  expect(fact('Answers saved')).toHaveTextContent('3 of 8')
  expect(fact('Timing')).toHaveTextContent('× 1.25')
  expect(fact('Time away, not counted')).toHaveTextContent('2 min 10 s')
  expect(fact('Duration')).toHaveTextContent('18 min 30 s')
  expect(fact('Your self-rating')).toHaveTextContent('6.5 out of 9')
  const list = within(main().getByRole('navigation', { name: 'Scenarios of the test' }))
  expect(list.getAllByRole('button').map((b) => b.textContent)).toEqual([
    expect.stringContaining('1 recording'),
    expect.stringContaining('not recorded'),
    expect.stringContaining('3 words · my ratings: 6'),
    expect.stringContaining('1 word · my ratings: 7'),
  ])
  expect(list.getByRole('button', { current: true })).toHaveTextContent('1. Situation 1')
  await expectAccessible()

  await user.click(await main().findByRole('button', { name: /3. Situation 3/ }))
  expect(main().getByRole('heading', { level: 2, name: '3. Situation 3' })).toHaveFocus()
  await user.click(main().getByRole('button', { name: 'Next scenario' }))
  expect(main().getByRole('heading', { level: 2, name: '4. Situation 4' })).toHaveFocus()
  expect(main().getByRole('button', { name: 'Next scenario' })).toBeDisabled()
  await user.click(main().getByRole('button', { name: 'Previous scenario' }))
  expect(main().getByRole('heading', { level: 2, name: '3. Situation 3' })).toHaveFocus()
})

describe('one’s own appreciation', () => {
  beforeEach(() => {
    useFalseClock()
  })
  test('marks are given with the arrow keys and make one act when they have settled; key points are ticked', async () => {
    const device = await done()
    const page = await open()
    const group = within(await main().findByRole('group', { name: 'My rating for answer 2' }))
    await page.user.click(group.getByRole('radio', { name: '3' }))
    await page.user.keyboard('{ArrowRight}{ArrowRight}')
    expect(group.getByRole('radio', { name: '5' })).toBeChecked()
    await waitFor(async () => expect((await device.practiceAnswers.get(['run-1', 0, 1]))?.selfRating).toBe(5))
    expect(await marks()).toEqual([])
    await pass(4)
    await waitFor(async () => expect(await marks()).toEqual([[0, 1, 5]]))

    const points = main().getByRole('group', { name: '0 of 2 found in my answers' })
    for (const box of within(points).getAllByRole('checkbox')) await page.user.click(box)
    expect(main().getByRole('group', { name: '2 of 2 found in my answers' })).toBeVisible()
    await waitFor(async () =>
      expect((await device.practiceAnswers.get(['run-1', 0, 0]))?.keyPoints).toEqual(['ask', 'listen']),
    )

    const again = await page.reload()
    expect(await main().findAllByRole('radio', { checked: true })).toHaveLength(1)
    expect(main().getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    // After a change of the self-rating the newest counts, and the older one is kept in the log.
    await again.user.click(within(main().getByRole('group', { name: /answer 2/ })).getByRole('radio', { name: '7' }))
    await again.user.click(main().getByRole('link', { name: 'Test preparation' }))
    await waitFor(async () => expect((await marks()).map(([, , mark]) => mark)).toEqual([5, 7]))
  })
  test('marks that the log has not heard of are told when the result is opened again', async () => {
    await done({}, answer(0, 0, { selfRating: 4 }))
    await open()
    await pass(4)
    await waitFor(async () => expect(await marks()).toEqual([[0, 0, 4]]))
  })
})

describe('model answers', () => {
  const chosen = () => main().getByRole('button', { pressed: true })
  test.each([
    [[], '36 WPM'],
    [[30], '36 WPM'],
    [[55, 52], '50 WPM'],
    [[90], '70 WPM'],
  ])('with typing runs of %j the one for %s comes first', async (runs, wpm) => {
    const device = await done({ language: 'en' })
    await recordActivities(
      device,
      runs.map((score) => ({ type: 'typing', title: 'T', score })),
    )
    await open()
    await main().findByRole('heading', { name: 'Model answers' })
    expect(chosen()).toHaveTextContent(wpm)
  })
  test('of a spoken scenario the middle one, and the others at a press', async () => {
    await done({ scenarios: [fullScenario(1, 'video')], language: 'en' })
    const { user } = await open()
    await main().findByRole('heading', { name: 'Model answers' })
    expect(chosen()).toHaveTextContent('90 WPM')
    expect(main().getByText('Model two at 90.')).toBeVisible()
    await user.click(main().getByRole('button', { name: '120 WPM' }))
    expect(main().getByText('Model one at 120.')).toBeVisible()
    expect(main().queryByRole('heading', { name: 'Your time' })).toBeNull()
  })
  test('a scenario that has none, and no rubric, is shown without', async () => {
    const { rubric: _, modelAnswers: __, commentary: ___, ...bare } = fullScenario(4, 'typed')
    await done({ scenarios: [bare] })
    await open()
    await main().findByRole('heading', { name: 'Your time' })
    expect(main().queryByRole('heading', { name: 'Model answers' })).toBeNull()
    expect(main().queryByRole('heading', { name: 'What a fair rater looks for' })).toBeNull()
    await expectAccessible()
  })
})

test('the situation can be opened; help lines that the texts name are shown, with numbers to dial', async () => {
  const scenario = fullScenario(4, 'typed')
  const commentary = { fr: 'Appeler le 988 ou Info-Social 811.', en: 'Call 988 or Info-Social 811.' }
  await done({ scenarios: [{ ...scenario, commentary }], language: 'en' })
  const { user } = await open()
  expect(await main().findByText(/If this situation affects you/)).toBeVisible()
  expect(main().getByRole('link', { name: '9-8-8' })).toHaveAttribute('href', 'tel:988')
  expect(main().getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811')
  await user.click(main().getByText('The situation'))
  expect(main().getByText('Text 4.')).toBeVisible()
})

describe('recordings', () => {
  const spoken = async () => {
    const device = await done({ scenarios: [fullScenario(1, 'video')], recording: 'video' })
    const about = { runId: 'run-1', scenarioId: 'video-1', question: 0 as const }
    await device.recordings.bulkAdd([
      makeRecording({ ...about, id: 'a', startedAt: 1, durationMs: 21_000, finished: false }),
      makeRecording({ ...about, id: 'b', startedAt: 2, durationMs: 37_000 }),
      // A recording that was interrupted before its first second.
      makeRecording({ ...about, id: 'c', startedAt: 3, bytes: 0, durationMs: 0, finished: false }),
    ])
    await device.recordingChunks.bulkAdd([
      { recordingId: 'a', index: 0, bytes: new Uint8Array([1]).buffer },
      { recordingId: 'b', index: 0, bytes: new Uint8Array([2]).buffer },
    ])
    return device
  }
  test('are listed in order, played and downloaded; what broke off is marked, what cannot be opened says so', async () => {
    await spoken()
    const { user } = await open()
    const line = (name: string) => main().getByText(name).parentElement?.parentElement
    await main().findByText('Recording, part 1 of 2')
    expect(line('Recording, part 1 of 2')).toHaveTextContent(/21 s.*recovered/)
    expect(line('Recording, part 2 of 2')).not.toHaveTextContent(/recovered/)
    expect(main().getByText(/Answered aloud; no recording/)).toBeVisible()

    const { openedDb } = await import('#data/db/db')
    const read = vi.spyOn(openedDb()?.recordingChunks ?? expect.fail('no database'), 'where')
    read.mockImplementationOnce(() => {
      throw new Error('unreadable')
    })
    await user.click(main().getAllByText('Watch')[0] as HTMLElement)
    expect(await main().findByText(/couldn’t be opened. It is still on this device/)).toBeVisible()
    await user.click(main().getAllByText('Watch')[0] as HTMLElement)
    expect(await main().findByLabelText('Recording, part 1 of 2')).toHaveAttribute('src', 'blob:situ')

    await user.click(main().getAllByText('Watch').at(-1) as HTMLElement)
    expect(await main().findByLabelText('Recording, part 2 of 2')).toHaveAttribute('src', 'blob:situ')
    await expectAccessible()
    await user.click(main().getAllByRole('link', { name: 'Download' }).at(-1) as HTMLElement)
    expect(downloaded().at(-1)?.name).toBe('situ-drill-ethics-1-1-2.webm')
  })
  test('are deleted after a question, and nothing else is', async () => {
    const device = await spoken()
    await device.recordings.add(makeRecording({ id: 'other', runId: 'run-2' }))
    const { user } = await open()
    await user.click(await main().findByText('Delete the recordings'))
    await expectAccessible()
    await user.click(screen.getByText('Cancel'))
    expect(await device.recordings.count()).toBe(4)
    await user.click(main().getByText('Delete the recordings'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(main().queryByText(/part 1 of 2/)).toBeNull())
    expect(await device.recordings.toCollection().primaryKeys()).toEqual(['other'])
    expect(await device.recordingChunks.count()).toBe(0)
  })
})

describe('a test of another device', () => {
  const act = (type: Activity['type'], data: Activity['data'], over: Partial<Activity> = {}): Activity => ({
    id: `${type}-${data.scenario}-${data.question}`,
    type,
    title: 'T',
    description: '',
    score: null,
    timestamp: '2026-11-20T15:00:00.000Z',
    localDay: '2026-11-20',
    icon: '',
    color: '',
    timeSpent: null,
    completed: true,
    moduleId: null,
    scenarioId: null,
    data: { runId: 'run-1', ...data },
    ...over,
  })
  test('shows what the log has of it, and says so', async () => {
    world.scenarios = miniScenarios()
    const title = { fr: 'Situation 3', en: 'Scenario 3' }
    await deviceOf().log.bulkAdd([
      act('casper_scenario', { scenario: 0, title, answers: ['I would ask.', ''] }, { scenarioId: 'typed-3' }),
      act('casper_scenario', { scenario: 0, question: 0 }, { scenarioId: 'typed-3', score: 8 }),
      act('casper_scenario', { scenario: 1, title, answers: ['', ''], format: 'video' }, { scenarioId: 'video-1' }),
      act('casper_test', { planId: 'mini-1', language: 'en', extraTime: 1 }, { timeSpent: 1240 }),
    ])
    await open()
    expect(await main().findByText(/You took this test on another device/)).toBeVisible()
    expect(main().getByRole('heading', { level: 1, name: 'Mini-test 1' })).toBeVisible()
    expect(main().getByText('I would ask.')).toBeVisible()
    expect(main().getByText('My rating: 8 out of 9')).toBeVisible()
    expect(await main().findByRole('heading', { name: '1. First question 3?' })).toBeVisible()
    expect(main().getAllByText(/Answered aloud; a recording/)).toHaveLength(2)
    // The scenarios come from the library, with the key points and the model answers.
    expect(main().getAllByText('What a fair rater looks for')).toHaveLength(2)
    expect(main().getByText('Point listen 3')).toBeInTheDocument()
    expect(main().getAllByText('Model one at 36.')).toHaveLength(1)
    expect(main().queryByText(/once the scenarios are on this device/)).toBeNull()
    await expectAccessible()
  })
  test('is evaluated here as there, under the same id; without the library it says what is missing', async () => {
    world.scenarios = miniScenarios()
    const part = (scenario: number, title: string, scenarioId: string) =>
      act(
        'casper_scenario',
        { scenario, title: { fr: title, en: title }, answers: ['I would ask her in private.', 'To understand.'] },
        { scenarioId },
      )
    await deviceOf().log.bulkAdd([
      part(0, 'Known', 'typed-3'),
      part(1, 'Deleted since', 'typed-99'),
      act('casper_test', { planId: 'mini-1', language: 'en', extraTime: 1 }, { timeSpent: 1240 }),
    ])
    const { user } = await open()
    expect(await main().findByText(/model answers will appear once the scenarios are on this device/)).toBeVisible()
    expect(main().getByText(/^1 scenario can’t be evaluated on this device/)).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Evaluate my answers' }))
    expect(await main().findByText(/^Probably between/)).toBeVisible()
    expect(await deviceOf().evaluations.toCollection().primaryKeys()).toEqual(['run-1:0'])
    await expectAccessible()
  })
})

test.each([
  [undefined, 'This test is not on this device.'],
  ['running', 'This test is still in progress.'],
  ['abandoned', 'You abandoned this test.'],
] as const)('a test that is %s has its page', async (state, words) => {
  if (state) await done({ state, startedAt: Date.now() - 1000 })
  await open()
  expect(await main().findByText(words)).toBeVisible()
  await expectAccessible()
})
