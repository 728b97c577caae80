import { screen, waitFor, within } from '@testing-library/react'
import type { Scenario } from 'shared/model/content/scenario'
import { makeScenario } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import type { PracticeAnswer, PracticeRun } from '#data/practice/practice-run'
import { expectAccessible } from '#testing/axe'
import { makePracticeRun } from '#testing/practice'
import { FAIR_ANSWERS } from '#testing/practice-answers'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const END = Date.parse('2026-11-20T15:00:00.000Z')
const typed = (n: number): Scenario => makeScenario({ id: `typed-${n}`, order: n })
const spoken = (n: number): Scenario => makeScenario({ id: `video-${n}`, order: n, format: 'video' })
const answer = (scenario: number, question: 0 | 1, text: string): PracticeAnswer => ({
  runId: 'run-1',
  scenario,
  question,
  text,
  firstKeyMs: null,
  lastKeyMs: null,
  wordsBeforeLast30: null,
})
/** A fair answer to both questions of each of these scenarios. */
const fair = (language: 'fr' | 'en', ...scenarios: number[]) =>
  scenarios.flatMap((i) => ([0, 1] as const).map((q) => answer(i, q, FAIR_ANSWERS[language][q])))
const taken = async (over: Partial<PracticeRun>, ...answers: PracticeAnswer[]) => {
  const run = makePracticeRun({ state: 'done', startedAt: END - 1_240_000, endedAt: END, language: 'en', ...over })
  world.scenarios = run.scenarios
  await deviceOf().practiceRuns.add(run)
  await deviceOf().practiceAnswers.bulkAdd(answers)
}
const open = (language: 'fr' | 'en' = 'en') => openPage('/casper/result/run-1', { language })
const section = (name: string) => within(main().getByRole('region', { name }))
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await main().findByRole('button', { name }))
const ids = async () => (await deviceOf().evaluations.toArray()).map(({ id }) => id).sort()
const queued = async () =>
  (await deviceOf().outbox.toArray())
    .filter(({ call }) => call === 'evaluations.submit')
    .map(({ args }) => args.body as { id: string; offline: boolean; language: string; answers: string[] })
const me = () => world.accounts.learner?.user ?? expect.fail('nobody')

test('an exercise is evaluated offline: score with its range, marks, suggestions; a reload finds them again', async () => {
  await taken({ scenarios: [typed(1)] }, ...fair('en', 0))
  const page = await open()
  await main().findByText(/1 evaluation from your plan/)
  goOffline()
  expect(await main().findByText(/It uses 1 evaluation from your plan\. Whatever is beyond/)).toBeVisible()
  await press(page.user, 'Evaluate my answers')
  expect(await main().findByRole('heading', { name: 'Evaluation of this scenario' })).toBeVisible()
  expect(main().getByRole('heading', { name: 'Evaluation' })).toHaveFocus()
  expect(section('Evaluation of this scenario').getByText(/^Probably between/)).toBeVisible()
  expect(section('Evaluation of this scenario').getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(main().getAllByRole('link', { name: /^Comment \d/ }).length).toBeGreaterThan(0)
  expect(main().getByText(/^Lowest dimension/)).toBeVisible()
  expect(main().getByRole('link', { name: /^Timed exercise/ })).toHaveAttribute('href', expect.stringMatching(/drill-/))
  expect(main().queryByText(/An average needs seven/)).toBeNull()
  await expectAccessible()

  expect(await ids()).toEqual(['run-1:0'])
  expect(await queued()).toEqual([
    expect.objectContaining({ id: 'run-1:0', offline: true, language: 'en', answers: [...FAIR_ANSWERS.en] }),
  ])
  await page.reload()
  expect(await main().findByRole('heading', { name: 'Evaluation of this scenario' })).toBeVisible()
  expect(main().queryByRole('button', { name: 'Evaluate my answers' })).toBeNull()
  await speak('fr')
  expect(main().getByText(/^Dimension la plus faible/)).toBeVisible()
  await expectAccessible()
})

test('a whole test gives an average with its range; what cannot be evaluated is said, with the reason', async () => {
  const scenarios = [spoken(0), ...[1, 2, 3, 4, 5, 6, 7, 8].map(typed)]
  await taken({ scenarios, kind: 'full', planId: 'full-1' }, ...fair('en', 1, 2, 3, 4, 5, 6), answer(7, 1, 'No.'))
  me().plan = 'pro'
  const { user } = await open()
  expect(await main().findByText(/7 scenarios are ready to be evaluated\. Your plan has no limit\./)).toBeVisible()
  expect(main().getByText('1 spoken scenario is not evaluated: its answers have no transcript.')).toBeVisible()
  expect(main().getByText('1 written scenario is not evaluated: it has no answer.')).toBeVisible()
  expect(main().getByText(/Your spoken answers are not evaluated/)).toBeVisible()
  await press(user, 'Evaluate my answers')
  expect(await section('Evaluation').findByText('Average of 7 scenarios')).toBeVisible()
  expect(section('Evaluation').getByText(/^Probably between/)).toBeVisible()
  const list = within(main().getByRole('navigation', { name: 'Scenarios of the test' }))
  expect(list.getAllByText(/score: \d\.\d out of 9/)).toHaveLength(7)
  // Only the second question of this scenario was answered, in a few words.
  await user.click(list.getAllByRole('button')[7] as HTMLElement)
  expect(await section('Evaluation of this scenario').findByText(/It counts for half/)).toBeVisible()
  expect(section('Evaluation of this scenario').getAllByText(/^There is hardly anything/)[0]).toBeVisible()
  await expectAccessible()
})

test('an answer in another language than the test is said to be', async () => {
  await taken({ scenarios: [typed(1)], language: 'en' }, ...fair('fr', 0))
  const { user } = await open()
  await press(user, 'Evaluate my answers')
  expect(await main().findByText(/The answer is not in the language of the test/)).toBeVisible()
})

test('what the plan has left is used first; the rest stays on the device, without credit', async () => {
  await taken({ scenarios: [1, 2, 3, 4].map(typed), kind: 'mini', planId: 'mini-1' }, ...fair('en', 0, 1, 2, 3))
  const { id } = me()
  world.credits[id] = [Date.now(), Date.now()]
  const { user } = await open()
  expect(
    await main().findByText(/Your plan has 1 evaluation left until .*: the first scenario will use it/),
  ).toBeVisible()
  expect(main().getByText(/3 scenarios will be evaluated without credit and stay on this device/)).toBeVisible()
  await press(user, 'Evaluate my answers')
  expect(
    await main().findByText('3 evaluations were made without credit, beyond the limit of your plan.'),
  ).toBeVisible()
  expect(main().getByText(/An average needs seven/)).toBeVisible()
  expect(await ids()).toEqual(['run-1:0', 'run-1:1', 'run-1:2', 'run-1:3'])
  await waitFor(() => expect(world.evaluations[id]?.map((one) => one.id)).toEqual(['run-1:0']))
  await waitFor(async () => expect(await deviceOf().outbox.count()).toBe(0))
})

test('pressed twice, and after another device, nothing is stored twice; what is missing can be evaluated later', async () => {
  await taken({ scenarios: [1, 2].map(typed), kind: 'mini', planId: 'mini-1' }, ...fair('en', 0, 1))
  const { user } = await open()
  goOffline()
  const device = deviceOf()
  await user.dblClick(await main().findByRole('button', { name: 'Evaluate my answers' }))
  expect(await main().findByText(/2 scenarios are evaluated/)).toBeVisible()
  expect(await queued()).toHaveLength(2)
  const scores = await device.activities.filter(({ type }) => type === 'scenario').toArray()
  expect(scores.map(({ id, timeSpent }) => [id, timeSpent])).toEqual([
    ['run-1:0:score', null],
    ['run-1:1:score', null],
  ])
  await device.evaluations.delete('run-1:1')
  await press(user, 'Evaluate the rest')
  await waitFor(async () => expect(await ids()).toEqual(['run-1:0', 'run-1:1']))
  expect(await device.activities.filter(({ type }) => type === 'scenario').count()).toBe(2)
})

test('a full disk is said, and what was evaluated before it stays', async () => {
  await taken({ scenarios: [1, 2].map(typed), kind: 'mini', planId: 'mini-1' }, ...fair('en', 0, 1))
  const { user } = await open()
  await main().findByRole('button', { name: 'Evaluate my answers' })
  const { openedDb } = await import('#data/db/db')
  const table = openedDb()?.evaluations ?? expect.fail('no database')
  const add = table.add.bind(table)
  vi.spyOn(table, 'add').mockImplementation((row) => {
    if (row.id === 'run-1:1') throw new DOMException('full', 'QuotaExceededError')
    return add(row)
  })
  await press(user, 'Evaluate my answers')
  expect(await screen.findByRole('alert')).toHaveTextContent(/this device is full/)
  expect(await ids()).toEqual(['run-1:0'])
})
