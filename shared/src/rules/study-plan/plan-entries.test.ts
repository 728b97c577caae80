import { expect, test } from 'vitest'
import { PLAN_TIME_DEFAULT, planEntries } from './plan-entries.ts'
import type { PlannedDay, Session } from './session.ts'

const session = (minutes: number): Session => ({
  kind: 'quiz',
  ref: 'q',
  minutes,
  competencies: [],
  why: { kind: 'all-nine' },
})
const day = (name: string, ...minutes: number[]): PlannedDay => ({
  day: name,
  kind: 'study',
  daysLeft: null,
  isLighter: false,
  minutes: 0,
  sessions: minutes.map(session),
})

test('the sessions of a day follow one another from the time of the learner', () => {
  const days = [day('2026-11-20', 10, 25, 5), day('2026-11-21'), day('2026-11-22', 15)]
  expect(planEntries(days, '17:50').map(({ day, place, time }) => [day, place, time])).toEqual([
    ['2026-11-20', 0, '17:50'],
    ['2026-11-20', 1, '18:00'],
    ['2026-11-20', 2, '18:25'],
    ['2026-11-22', 0, '17:50'],
  ])
  expect(planEntries([day('2026-11-20', 5)])[0]?.time).toBe(PLAN_TIME_DEFAULT)
})
test.each([
  [9, '23:59'],
  [10, '23:59'],
  [8, '23:58'],
])('no session begins on the next day: after %i minutes at %s', (minutes, time) => {
  expect(planEntries([day('2026-11-20', minutes, 5)], '23:50')[1]?.time).toBe(time)
})
