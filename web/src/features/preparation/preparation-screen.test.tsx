import { waitFor, within } from '@testing-library/react'
import { daysBefore } from 'shared/rules/test-dates'
import { makeScenario, makeTestDate } from 'shared/testing/make'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordActivity } from '#data/progress/progress'
import { expectAccessible } from '#testing/axe'
import { deviceOf, downloaded, goOffline, main, openPage, speak } from '#testing/render'
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

const PARTS = {
  fr: [
    'En chiffres',
    'Tests blancs',
    'Modules de préparation',
    'Dates',
    'Neuf compétences',
    'Comment s’inscrire',
    'Bon à savoir',
  ],
  en: [
    'In figures',
    'Practice tests',
    'Preparation modules',
    'Dates',
    'Nine competencies',
    'How to register',
    'Good to know',
  ],
}
test('every part is there, with the figures of the present format and nothing for axe to find', async () => {
  await openPage('/casper')
  for (const [language, title, ...figures] of [
    ['en', 'Test preparation', /^11$/, /65–85/, /3:30/],
    ['fr', 'Préparation au test', /^11$/, /65-85/, /^3.min.30.s$/],
  ] as const) {
    await speak(language)
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const name of PARTS[language]) expect(await main().findByRole('region', { name })).toBeVisible()
    const part = region(PARTS[language][0] ?? '')
    for (const figure of figures) expect(part.getByText(figure)).toBeVisible()
  }
  // The figure has non-breaking spaces, so that it stays on one line in a narrow card.
  expect(main().getByText('3 min 30 s').textContent).toBe('3\u00a0min\u00a030\u00a0s')
  expect(main().queryByText(/12 sections|36 questions|90 min/)).toBeNull()
  await waitFor(() => expect(main().getAllByRole('progressbar')).toHaveLength(4))
  await expectAccessible()
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
  expect(await part.findByText('Aucune date à venir.')).toBeVisible()
  expect(part.getByRole('link', { name: 'Acuity Insights' })).toBeVisible()
})

test('one’s own date is checked, kept, counted to, and goes into the calendar', async () => {
  const { user, reload } = await openPage('/casper')
  const part = await findRegion('Dates')
  const inBoth = async (...words: [english: string, french: string][]) => {
    for (const [at, language] of (['en', 'fr'] as const).entries()) {
      await speak(language)
      for (const word of words) expect(await part.findByText(word[at] ?? '')).toBeVisible()
    }
  }
  await user.click(await part.findByText('Enregistrer cette date'))
  await inBoth(
    ['Save this date', 'Enregistrer cette date'],
    ['Enter the day of your test.', 'Saisissez le jour de votre test.'],
    ['Day', 'Jour'],
  )
  await user.type(part.getByLabelText('Jour'), '2026-11-19')
  await inBoth(['That day has passed.', 'Cette date est passée.'])
  await user.clear(part.getByLabelText('Jour'))
  await user.type(part.getByLabelText('Jour'), '2027-03-19')
  await user.click(part.getByText('Enregistrer cette date'))
  await part.findByText('Dans 119 jours')
  await inBoth(['In 119 days', 'Dans 119 jours'], ['Add to my calendar', 'Ajouter à mon calendrier'])
  await user.click(part.getByText('Ajouter à mon calendrier'))
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  expect(downloaded()[0]?.name).toBe('situ-casper.ics')
  // The time is tested in calendar-file.test.ts, because the library does not accept a fake Date.
  expect(await downloaded()[0]?.text()).toContain('DTSTART;TZID=America/Toronto:20270319T')
  await reload()
  expect(await (await findRegion('Dates')).findByText('Dans 119 jours')).toBeVisible()
})

test('one’s own date can be changed and removed, offline too', async () => {
  goOffline()
  const { user } = await openPage('/casper', { language: 'en' })
  const part = await findRegion('Dates')
  await user.type(await part.findByLabelText('Day'), '2026-11-20')
  await user.click(part.getByRole('button', { name: 'Save this date' }))
  expect(await part.findByText('Today')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Change' }))
  await user.clear(part.getByLabelText('Day'))
  await user.type(part.getByLabelText('Day'), '2026-11-21')
  await user.click(part.getByRole('button', { name: 'Save this date' }))
  expect(await part.findByText('Tomorrow')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Remove' }))
  expect(await part.findByRole('button', { name: 'Save this date' })).toBeVisible()
})

test('whole tests and mini-tests are offered with their length', async () => {
  world.scenarios = manyScenarios()
  await openPage('/casper')
  for (const [language, title, whole, mini, count] of [
    ['fr', 'Tests blancs', /^Test blanc 1/, /^Mini-test 1/, '11 scénarios'],
    ['en', 'Practice tests', /^Practice test 1/, /^Mini-test 1/, '11 scenarios'],
  ] as const) {
    await speak(language)
    const part = await findRegion(title)
    expect(await part.findByRole('link', { name: mini })).toBeVisible()
    expect(part.getByRole('link', { name: whole })).toHaveTextContent(count)
  }
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

test('a hash leads to its part of the page', async () => {
  const led = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { container } = await openPage('/casper#competencies')
  await waitFor(() => expect(led.mock.contexts.map((part) => (part as Element).id)).toEqual(['competencies']))
  for (const id of ['dates', 'practice-tests']) expect(container.querySelector(`section#${id}`)).not.toBeNull()
})
