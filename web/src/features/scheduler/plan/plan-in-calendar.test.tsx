import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveStudyGoals } from '#data/planning/own-test-date'
import { expectAccessible } from '#testing/axe'
import { deviceOf, downloaded, main, openPage, speak } from '#testing/render'
import { world } from '#testing/world'
import { readCalendar } from '../calendar-file'
import { reminderAt } from './plan-reminders'

/** Stores study goals and the library, and skips the introductory first day, so that today has sessions of the plan. */
async function planned() {
  const db = deviceOf()
  await saveStudyGoals(db, { target: null, minutes: 20, days: 7, language: 'fr' })
  await db.meta.put({ key: 'firstLookSkipped', value: true })
  await db.cachedResponses.bulkPut([
    { path: '/api/scenarios', value: world.scenarios },
    { path: '/api/quizzes', value: world.quizzes },
    { path: '/api/modules', value: world.modules },
  ])
}

test('the sessions of the plan are entries of their own, on their day and in the file', async () => {
  await planned()
  const { user } = await openPage('/scheduler')
  const plan = within(await main().findByRole('region', { name: 'Dans votre plan d’étude' }))
  expect(plan.getAllByRole('link').length).toBeGreaterThan(0)
  expect(plan.queryByRole('button')).toBeNull()
  expect(main().getAllByRole('button', { name: /, plan d’étude$/ }).length).toBeGreaterThan(0)
  await expectAccessible()
  await user.click(main().getByRole('button', { name: /\.ics/ }))
  await waitFor(() => expect(downloaded()).toHaveLength(1))
  const text = (await downloaded()[0]?.text()) ?? ''
  expect(text).toMatch(/UID:plan-\d{4}-\d{2}-\d{2}-0@situ/)
  const days = new Set(text.match(/UID:plan-\d{4}-\d{2}-\d{2}/g))
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(days.size)
  // Sessions of the plan are not imported as notes, because the plan makes them again.
  expect((await readCalendar(text, new Date()))?.notes).toEqual([])
  expect(await deviceOf().notes.count()).toBe(0)
  await speak('en')
  expect(await main().findByRole('region', { name: 'In your study plan' })).toBeVisible()
})

test('without a plan the scheduler shows none', async () => {
  await openPage('/scheduler')
  await main().findByRole('region', { name: 'Calendrier' })
  expect(main().queryByRole('region', { name: 'Dans votre plan d’étude' })).toBeNull()
  expect(main().queryByRole('checkbox', { name: /Me rappeler/ })).toBeNull()
})

test('the reminder is off until it is turned on, and its time is kept', async () => {
  await planned()
  const { user } = await openPage('/scheduler')
  const box = await main().findByRole('checkbox', { name: /Me rappeler mon plan/ })
  expect(box).not.toBeChecked()
  await user.click(box)
  await waitFor(() => expect(box).toBeChecked())
  fireEvent.change(main().getByLabelText('Heure d’étude'), { target: { value: '07:30' } })
  await waitFor(async () =>
    expect((await deviceOf().meta.get('planReminder'))?.value).toEqual({ isOn: true, time: '07:30' }),
  )
})

test('the reminder is shown at its time, once a day', async () => {
  await planned()
  const now = new Date()
  const pad = (n: number) => String(n).padStart(2, '0')
  const time = `${pad(now.getHours())}:${pad(now.getMinutes())}`
  await deviceOf().meta.put({ key: 'planReminder', value: { isOn: true, time } })
  const first = await openPage('/scheduler', { frame: true })
  expect(await screen.findByText('Votre plan d’étude d’aujourd’hui')).toBeVisible()
  await first.reload()
  await main().findByRole('region', { name: 'Dans votre plan d’étude' })
  expect(screen.queryByText('Votre plan d’étude d’aujourd’hui')).toBeNull()
})

const day = '2026-11-20'
const at = (clock: string) => new Date(`${day}T${clock}`).getTime()
const plan = (done: boolean[], isAsked = true) => ({
  study: { isAsked },
  day,
  today: { sessions: done.map(() => ({})) },
  done,
})
test.each<[string, ReturnType<typeof plan>, string, number | undefined]>([
  ['before its time', plan([false]), '17:00:00', at('18:00:00')],
  ['just within ten minutes after it', plan([false]), '18:09:59', at('18:00:00')],
  ['ten minutes after it', plan([false]), '18:10:00', undefined],
  ['with one session left', plan([true, false]), '17:00:00', at('18:00:00')],
  ['with all done', plan([true, true]), '17:00:00', undefined],
  ['on a day without sessions', plan([]), '17:00:00', undefined],
  ['without a plan', plan([false], false), '17:00:00', undefined],
])('%s', (_, given, clock, due) => {
  expect(reminderAt(given, '18:00', at(clock))).toBe(due)
})
