import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { extraTimeOf } from '#data/account/extra-time'
import { saveOwnTestDate, saveStudyGoals } from '#data/planning/own-test-date'
import { expectAccessible } from '#testing/axe'
import { deviceOf, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

const W = {
  fr: {
    section: 'Lecture et temps',
    font: 'Police des textes',
    lines: 'Espace entre les lignes',
    wide: 'Large',
    time: 'Temps supplémentaire',
    factor: /1,5/,
  },
  en: {
    section: 'Reading and time',
    font: 'Text font',
    lines: 'Space between lines',
    wide: 'Wide',
    time: 'Extra time',
    factor: /1\.5/,
  },
} as const
const root = document.documentElement
const choice = async (group: string, name: string | RegExp) =>
  within(await main().findByRole('group', { name: group })).findByRole('button', { name })

test('font and spacing are chosen once and apply to every text at once', async () => {
  const w = W.en
  const { user } = await openPage('/account', { language: 'en' })
  expect(await main().findByRole('region', { name: w.section })).toBeVisible()
  expect(root).not.toHaveAttribute('data-reading-font')
  await user.click(await choice(w.font, 'OpenDyslexic'))
  await user.click(await choice(w.lines, w.wide))
  await waitFor(() => expect(root).toHaveAttribute('data-reading-lines', 'wide'))
  expect(root).toHaveAttribute('data-reading-font', 'dyslexic')
  expect(root).not.toHaveAttribute('data-reading-letters')
  expect(await choice(w.font, 'OpenDyslexic')).toHaveAttribute('aria-pressed', 'true')
  await speak('fr')
  expect(main().getByRole('region', { name: W.fr.section })).toBeVisible()
  expect(await choice(W.fr.lines, W.fr.wide)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
})

test('extra time chosen here reaches the server, and with it the other devices', async () => {
  const { user } = await openPage('/account')
  await user.click(await choice(W.fr.time, W.fr.factor))
  await waitFor(async () => expect(await extraTimeOf(deviceOf())).toBe(1.5))
  await waitFor(() =>
    expect(world.logs.learner?.at(-1)?.activity).toMatchObject({
      type: 'test_date',
      data: { comfort: { extraTime: 1.5 } },
    }),
  )
})

test('the test date, the plan and the comfort do not undo each other', async () => {
  const { user } = await openPage('/account')
  await user.click(await choice(W.fr.time, W.fr.factor))
  await waitFor(async () => expect(await extraTimeOf(deviceOf())).toBe(1.5))
  await saveOwnTestDate(deviceOf(), { date: '2027-05-13', time: '18:00', language: 'fr' })
  await saveStudyGoals(deviceOf(), {
    target: { kind: 'date', day: '2027-05-13' },
    minutes: 30,
    days: 3,
    language: 'fr',
  })
  expect(await extraTimeOf(deviceOf())).toBe(1.5)
  await user.click(await choice(W.fr.font, 'Atkinson Hyperlegible'))
  await waitFor(() => expect(root).toHaveAttribute('data-reading-font', 'hyperlegible'))
  const last = (await deviceOf().activities.where('type').equals('test_date').toArray()).at(-1)
  expect(last?.data).toMatchObject({
    date: '2027-05-13',
    study: { minutes: 30, days: 3 },
    comfort: { extraTime: 1.5, font: 'hyperlegible' },
  })
})
