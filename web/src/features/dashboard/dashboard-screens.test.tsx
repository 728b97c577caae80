import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { foldActivities, statsOf } from 'shared/rules/progress/progress'
import { makeQuizAttempt } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { doneElsewhere, today } from '#testing/activity-elsewhere'
import { expectAccessible } from '#testing/axe'
import { deviceOf, goOffline, main, openPage, speak } from '#testing/render'
import { server } from '#testing/server'
import { world } from '#testing/world'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const statistics = (name: string) =>
  waitFor(() => {
    const cards = [...main().getByRole('region', { name }).querySelectorAll('h3')].map((title) => title.parentElement)
    expect(cards).toHaveLength(4)
    return cards.map((card) => ({
      title: card?.querySelector('h3')?.textContent,
      value: plain(card?.querySelector('.value')?.textContent),
      caption: plain(card?.querySelector('.caption')?.textContent),
    }))
  })

const BEFORE = [
  [
    'fr',
    'Où vous en êtes',
    [
      { title: 'Modules terminés', value: '0 sur 3' },
      { title: 'Score moyen', value: '– non disponible', caption: 'S’affichera après votre premier scénario évalué' },
      { title: 'Étude cette semaine', value: '0 min', caption: 'Total : 0 min' },
      { title: 'Dactylographie', value: '– non disponible', caption: 'S’affichera après votre premier essai' },
    ],
  ],
  [
    'en',
    'Your progress at a glance',
    [
      { title: 'Modules completed', value: '0 of 3' },
      { title: 'Average score', value: '– not available', caption: 'Will appear after your first scored scenario' },
      { title: 'Study this week', value: '0 min', caption: 'Total: 0 min' },
      { title: 'Typing', value: '– not available', caption: 'Will appear after your first session' },
    ],
  ],
] as const
test('the four cards before anything was done', async () => {
  await openPage('/')
  for (const [language, name, expected] of BEFORE) {
    await speak(language)
    await waitFor(async () => expect(await statistics(name)).toMatchObject(expected))
  }
})

const AFTER = [
  [
    'fr',
    'Où vous en êtes',
    [
      { value: '1 sur 3', caption: '33 pour cent du programme' },
      { value: '6,3 sur 9', caption: /2 réponses/ },
      { value: '1 h 05', caption: 'Total : 3 h 05' },
      { value: '45 MPM' },
    ],
  ],
  [
    'en',
    'Your progress at a glance',
    [
      { value: '1 of 3', caption: '33 percent of the program' },
      { value: '6.3 out of 9', caption: /2 answers/ },
      { value: '1 h 05 min', caption: 'Total: 3 h 05 min' },
      { value: '45 WPM' },
    ],
  ],
] as const
test('the four cards tell what was done', async () => {
  doneElsewhere({ moduleId: 'm1', timeSpent: 3000 })
  doneElsewhere({ moduleId: 'm1', timeSpent: 900 })
  doneElsewhere({ type: 'scenario', score: 6, timeSpent: null })
  doneElsewhere({ type: 'scenario', score: 6.5, timeSpent: null })
  doneElsewhere({ type: 'game', timeSpent: 7200, localDay: '2020-01-01' })
  // Two old runs that no longer count in the average of the last ten.
  for (let run = 0; run < 2; run++) doneElsewhere({ type: 'typing', score: 200, timeSpent: null }, 100 + run)
  for (let run = 0; run < 10; run++) doneElsewhere({ type: 'typing', score: 40 + (run % 2) * 10, timeSpent: null }, run)
  await openPage('/')
  for (const [language, name, expected] of AFTER) {
    await speak(language)
    await waitFor(async () =>
      expect(await statistics(name)).toEqual(
        expected.map((card) =>
          expect.objectContaining(
            'caption' in card && card.caption instanceof RegExp
              ? { ...card, caption: expect.stringMatching(card.caption) }
              : card,
          ),
        ),
      ),
    )
  }
})

test('the bars of the week say their minutes in words', async () => {
  doneElsewhere({ timeSpent: 1500 })
  await openPage('/')
  const weekday = new Intl.DateTimeFormat('fr-CA', { weekday: 'long' }).format(new Date())
  await waitFor(() =>
    expect(main().getByRole('img', { name: /Minutes par jour/ })).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^Minutes par jour.*(, \\S+ 0)*, ${weekday} 25$`)),
    ),
  )
  const named =
    main()
      .getByRole('img', { name: /Minutes par jour/ })
      .getAttribute('aria-label') ?? ''
  expect(named.split(',')).toHaveLength(7)
})

test('without a list of the last runs the typing card falls back to the stored mean', async () => {
  const fold = { ...foldActivities([]), wpmSum: 5200, wpmCount: 1 }
  const stats = statsOf(fold, today(), 3, new Set())
  const reply = { stats, activities: [], fold, logId: 'x', accepted: [], held: [] }
  server.use(http.get('*/api/progress/summary', () => HttpResponse.json(reply, { headers: { 'Situ-Contract': '1' } })))
  await openPage('/')
  await waitFor(async () => expect((await statistics('Où vous en êtes'))[3]?.value).toBe('52 MPM'))
})

/** Of the modules one is completed, one is started (opened last), and one was never opened. */
function someModules() {
  const state = { epoch: 0, currentDevice: 'd', seconds: { d: 3900 } }
  const at = (day: number) => Date.parse(`2026-11-${day}T17:00:00Z`)
  world.states.learner = {
    'understand-the-test': { ...state, currentPage: 2, lastPage: 2, currentAt: at(10) },
    'empathy-in-words': { ...state, currentPage: 2, lastPage: 3, currentAt: at(18) },
  }
}
const ROWS = [
  [
    'fr',
    ['Continuer : L’empathie en mots', 'Revoir : Comprendre le test', 'Commencer : Les principes éthiques'],
    ['En cours', 'Terminé', 'Non commencé'],
    ['75 %', '100 %', '0 %'],
    /^Page 2 sur 4, 1 h 05, .*18 nov\.$/,
  ],
  [
    'en',
    ['Continue: Empathy in words', 'Review: Understand the test', 'Start: Ethical principles'],
    ['In progress', 'Completed', 'Not started'],
    ['75%', '100%', '0%'],
    /^Page 2 of 4, 1 h 05 min, last opened Nov\.? 18$/,
  ],
] as const
test('a row per module, the latest first, with its button', async () => {
  someModules()
  doneElsewhere({ type: 'typing', score: 48 })
  const page = await openPage('/dashboard')
  const section = within(await main().findByRole('region', { name: 'Modules' }))
  for (const [language, actions, status, percents, detail] of ROWS) {
    await speak(language)
    await waitFor(() =>
      expect(section.getAllByRole('link', { name: /:/ }).map((a) => plain(a.getAttribute('aria-label')))).toEqual(
        actions,
      ),
    )
    const rows = section.getAllByRole('listitem')
    expect(rows.map((row, i) => within(row).getByText(status[i] ?? '').textContent)).toEqual(status)
    expect(rows.map((row) => plain(row.querySelector('.bar')?.textContent))).toEqual(percents)
    expect(plain(rows[0]?.querySelector('small')?.textContent)).toMatch(detail)
  }
  await expectAccessible()
  await page.user.click(section.getByRole('link', { name: /^Continue/ }))
  await waitFor(() => expect(page.address).toBe('/learning/empathy-in-words?page=2'))
})

test('the first dashboard leads back to the module that was open last', async () => {
  someModules()
  doneElsewhere({ type: 'typing', score: 48 })
  const page = await openPage('/')
  const picked = within(await main().findByRole('region', { name: 'Reprendre' }))
  expect(picked.getByText('L’empathie en mots')).toBeVisible()
  await waitFor(() => expect(main().getAllByRole('listitem').length).toBeGreaterThan(3))
  await expectAccessible()
  await page.user.click(picked.getByRole('link', { name: 'Reprendre la lecture' }))
  await waitFor(() => expect(page.address).toBe('/learning/empathy-in-words?page=2'))
})

test('before anything was read it offers the first module', async () => {
  const page = await openPage('/', { language: 'en' })
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello, Ada/ })).toBeVisible()
  const begin = within(await main().findByRole('region', { name: 'Start' }))
  await page.user.click(await begin.findByRole('link', { name: 'Start reading' }))
  await waitFor(() => expect(page.address).toBe('/learning/understand-the-test?page=1'))
})

test('recent activity: ten at most, the newest first, each with its result', async () => {
  for (let i = 0; i < 12; i++)
    doneElsewhere({ type: 'game', title: `Jeu ${i}`, timeSpent: 120, completed: false }, 100 + i)
  doneElsewhere({ type: 'scenario', title: 'Samir', score: 6.4 }, 3)
  doneElsewhere({ type: 'typing', title: 'Le cœur', score: 48 }, 2)
  doneElsewhere({ type: 'quiz', title: 'Éthique', score: 80 }, 1)
  doneElsewhere({ type: 'module', title: 'Lecture', score: null, completed: true })
  await openPage('/dashboard')
  const section = within(await main().findByRole('region', { name: 'Activité' }))
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(10))
  const rows = section
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('b')].map((b) => plain(b.textContent)))
  expect(rows.slice(0, 5)).toEqual([
    ['Lecture', 'Terminé'],
    ['Éthique', '80 %'],
    ['Le cœur', '48 MPM'],
    ['Samir', '6,4 sur 9'],
    ['Jeu 0', '2 min'],
  ])
})

test('empty states: no activity, no module', async () => {
  world.modules = []
  await openPage('/dashboard')
  for (const [language, nothing, none, explore] of [
    ['en', 'Nothing here yet.', 'No modules on this device yet.', 'Explore the modules'],
    ['fr', 'Rien ici pour l’instant.', 'Aucun module sur cet appareil pour l’instant.', 'Explorer les modules'],
  ] as const) {
    await speak(language)
    expect(await screen.findByText(nothing)).toBeVisible()
    expect(await screen.findByText(none)).toBeVisible()
    expect(main().getByRole('link', { name: explore })).toHaveAttribute('href', '/learning-demo')
  }
})

test('the scenario of an answer that was begun comes before chance', async () => {
  const draft = { answers: ['Samir', ''], spoken: '', responseType: 'text', seconds: 0 }
  for (const random of [0, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    await deviceOf().drafts.put({ key: 'practice/late-teammate', value: draft, writtenAt: 1 })
    const page = await openPage('/dashboard')
    expect(await main().findByText(/Vous avez commencé cette réponse/)).toBeVisible()
    expect(await main().findByRole('textbox', { name: /^1\. / })).toHaveValue('Samir')
    await page.close()
  }
})

test('no module is not claimed while the list is on its way', async () => {
  const claims = new Set<string>()
  const watching = new MutationObserver(() => {
    if (document.body.textContent?.includes('Aucun module sur cet appareil')) claims.add('none')
  })
  watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  await openPage('/dashboard')
  await screen.findAllByText('Comprendre le test')
  watching.disconnect()
  expect([...claims]).toEqual([])
})

test('the numbers are there with no network', async () => {
  doneElsewhere({ type: 'scenario', score: 7, timeSpent: 600 })
  const first = await openPage('/')
  await waitFor(async () => expect((await statistics('Où vous en êtes'))[1]?.value).toBe('7,0 sur 9'))
  goOffline()
  await first.reload()
  await waitFor(async () => expect((await statistics('Où vous en êtes'))[1]?.value).toBe('7,0 sur 9'))
})

test('questions that were missed come back on the day they are due', async () => {
  const createdAt = new Date(Date.now() - 2 * 86_400_000).toISOString()
  world.attempts.learner = [makeQuizAttempt({ createdAt, answers: { q1: '1', q2: '2' } })]
  await deviceOf().cachedResponses.put({ path: '/api/quizzes', value: world.quizzes })
  await openPage('/')
  // The link appears once the review scheduler has been loaded.
  await main().findByRole('link', { name: 'Réviser maintenant' })
  for (const [language, due, now] of [
    ['en', /^1.question to review today$/, 'Review now'],
    ['fr', /^1.question à réviser aujourd’hui$/, 'Réviser maintenant'],
  ] as const) {
    await speak(language)
    expect(main().getByText(due)).toBeVisible()
    expect(main().getByRole('link', { name: now })).toHaveAttribute('href', '/review')
  }
})

test('on an iPhone the offer to install says how, after the first activity, until it is declined', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)')
  doneElsewhere({ type: 'quiz', title: 'Q' })
  const { user } = await openPage('/')
  expect(await main().findByText(/touchez le bouton Partager/)).toBeVisible()
  expect(main().queryByRole('button', { name: 'Installer' })).toBeNull()
  await speak('en')
  expect(await main().findByText(/touch the Share button, then “Add to Home Screen/)).toBeVisible()
  await user.click(main().getByRole('button', { name: 'No, thank you' }))
  expect(main().queryByText(/touch the Share button/)).toBeNull()
})
