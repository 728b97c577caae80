import { screen, waitFor, within } from '@testing-library/react'
import type { Activity } from 'shared/model/activity'
import { LOG_PAGE } from 'shared/model/progress'
import { makeActivity, makeEvaluation, makeQuizAttempt } from 'shared/testing/make'
import { expect, test } from 'vitest'
import { logElsewhere } from '#testing/activity-elsewhere'
import { expectAccessible } from '#testing/axe'
import { makeRecording } from '#testing/records'
import { refuseCall } from '#testing/refuse-call'
import { deviceOf, goOffline, goOnline, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'

let n = 0
const NOW = Date.now()
/**
 * Adds an activity of another device to the log, done `minutesAgo` minutes ago; without that argument, each call is
 * older.
 */
function done(over: Partial<Activity>, minutesAgo = ++n) {
  const timestamp = new Date(NOW - minutesAgo * 60_000).toISOString()
  const activity = makeActivity({ id: `a${++n}`, moduleId: null, data: {}, timestamp, ...over })
  logElsewhere(activity)
  return activity
}
const rows = () => main().queryAllByRole('listitem')
const row = (name: string | RegExp) => main().findByRole('link', { name })

test('each row opens its record, in both languages', async () => {
  const title = { fr: 'Le titre', en: 'The title' }
  world.evaluations.learner = [makeEvaluation({ id: 'e1', scenarioId: 'late-teammate' })]
  world.attempts.learner = [makeQuizAttempt({ id: 't1', quizId: 'ethics-principles' })]
  await deviceOf().recordings.put(makeRecording({ id: 'v1', scenarioId: 'late-teammate' }))
  done({ type: 'scenario', score: 6.4, data: { evaluationId: 'e1', title } })
  done({ type: 'quiz', score: 80, data: { quizId: 'ethics-principles', attemptId: 't1', title: { fr: 'Q', en: 'Q' } } })
  done({ type: 'casper_test', data: { runId: 'r1', title: { fr: 'Mini-test', en: 'Mini-test' } } })
  done({ type: 'casper_scenario', data: { runId: 'r1', title: { fr: 'Une part', en: 'A part' } } })
  done({ type: 'module', moduleId: 'understand-the-test', title: 'Comprendre le test' })
  done({ type: 'video', id: 'v9', data: { title: { fr: 'Une prise', en: 'A take' } } })
  await openPage('/history')
  expect(await row(/Le titre/)).toHaveAttribute('href', '/practice?result=e1')
  await waitFor(() =>
    expect(main().getByRole('link', { name: /Quiz/ })).toHaveAttribute(
      'href',
      '/quizzes/ethics-principles?view=attempts&attempt=t1',
    ),
  )
  expect(await row(/Mini-test/)).toHaveAttribute('href', '/casper/result/r1')
  expect(main().queryByText('Une part')).toBeNull()
  expect(main().getByText(/Enregistré sur un autre appareil/)).toBeVisible()
  expect(main().queryByRole('link', { name: /Une prise/ })).toBeNull()
  // The recording is on this device, so it is listed although no activity mentions it.
  expect(main().getByRole('link', { name: /Entraînement vidéo/ })).toHaveAttribute(
    'href',
    '/video-practice?scenario=late-teammate&take=v1',
  )
  await expectAccessible()
  await speak('en')
  // An older activity stores its French title only; the row shows the library's English one.
  expect(await row(/Understand the test/)).toHaveAttribute('href', '/learning/understand-the-test')
  expect(main().getByText(/Recorded on another device/)).toBeVisible()
})

test('the figures of a typing session are read here; Back and Close return to the list', async () => {
  done({ type: 'typing', title: 'Le cœur', score: 48, timeSpent: 65, data: { accuracy: 97.5, errors: 3 } })
  const page = await openPage('/history?kind=typing')
  await page.user.click(await row(/Le cœur/))
  const dialog = await screen.findByRole('dialog', { name: 'Le cœur' })
  expect(dialog).toHaveTextContent(/48 MPM.*97,5.%.*3.*1.min.05.s/)
  await page.user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(main().getByRole('link', { name: /Le cœur/ })).toBeVisible()
})

test('filter and search narrow the list and stay in the address', async () => {
  done({ type: 'game', data: { game: 'stroop', title: { fr: 'Stroop', en: 'Stroop' } } })
  done({ type: 'typing', title: 'Le cœur éprouvé', score: 40 })
  done({ type: 'typing', title: 'Autre texte', score: 40 })
  const page = await openPage('/history')
  await row(/Stroop/)
  await page.user.selectOptions(main().getByRole('combobox', { name: 'Type' }), 'Dactylographie')
  await waitFor(() => expect(rows()).toHaveLength(2))
  await page.user.type(main().getByRole('searchbox'), 'eprouve')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(page.address).toBe('/history?kind=typing&search=eprouve')
  await page.reload()
  await waitFor(() => expect(rows()).toHaveLength(1))
  await page.user.type(main().getByRole('searchbox'), 'zzz')
  expect(await main().findByText('Rien ne correspond.')).toBeVisible()
  await page.user.click(main().getByRole('button', { name: 'Tout afficher' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('a long log is fetched whole, page by page, and shown a hundred rows at a time', async () => {
  for (let i = 0; i < LOG_PAGE + 5; i++) done({ type: 'game', title: `Partie ${i}` }, 10 + i)
  const page = await openPage('/history', { language: 'en' })
  expect(await main().findByText('505 activities')).toBeVisible()
  expect(rows()).toHaveLength(100)
  await page.user.click(main().getByRole('button', { name: 'Show older activities' }))
  await waitFor(() => expect(rows()).toHaveLength(200))
  expect(page.address).toBe('/history?rows=200')
  expect(await deviceOf().log.count()).toBe(LOG_PAGE + 5)
})

test('offline the list says what is missing, and completes itself when the network is back', async () => {
  for (let i = 0; i < 30; i++) done({ type: 'game', title: `Partie ${i}` })
  // The first page would fetch the whole history if it stayed open for long, so the server refuses these calls.
  refuseCall('get', '/api/progress/log', 503)
  refuseCall('get', '/api/progress/history', 503)
  const first = await openPage('/')
  await main().findByText('Partie 0')
  await first.close()
  goOffline()
  await openPage('/history')
  expect(await main().findByText(/10 activités sur 30 sont sur cet appareil/)).toBeVisible()
  expect(rows()).toHaveLength(10)
  goOnline()
  await waitFor(() => expect(rows()).toHaveLength(30))
  expect(main().queryByText(/sont sur cet appareil/)).toBeNull()
})

test('before anything was done', async () => {
  await openPage('/history')
  expect(await main().findByText('Rien ici pour l’instant.')).toBeVisible()
  await expectAccessible()
  await speak('en')
  expect(main().getByRole('link', { name: 'See what to do today' })).toHaveAttribute('href', '/')
})
