import { fireEvent, waitFor, within } from '@testing-library/react'
import type { AnswerLevel } from 'shared/model/content/rated-answer'
import type { Scenario } from 'shared/model/content/scenario'
import { beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { recordRating } from '#data/practice/ratings'
import { pullHistory } from '#data/progress/log-pull'
import { expectAccessible } from '#testing/axe'
import { fullScenario } from '#testing/practice'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const REFERENCES: Record<AnswerLevel, number> = { weak: 2.5, middling: 5, strong: 8 }
const LEVELS = Object.keys(REFERENCES) as AnswerLevel[]
const rated = (order: number): Scenario => ({
  ...fullScenario(order, 'typed'),
  ratedAnswers: LEVELS.map((level) => ({
    level,
    rating: REFERENCES[level],
    fr: `Réponse ${level} ${order}.\n\nSuite ${level}.`,
    en: `Answer ${level} ${order}.\n\nMore ${level}.`,
    reasons: { fr: `Raisons ${level}.`, en: `Reasons ${level}.` },
  })),
})
beforeEach(() => {
  world.scenarios = [rated(3), fullScenario(4, 'typed')]
})
const open = (language: 'fr' | 'en' = 'en') => openPage('/practice/rate', { language })
const shownLevel = () => LEVELS.find((level) => main().queryByText(`Answer ${level} 3.`)) ?? 'none'
/** Stores one rating for each of these deviations from the reference score, in points. */
async function store(...deviations: number[]) {
  for (const by of deviations)
    await recordRating(
      deviceOf(),
      { scenarioId: 'typed-9', level: 'weak', rating: 5 + by, reference: 5 },
      { title: { fr: 'T', en: 'T' }, language: 'fr', seconds: 60 },
    )
}

test('three answers are scored one by one; each shows the reference, the reasons and the deviation; then a summary', async () => {
  const { user } = await open()
  await user.click(await main().findByRole('button', { name: 'Start' }))
  const seen = new Set<string>()
  for (const place of [1, 2, 3]) {
    const answer = within(main().getByRole('region', { name: `Answer ${place} of 3` }))
    const level = shownLevel() as AnswerLevel
    seen.add(level)
    expect(answer.queryByText(`Reasons ${level}.`)).toBeNull()
    if (place === 1) await expectAccessible()
    fireEvent.change(answer.getByRole('slider', { name: /^Your score/ }), { target: { value: '6.5' } })
    await user.click(answer.getByRole('button', { name: 'Confirm my score' }))
    const reference = REFERENCES[level]
    const told = answer.getByText(`Your score: 6.5. Reference score: ${reference.toFixed(1)}.`).closest('p')
    expect(told).toHaveFocus()
    const off = Math.abs(6.5 - reference).toFixed(1)
    expect(told).toHaveTextContent(`${off} too ${reference < 6.5 ? 'high' : 'low'}.`)
    expect(answer.getByText(`Reasons ${level}.`)).toBeVisible()
    if (place === 1) await expectAccessible()
    await user.click(answer.getByRole('button', { name: place === 3 ? 'See the summary' : 'Next answer' }))
  }
  expect([...seen].toSorted()).toEqual(LEVELS.toSorted())
  const summary = within(main().getByRole('region', { name: 'Summary' }))
  expect(summary.getAllByRole('listitem')).toHaveLength(3)
  expect(summary.getByText(/^Well done/).closest('p')).toHaveFocus()
  await waitFor(() => expect(world.logs.learner).toHaveLength(3))
  expect(world.logs.learner?.map(({ activity }) => activity)).toMatchObject(
    Array.from({ length: 3 }, () => ({ type: 'rating', scenarioId: 'typed-3', score: null, completed: true })),
  )
  expect(main().getByRole('region', { name: 'Your scores and the reference scores' })).toHaveTextContent(
    '3 answers scored',
  )
  await expectAccessible()
  await speak('fr')
  expect(main().getByRole('region', { name: 'Vos scores et ceux de référence' })).toHaveTextContent(
    '3 réponses évaluées',
  )
  await expectAccessible()
})

test('it works offline, with the keyboard, and is in the history', async () => {
  const page = await open()
  await main().findByRole('button', { name: 'Start' })
  goOffline()
  main().getByRole('button', { name: 'Start' }).focus()
  await page.user.keyboard('{Enter}')
  const confirm = await main().findByRole('button', { name: 'Confirm my score' })
  confirm.focus()
  await page.user.keyboard('{Enter}')
  await main().findByText(/^Your score: 4\.5\. /)
  await waitFor(async () => expect(await deviceOf().activities.toArray()).toMatchObject([{ type: 'rating' }]))
  expect(world.logs.learner ?? []).toEqual([])
})

test('a round that was left is continued with the answers that remain', async () => {
  await recordRating(
    deviceOf(),
    { scenarioId: 'typed-3', level: 'weak', rating: 3, reference: 2.5 },
    { title: { fr: 'T', en: 'T' }, language: 'en', seconds: 60 },
  )
  const { user } = await open()
  await user.click(await main().findByRole('button', { name: 'Start' }))
  expect(main().getByRole('region', { name: 'Answer 1 of 2' })).toBeVisible()
  expect(shownLevel()).not.toBe('weak')
})

test.each([
  ['too few answers', [1, 1, 1, 1, 1], /^1 more answer, and you will see/, /^Encore 1 réponse, et vous verrez/],
  ['a drift upwards', [1, 0.5, 1, 0.5, 1, 1], /too high, ± 0\.3/, /vos scores sont trop élevés de 0,8, ± 0,3/],
  ['a drift downwards', [-1, -1, -1, -1, -1, -1], /1\.0 too low, ± 0\.3/, /vos scores sont trop bas de 1,0, ± 0,3/],
  [
    'a drift within its uncertainty',
    [3, -3, 3, -3, 2, -2],
    /you score like the reference, within ± 2\.4/,
    /comme la référence, à 2,4 près/,
  ],
] as const)('%s', async (_, deviations, english, french) => {
  await store(...deviations)
  await open()
  expect(await main().findByText(english)).toBeVisible()
  await speak('fr')
  expect(await main().findByText(french)).toBeVisible()
})

test('early and late are told apart', async () => {
  await store(...Array.from({ length: 6 }, () => 2), ...Array.from({ length: 6 }, () => 0.5))
  await open()
  const items = within(await main().findByRole('region', { name: /^Your scores/ }))
  expect((await items.findByText(/^At first$/)).closest('li')).toHaveTextContent('2.0 too high')
  expect(items.getByText(/^Lately$/).closest('li')).toHaveTextContent('0.5 too high')
})

test('ratings reach the second device', async () => {
  await store(1, 1)
  await open()
  await waitFor(() => expect(world.logs.learner).toHaveLength(2))
  const other = new SituDb('learner', 'other')
  await pullHistory(other)
  expect(await other.log.toArray()).toMatchObject([{ type: 'rating' }, { type: 'rating' }])
  await other.delete()
})

test('without rated answers nothing is offered, here or on the practice screen', async () => {
  world.scenarios = [fullScenario(4, 'typed')]
  const page = await open()
  expect(await main().findByText('No answers to rate yet')).toBeVisible()
  await page.user.click(main().getByRole('link', { name: 'Back to practice' }))
  await main().findByRole('link', { name: 'Speech test' })
  expect(main().queryByRole('link', { name: 'Rate the answers' })).toBeNull()
})

test('the practice screen leads to it', async () => {
  const page = await openPage('/practice', { language: 'en' })
  await page.user.click(await main().findByRole('link', { name: 'Rate the answers' }))
  expect(page.address).toBe('/practice/rate')
})
