import { screen, waitFor, within } from '@testing-library/react'
import { COMPETENCIES } from 'shared/model/content/module'
import { makeEvaluation, makeModuleState, makeQuestion, makeQuiz, makeScenario } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { makePracticeRun } from '#testing/practice'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

/** A Monday: a study day for anyone with five days a week. */
const MONDAY = '2026-11-23T14:00:00Z'
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const at = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
const scenario = (id: string, format: 'typed' | 'video', order: number) =>
  makeScenario({
    id,
    order,
    format,
    difficulty: 'beginner',
    competencies: ['empathy', 'ethics'],
    title: { fr: `Titre ${id}`, en: `Title ${id}` },
    content: { fr: 'Un texte.', en: 'A text.' },
    questions: [1, 2].map((n) => ({ fr: `Question ${n}?`, en: `Question ${n}?` })),
  })

/** Stores the library on the device, where it is soon after a real first visit. */
async function withLibrary() {
  world.scenarios = [scenario('a', 'typed', 1), scenario('b', 'video', 2), scenario('c', 'typed', 3)]
  world.quizzes = [
    makeQuiz({
      id: 'nine',
      title: { fr: 'Les neuf', en: 'The nine' },
      questions: COMPETENCIES.map((competency, i) => makeQuestion({ id: `q${i}`, competency })),
    }),
  ]
  const { cachedResponses } = deviceOf()
  await cachedResponses.put({ path: '/api/quizzes', value: world.quizzes })
  await cachedResponses.put({ path: '/api/scenarios', value: world.scenarios })
  await cachedResponses.put({ path: '/api/modules', value: world.modules })
}
/** A learner who skipped the three questions and practised on three days of the week before `MONDAY`. */
async function withHistory() {
  await withLibrary()
  const db = deviceOf()
  await db.meta.put({ key: 'studyGoalsSkipped', value: true })
  await db.evaluations.bulkPut(
    ['2026-11-16', '2026-11-17', '2026-11-18'].map((day, i) =>
      makeEvaluation({ id: `e${i}`, scenarioId: 'gone', score: 4, createdAt: `${day}T15:00:00.000Z` }),
    ),
  )
}
const today = async (name: string | RegExp = 'Aujourd’hui') => within(await main().findByRole('region', { name }))
const titlesOf = (rows: HTMLElement[]) => rows.map((row) => plain(row.querySelector('b')?.textContent))
const typed = () => ({
  id: 't',
  at: Date.now(),
  wpm: 52,
  accuracy: 97,
  errors: 1,
  timeElapsed: 60,
  charactersTyped: 260,
  correctChars: 258,
  textType: 'preset',
  textTitle: 'Un texte',
  createdAt: new Date().toISOString(),
})

test('three questions at first, then a first look, and only acts that were sent before', async () => {
  at(MONDAY)
  await withLibrary()
  const sent: { call: string; body: string }[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    void request
      .clone()
      .text()
      .then((body: string) => sent.push({ call: `${request.method} ${pathname}`, body }))
  })
  const { user } = await openPage('/', { language: 'en' })
  const section = await today('Today')
  expect(await section.findByText('When is your test?')).toBeVisible()
  await expectAccessible()
  await user.click(section.getByRole('button', { name: 'A date' }))
  await user.click(section.getByRole('button', { name: 'Make my plan' }))
  expect(await section.findByText('Enter the day of your test.')).toBeVisible()
  await user.click(section.getByRole('button', { name: 'A season' }))
  await user.selectOptions(section.getByRole('combobox', { name: 'Season of the test' }), 'Summer 2027')
  await user.selectOptions(section.getByRole('combobox', { name: 'Minutes a day' }), '30')
  await user.selectOptions(section.getByRole('combobox', { name: 'Days a week' }), '3')
  await user.click(section.getByRole('button', { name: 'Français' }))
  await user.click(section.getByRole('button', { name: 'Make my plan' }))
  await section.findByText('A first look shows where to start. You can stop at any point.')
  expect(section.getByText('Today', { selector: 'h2 > span' })).toHaveFocus()
  expect(titlesOf(section.getAllByRole('listitem'))).toEqual([
    'Typed answer: Title a',
    'Spoken answer: Title b',
    'Typing',
    'Five questions',
  ])
  expect(section.getByRole('link', { name: /Start, 12/ })).toHaveAttribute('href', '/practice?scenario=a')

  const [act] = await deviceOf().activities.where('type').equals('test_date').toArray()
  expect(act).toMatchObject({ data: { study: { minutes: 30, days: 3, language: 'fr', season: '2027-07' } } })
  await waitFor(() => expect(sent.some(({ body }) => body.includes('2027-07'))).toBe(true))
  // Besides reads, only the activity with the answers to the three questions is sent; the plan stays on the device.
  const writes = sent.filter(({ call }) => !call.startsWith('GET'))
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(['POST /api/progress/summary']))
  const acts = writes.flatMap(({ call, body }) => (call.endsWith('/summary') ? JSON.parse(body).activities : []))
  expect(acts.map(({ type, data }) => [type, Object.keys(data)])).toEqual([['test_date', ['study', 'changed']]])

  await user.click(section.getByRole('button', { name: 'Start with the plan instead' }))
  await waitFor(() => expect(section.queryByText(/A first look/)).toBeNull())
  expect(section.getByRole('button', { name: 'Adjust my plan' })).toBeVisible()
  expect(section.getByText('Today', { selector: 'h2 > span' })).toHaveFocus()
})

test('the questions can be skipped, and are not asked again', async () => {
  at(MONDAY)
  await withLibrary()
  const page = await openPage('/')
  const section = await today()
  await page.user.click(await section.findByRole('button', { name: 'Passer' }))
  // The button that had the focus has gone with the questions.
  await waitFor(() => expect(section.getByText('Aujourd’hui', { selector: 'h2 > span' })).toHaveFocus())
  await section.findByText('Un premier aperçu montre par où commencer. Vous pouvez vous arrêter à tout moment.')
  goOffline()
  await page.reload()
  expect(await (await today()).findByRole('link', { name: /Commencer, 12/ })).toBeVisible()
})

test('the steps of the day with their minutes and reasons, offline, and what is done is ticked off', async () => {
  at(MONDAY)
  await withHistory()
  await openPage('/')
  const section = await today()
  await section.findByRole('link', { name: /Commencer/ })
  for (const [language, expected] of [
    [
      'en',
      [
        ['Typing', 'To know your speed: the model answers need 50 WPM.'],
        ['Reading: Understand the test', 'Module 1: the next one in order.'],
      ],
    ],
    [
      'fr',
      [
        ['Dactylographie', 'Pour connaître votre vitesse : les réponses modèles demandent 50 MPM.'],
        ['Lecture : Comprendre le test', 'Module 1 : le suivant dans l’ordre.'],
      ],
    ],
  ] as const) {
    await speak(language)
    const rows = (await today(/Today|Aujourd’hui/)).getAllByRole('listitem')
    const said = rows.map((row) => [
      plain(row.querySelector('b')?.textContent),
      plain(row.querySelector('.why')?.textContent),
    ])
    for (const one of expected) expect(said).toContainEqual(one)
  }
  await expectAccessible()
  goOffline()
  await deviceOf().typingHistory.put(typed())
  await waitFor(() => expect(section.getByRole('link', { name: /Dactylographie.*Terminé/ })).toBeVisible())
  expect(section.getByRole('link', { name: /^Continuer, encore/ })).toBeVisible()
})

test('from one step to the next, and at the end what moved and what comes', async () => {
  at(MONDAY)
  await withHistory()
  const page = await openPage('/', { frame: true })
  const section = await today()
  await page.user.click(await section.findByRole('link', { name: /^Dactylographie/ }))
  await waitFor(() => expect(page.address).toBe('/typing?view=platform'))
  const close = await screen.findByRole('button', { name: 'Fermer le guide de la journée' })
  const bar = within(close.closest('section') as HTMLElement)
  const count = Number(/sur (\d)/.exec(bar.getByRole('status').textContent ?? '')?.[1])
  await deviceOf().typingHistory.put(typed())
  expect(await bar.findByText('Dactylographie : fait')).toBeVisible()
  await page.user.click(bar.getByRole('link', { name: 'Étape suivante' }))
  await waitFor(() => expect(page.address).not.toContain('/typing'))
  expect(count).toBeGreaterThan(1)

  // The other sessions are done: any answer and any quiz count.
  const now = new Date().toISOString()
  const db = deviceOf()
  await db.evaluations.bulkPut(
    ['x', 'y', 'z'].map((id, i) =>
      makeEvaluation({ id, scenarioId: 'a', score: 6, createdAt: now, responseType: i === 0 ? 'audio' : 'text' }),
    ),
  )
  await db.attempts.put({
    id: 'q',
    quizId: 'nine',
    createdAt: now,
    score: 100,
    timeSpent: 60,
    answers: { q0: '0', q1: '1' },
  })
  for (const { id } of world.modules)
    await db.moduleStates.put({
      moduleId: id,
      state: makeModuleState({ lastPage: 9, currentAt: Date.now() }),
      reportedSeconds: 0,
      pageSeconds: {},
    })
  await page.user.click(await bar.findByRole('link', { name: 'Voir le bilan' }))
  await waitFor(() => expect(page.address).toBe('/'))
  const end = await today()
  expect(await end.findByText(/tout est fait\. Ce qui a changé/)).toBeVisible()
  expect(end.getByText('1 bonne réponse sur 2.')).toBeVisible()
  expect(end.getByText(/^empathie : 6,0 sur 9 en moyenne pour 3 réponses/)).toBeVisible()
  expect(end.getByText('52 MPM : votre première vitesse de frappe.')).toBeVisible()
  expect(end.getByRole('heading', { name: /^La suite, mardi/ })).toBeVisible()
})

test('a test under way and answers that were begun come before everything', async () => {
  at(MONDAY)
  await withHistory()
  const db = deviceOf()
  await db.practiceRuns.put(makePracticeRun({ id: 'run', planId: 'full-1' }))
  await db.drafts.put({ key: 'practice/a', value: { answers: ['Un mot'], spoken: '' }, writtenAt: 1 })
  await openPage('/')
  const section = await today()
  const first = within(await section.findByRole('region', { name: 'À terminer d’abord' }))
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/casper/run/run',
    '/practice?scenario=a',
  ])
})

test('a day of rest is said to be one, and the answers can be changed in the account', async () => {
  at('2026-11-25T14:00:00Z')
  await withHistory()
  const db = deviceOf()
  await db.evaluations.bulkPut(
    ['2026-11-23', '2026-11-24'].map((day) =>
      makeEvaluation({ id: day, scenarioId: 'a', createdAt: `${day}T15:00:00.000Z` }),
    ),
  )
  const page = await openPage('/', { language: 'en' })
  const section = await today('Today')
  expect(await section.findByText('A day of rest: it gives what you have learned time to settle.')).toBeVisible()
  expect(section.getByText('2 days of 5 this week')).toBeVisible()
  await page.router.navigate({ to: '/account' })
  const plan = within(await main().findByRole('region', { name: 'My plan' }))
  await page.user.selectOptions(plan.getByRole('combobox', { name: 'Days a week' }), '7')
  await page.user.click(plan.getByRole('button', { name: 'Make my plan' }))
  expect(await screen.findByText('Your plan has been adapted')).toBeVisible()
  await page.router.navigate({ to: '/' })
  expect(await (await today('Today')).findByRole('link', { name: /^Start/ })).toBeVisible()
})

test('the last week in five lines, and the nine competencies with the answers behind them', async () => {
  at(MONDAY)
  await withHistory()
  const db = deviceOf()
  await db.evaluations.bulkPut(
    [4, 4, 4, 7, 7, 7].map((score, i) =>
      makeEvaluation({
        id: `s${i}`,
        scenarioId: 'a',
        score,
        confidence: 'high',
        createdAt: `2026-11-${17 + i}T16:00:00.000Z`,
      }),
    ),
  )
  const page = await openPage('/dashboard', { language: 'en' })
  const week = await today('Looking back')
  expect(week.getAllByRole('listitem').map((line) => plain(line.textContent))).toEqual([
    '7 days practised of 5 chosen',
    '9 answers, 5.0 out of 9 on average',
    '0 right answers out of 0 in quizzes',
    '0 questions reviewed',
    'No typing this week',
  ])
  expect(week.getByRole('link', { name: /^Next:/ })).toBeVisible()
  const nine = await today('The nine competencies')
  const rows = nine.getAllByRole('listitem').filter((row) => row.querySelector('b'))
  expect(rows).toHaveLength(9)
  const empathy = within(rows.find((row) => row.querySelector('b')?.textContent === 'empathy') as HTMLElement)
  expect(empathy.getByText('6 answers: 5.5 out of 9 on average')).toBeVisible()
  expect(empathy.getByText('Rising: 3.0 points more than at first')).toBeVisible()
  expect(empathy.getByRole('img', { name: 'empathy: probably between 5.1 and 5.9' })).toBeVisible()
  await expectAccessible()
  await page.user.click(empathy.getByText('The answers behind it'))
  await page.user.click(empathy.getAllByRole('link', { name: 'Title a' })[0] as HTMLElement)
  await waitFor(() => expect(page.address).toBe('/practice?result=s5'))
})
