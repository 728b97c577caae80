// The plan of today and the following days: a pure function of its input, so two devices with the same `StudyInput`
// make the same plan.
import { COMPETENCIES } from '../../model/content/module.ts'
import type { Plan } from '../../model/people/user.ts'
import { dayNumber, dayOfNumber } from '../day-range.ts'
import { PLAN_LIMITS } from '../plan-limits.ts'
import { type Calendar, dayKindOf, minutesOn, nextStudyDay, type Rehearsal, rehearsalOn } from './calendar-days.ts'
import type { DayContext } from './candidates.ts'
import { LIGHT_DAYS, PIECE_MINUTES } from './constants.ts'
import { fillDay } from './fill-day.ts'
import { type StudyGoals, targetDay } from './goals.ts'
import type { StudyLibrary, TestOffer } from './library.ts'
import type { StudyLog } from './log.ts'
import { reasonFor } from './reason.ts'
import type { DayKind, PlannedDay, Session } from './session.ts'
import { type Standing, standingBefore, takeAsDone } from './standing.ts'

export interface StudyInput {
  log: StudyLog
  goals: StudyGoals
  library: StudyLibrary
  /** `YYYY-MM-DD`. */
  today: string
  isOnline: boolean
  plan: Plan
}

/**
 * How many evaluations the subscription allows on a day of the learner's calendar: the daily limit, or what the
 * standing leaves of the monthly limit; Infinity without a limit.
 */
function evaluationsOn(standing: Standing, plan: Plan, day: string) {
  const limit = PLAN_LIMITS[plan]
  if (!limit) return Number.POSITIVE_INFINITY
  if (limit.period === 'day') return limit.max
  return Math.max(0, limit.max - (standing.creditsByMonth.get(day.slice(0, 7)) ?? 0))
}

/** Practice tests of a kind that were not taken yet, in order. */
const testsLeft = (standing: Standing, tests: readonly TestOffer[], kind: TestOffer['kind']) =>
  tests.filter((one) => one.kind === kind && !standing.tests.some(({ planId }) => planId === one.id))
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The first practice test of the kind that was not taken yet, or the first of all when every one was taken; undefined
 * where none can be taken now.
 */
function testFor(standing: Standing, { library, isOnline }: StudyInput, { kind }: Rehearsal): TestOffer | undefined {
  const wanted = kind === 'full-test' ? 'full' : 'mini'
  const all = library.tests.filter((one) => isOnline || !one.needsNetwork).sort(byId)
  return testsLeft(standing, all, wanted)[0] ?? all.find((one) => one.kind === wanted)
}

const testKinds = ({ library, isOnline }: StudyInput) =>
  new Set(
    library.tests.flatMap(({ kind, needsNetwork }) => (isOnline || !needsNetwork ? [`${kind}-test` as const] : [])),
  )

/** Scenarios of the next two full practice tests: practising them before would spoil the tests. */
const reservedFor = (standing: Standing, { library }: StudyInput) =>
  new Set(
    testsLeft(standing, [...library.tests].sort(byId), 'full')
      .slice(0, 2)
      .flatMap(({ scenarioIds }) => scenarioIds),
  )

function rehearsalSession(rehearsal: Rehearsal, test: TestOffer, minutes: number, daysLeft: number | null): Session {
  const { kind, which } = rehearsal
  const why =
    kind === 'mini-test'
      ? ({ kind: 'short-rehearsal' } as const)
      : ({ kind: which === 'first' ? 'first-rehearsal' : 'second-rehearsal', daysLeft } as const)
  const competencies = test.competencies.length > 0 ? test.competencies : COMPETENCIES
  return { kind, ref: test.id, minutes, competencies, why }
}

/** Kinds of day on which a practice test can fall. */
const TESTABLE: readonly DayKind[] = ['study', 'back']
const FREE: readonly DayKind[] = ['rest', 'goal-met', 'test-day']

function planDay(standing: Standing, input: StudyInput, number: number): PlannedDay {
  const { goals } = input
  const day = dayOfNumber(number)
  const target = targetDay(goals.target)
  const left = target === null ? null : dayNumber(target) - number
  // A test date in the past no longer affects the plan.
  const daysLeft = left !== null && left < 0 ? null : left
  const calendar: Calendar = { goals, daysLeft, tests: testKinds(input) }
  const kind = dayKindOf(standing, calendar, number)
  const isLighter = daysLeft !== null && daysLeft > 0 && daysLeft <= LIGHT_DAYS
  const empty = { day, kind, daysLeft, isLighter, minutes: 0, sessions: [] }
  if (FREE.includes(kind)) return empty

  const rehearsal = TESTABLE.includes(kind) ? rehearsalOn(standing, calendar, number) : undefined
  const test = rehearsal && testFor(standing, input, rehearsal)
  if (rehearsal && test) {
    const session = rehearsalSession(rehearsal, test, PIECE_MINUTES[rehearsal.kind], daysLeft)
    return { ...empty, kind: 'rehearsal', minutes: session.minutes, sessions: [session] }
  }

  const context: DayContext = {
    day: number,
    minutes: minutesOn(standing, calendar, number, kind),
    library: input.library,
    isOnline: input.isOnline,
    evaluations: evaluationsOn(standing, input.plan, day),
    reserved: reservedFor(standing, input),
  }
  const { chosen, starving } = fillDay(standing, context, { nextDay: nextStudyDay(standing, goals, number), daysLeft })
  if (chosen.length === 0) return { ...empty, kind: 'rest' }
  const sessions = chosen.map(
    (one): Session => ({
      kind: one.kind,
      ref: one.ref,
      minutes: one.minutes,
      competencies: one.competencies,
      why: reasonFor(one, standing, context, starving),
    }),
  )
  return { ...empty, minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0), sessions }
}

/**
 * Today and the following days, `days` in all. What was done today does not change today's plan; it is ticked off in it
 * (done-today.ts). Later days are planned as if the days before them were done.
 */
export function studyPlan(input: StudyInput, days = 7): PlannedDay[] {
  const standing = standingBefore(input.log, input.today)
  const first = dayNumber(input.today)
  const planned: PlannedDay[] = []
  for (let number = first; number < first + days; number++) {
    const day = planDay(standing, input, number)
    for (const session of day.sessions) takeAsDone(standing, session, number, input.library)
    planned.push(day)
  }
  return planned
}
