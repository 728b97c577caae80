import { waitFor, within } from '@testing-library/react'
import { daysBefore } from 'shared/rules/test-dates'
import { makeScenario, makeTestDate } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordActivity } from '#data/progress'
import { expectAccessible } from '#testing/axe'
import { deviceOf, downloaded, goOffline, main, openPage } from '#testing/render'
import { world } from '#testing/world'

const TODAY = '2026-11-20'
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00-05:00`), toFake: ['Date'] })
  world.testDates = []
})
const region = (name: string | RegExp) => within(main().getByRole('region', { name }))
const findRegion = async (name: string | RegExp) => within(await main().findByRole('region', { name }))
/** Enough scenarios for whole tests and mini-tests. */
const manyScenarios = () =>
  Array.from({ length: 11 }, (_, i) => makeScenario({ id: `s${i}`, order: i, format: i < 4 ? 'video' : 'typed' }))

test.each([
  [
    'fr',
    'Préparation au test',
    [
      'En chiffres',
      'Tests blancs',
      'Modules de préparation',
      'Dates',
      'Neuf compétences',
      'S’inscrire',
      'Bon à savoir',
    ],
  ],
  [
    'en',
    'Test preparation',
    [
      'In figures',
      'Practice tests',
      'Preparation modules',
      'Dates',
      'Nine competencies',
      'How to register',
      'Good to know',
    ],
  ],
] as const)('every part is there, with nothing for axe to find (%s)', async (language, title, parts) => {
  await openPage('/casper', { language })
  expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of parts) expect(await main().findByRole('region', { name })).toBeVisible()
  await waitFor(() => expect(main().getAllByRole('progressbar')).toHaveLength(4))
  await expectAccessible()
})

test.each([
  ['fr', /^11$/, /65–85/, /3.min.30/],
  ['en', /^11$/, /65–85/, /3:30/],
] as const)('the figures are those of the present format (%s)', async (language, ...figures) => {
  await openPage('/casper', { language })
  const part = await findRegion(language === 'fr' ? 'En chiffres' : 'In figures')
  for (const figure of figures) expect(part.getByText(figure)).toBeVisible()
  expect(main().queryByText(/12 sections|36 questions|90 min/)).toBeNull()
})

test('every fact names its source and the day on which it was checked', async () => {
  await openPage('/casper', { language: 'en' })
  for (const item of (await findRegion('How to register')).getAllByRole('listitem')) {
    expect(item).toHaveTextContent(/Source: Acuity Insights.*checked on November 20, 2026/)
    expect(within(item).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/))
  }
})

test.each([
  ['2027-02-18', false],
  ['2027-02-19', true],
] as const)('on %s the facts are called old: %s', async (day, old) => {
  vi.setSystemTime(new Date(`${day}T12:00:00-05:00`))
  await openPage('/casper', { language: 'en' })
  await findRegion('How to register')
  expect(main().queryByText(/These facts were checked on November 20, 2026/) !== null).toBe(old)
})

test('the next eight dates are named and the others counted, with test, language and source', async () => {
  world.testDates = Array.from({ length: 10 }, (_, i) =>
    makeTestDate({ id: `d${i}`, date: daysBefore('2026-12-01', -i), time: '18:00', testType: 'CSP 2', language: 'fr' }),
  )
  world.testDates.push(makeTestDate({ id: 'past', date: '2026-11-19' }))
  await openPage('/casper', { language: 'en' })
  const part = await findRegion('Dates')
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(8))
  expect(part.getAllByRole('listitem')[0]).toHaveTextContent(/Tuesday, December 1, 6:00.p\.m\..*CSP 2, in French/)
  expect(part.getByText('And 2 more dates.')).toBeVisible()
})

test('with no date left, the official site is named', async () => {
  world.testDates = [makeTestDate({ date: '2026-11-19' })]
  await openPage('/casper')
  const part = await findRegion('Dates')
  expect(await part.findByText('Aucune date annoncée n’est connue ici.')).toBeVisible()
  expect(part.getByRole('link', { name: 'Acuity Insights' })).toBeVisible()
})

test.each([
  [
    'fr',
    'Jour',
    'Garder cette date',
    'Saisissez le jour de votre test.',
    'Ce jour est passé.',
    'Dans 119 jours',
    'Ajouter à mon calendrier',
  ],
  [
    'en',
    'Day',
    'Keep this date',
    'Enter the day of your test.',
    'This day is past.',
    'In 119 days',
    'Add to my calendar',
  ],
] as const)(
  'one’s own date is checked, kept, counted to, and goes into the calendar (%s)',
  async (language, day, keep, none, past, left, add) => {
    const { user, reload } = await openPage('/casper', { language })
    const part = await findRegion('Dates')
    await user.click(await part.findByRole('button', { name: keep }))
    expect(part.getByText(none)).toBeVisible()
    await user.type(part.getByLabelText(day), '2026-11-19')
    expect(part.getByText(past)).toBeVisible()
    await user.clear(part.getByLabelText(day))
    await user.type(part.getByLabelText(day), '2027-03-19')
    await user.click(part.getByRole('button', { name: keep }))
    expect(await part.findByText(left)).toBeVisible()
    await user.click(part.getByRole('button', { name: add }))
    await waitFor(() => expect(downloaded()).toHaveLength(1))
    expect(downloaded()[0]?.name).toBe('situ-casper.ics')
    // The hour is calendar-file.test.ts's affair: the library does not know a faked Date for one.
    expect(await downloaded()[0]?.text()).toContain('DTSTART;TZID=America/Toronto:20270319T')
    await reload()
    expect(await (await findRegion('Dates')).findByText(left)).toBeVisible()
  },
)

test('one’s own date can be changed and removed, offline too', async () => {
  goOffline()
  const { user } = await openPage('/casper', { language: 'en' })
  const part = await findRegion('Dates')
  await user.type(await part.findByLabelText('Day'), '2026-11-20')
  await user.click(part.getByRole('button', { name: 'Keep this date' }))
  expect(await part.findByText('Today')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Change' }))
  await user.clear(part.getByLabelText('Day'))
  await user.type(part.getByLabelText('Day'), '2026-11-21')
  await user.click(part.getByRole('button', { name: 'Keep this date' }))
  expect(await part.findByText('Tomorrow')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Remove' }))
  expect(await part.findByRole('button', { name: 'Keep this date' })).toBeVisible()
})

test.each([
  ['fr', ['Test blanc 1', 'Mini-test 1'], '11 scénarios'],
  ['en', ['Practice test 1', 'Mini-test 1'], '11 scenarios'],
] as const)('whole tests and mini-tests are offered with their length (%s)', async (language, names, count) => {
  world.scenarios = manyScenarios()
  await openPage('/casper', { language })
  const part = await findRegion(language === 'fr' ? 'Tests blancs' : 'Practice tests')
  for (const name of names) expect(await part.findByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  expect(part.getByRole('link', { name: new RegExp(`^${names[0]}`) })).toHaveTextContent(count)
})

test('too few scenarios: it is said', async () => {
  world.scenarios = [makeScenario()]
  await openPage('/casper')
  expect(await region('Tests blancs').findByText(/Pas encore assez de scénarios en français/)).toBeVisible()
})

test('a preparation module grows by a tenth with every exercise, and stops at the whole', async () => {
  const device = deviceOf()
  for (let i = 0; i < 11; i++)
    await recordActivity(device, {
      type: 'casper_module',
      title: '',
      data: { runId: `r${i}`, planId: 'drill-ethics', itemId: 'ethics' },
    })
  await recordActivity(device, {
    type: 'casper_module',
    title: '',
    data: { runId: 'x', planId: 'drill-communication', itemId: 'communication' },
  })
  await openPage('/casper', { language: 'en' })
  const part = await findRegion('Preparation modules')
  await waitFor(() => expect(part.getByRole('progressbar', { name: /Ethics/ })).toHaveAttribute('aria-valuenow', '100'))
  expect(part.getByRole('progressbar', { name: /Communication/ })).toHaveAttribute('aria-valuenow', '10')
  expect(part.getByRole('progressbar', { name: /Collaboration/ })).toHaveAttribute('aria-valuenow', '0')
  expect(part.getAllByRole('link', { name: /^(Start|Continue|Review)$/ }).map((l) => l.textContent)).toEqual([
    'Review',
    'Continue',
    'Start',
    'Start',
  ])
})

test('the competencies open one by one, in the language of the interface', async () => {
  const { user } = await openPage('/casper', { language: 'fr' })
  const part = await findRegion('Neuf compétences')
  const [first] = world.competencies
  await user.click(await part.findByText(first?.name.fr ?? ''))
  expect(part.getByText(first?.definition.fr ?? '')).toBeVisible()
})

test('every finished test and exercise is listed with its result, five at first', async () => {
  const device = deviceOf()
  for (let i = 0; i < 7; i++)
    await recordActivity(device, {
      type: i === 0 ? 'casper_module' : 'casper_test',
      title: '',
      timeSpent: 1200,
      data: {
        runId: `r${i}`,
        planId: i === 0 ? 'drill-ethics' : `mini-${(i % 4) + 1}`,
        itemId: i === 0 ? 'ethics' : '',
      },
    })
  const { user } = await openPage('/casper', { language: 'en' })
  const list = within(await main().findByRole('navigation', { name: 'Your results' }))
  expect(list.getAllByRole('link')).toHaveLength(5)
  await user.click(main().getByRole('button', { name: 'Show all 7' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((i) => `/casper/result/r${i}`),
  )
  expect(list.getByRole('link', { name: /^Timed exercise: ethics/ })).toBeVisible()
})
