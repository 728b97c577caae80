// Which days are study days: the chosen number a week, spread over the week. A missed day is made up for while the week
// has room, and is never carried into the next week.
import * as at from './constants.ts'
import { PIECE_MINUTES, STUDY_WEEKDAYS } from './constants.ts'
import type { StudyGoals } from './goals.ts'
import type { DayKind } from './session.ts'
import type { Standing } from './standing.ts'

/** The inputs of the calendar for a day. */
export interface Calendar {
  goals: StudyGoals
  /** Days until the test; null where its day is not known or has passed. */
  daysLeft: number | null
  /** Practice tests that are available. */
  tests: ReadonlySet<Rehearsal['kind']>
}
export interface Rehearsal {
  which: 'first' | 'second'
  kind: 'full-test' | 'mini-test'
}

const WEEK = 7
/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekday = (day: number) => (((day + 4) % WEEK) + WEEK) % WEEK
/** Weeks of a plan begin on Monday in both languages, so that two devices of one learner agree. */
const weekBegin = (day: number) => day - ((weekday(day) + 6) % WEEK)

const practised = (standing: Standing, day: number) => standing.practised.has(day)
const chosen = (goals: StudyGoals, day: number) => STUDY_WEEKDAYS[goals.days]?.includes(weekday(day)) ?? true

/** The number of days of the week before `day` with any practice, and the number of chosen days after `day`. */
function weekOf(standing: Standing, goals: StudyGoals, day: number) {
  const begin = weekBegin(day)
  const days = Array.from({ length: WEEK }, (_, i) => begin + i)
  return {
    done: days.filter((one) => one < day && practised(standing, one)).length,
    toCome: days.filter((one) => one > day && chosen(goals, one)).length,
  }
}
function inARow(standing: Standing, day: number) {
  let row = 0
  while (practised(standing, day - 1 - row)) row++
  return row
}
/** Days since the last practice; undefined where there was none. */
export function pauseBefore(standing: Standing, day: number): number | undefined {
  if (standing.firstDay === undefined) return undefined
  let last = day - 1
  while (last >= standing.firstDay && !practised(standing, last)) last--
  return day - last
}

/** The kind of a day, before a practice test is placed on it. */
export function dayKindOf(standing: Standing, { goals, daysLeft }: Calendar, day: number): DayKind {
  if (daysLeft === 0) return 'test-day'
  const { done, toCome } = weekOf(standing, goals, day)
  if (done >= goals.days) return 'goal-met'
  if (daysLeft === 1) return 'eve'
  const pause = pauseBefore(standing, day)
  if (pause === undefined) return 'study'
  if (pause > at.PAUSE_DAYS && pause > longestGap(goals)) return 'back'
  if (goals.days < WEEK && inARow(standing, day) >= at.ROW_MAX) return 'rest'
  if (chosen(goals, day)) return 'study'
  return goals.days - done > toCome && pause > 1 ? 'bent' : 'rest'
}

/** The longest gap between the chosen days of study, in days. */
function longestGap({ days }: StudyGoals) {
  const list = STUDY_WEEKDAYS[days] ?? []
  const gaps = list.map((one, i) => (list[i + 1] ?? (list[0] ?? 0) + WEEK) - one)
  return Math.max(0, ...gaps)
}

/** The next study day if the plan is followed. `day` is a study day itself. */
export function nextStudyDay(standing: Standing, goals: StudyGoals, day: number) {
  const isWeekFull = weekOf(standing, goals, day).done + 1 >= goals.days
  let next = isWeekFull ? weekBegin(day) + WEEK : day + 1
  while (!chosen(goals, next)) next++
  return next
}

const weekMinutes = (goals: StudyGoals) => goals.minutes * goals.days
const minutesOf = (standing: Standing, day: number) =>
  Object.values(standing.spent.get(day) ?? {}).reduce((sum, one) => sum + one, 0)

/**
 * The practice test that falls on a day; undefined where none does. It comes first in its week, so that the days after
 * it can be shortened by its minutes.
 */
export function rehearsalOn(
  standing: Standing,
  { goals, daysLeft, tests }: Calendar,
  day: number,
): Rehearsal | undefined {
  const kinds = ['full-test', 'mini-test'] as const
  const kind = kinds.find((one) => tests.has(one) && PIECE_MINUTES[one] <= weekMinutes(goals))
  const isNew = standing.firstDay === undefined || day - standing.firstDay < at.SETTLE_DAYS
  if (!kind || isNew || !chosen(goals, day) || weekOf(standing, goals, day).done > 0) return undefined
  const taken = standing.tests.filter((one) => one.kind !== 'drill' && isOfThisRound(one.day, day, daysLeft))
  const last = Math.max(Number.NEGATIVE_INFINITY, ...taken.map((one) => one.day))
  const which = taken.length === 0 ? 'first' : taken.length === 1 ? 'second' : undefined
  if (!which || day - last < at.BETWEEN_TESTS_DAYS) return undefined
  if (daysLeft === null) {
    const from = which === 'first' ? at.OPEN_FIRST_DAYS : at.OPEN_SECOND_DAYS
    return day - (standing.firstDay ?? day) >= from ? { which, kind } : undefined
  }
  const most = which === 'first' ? at.FIRST_TEST_DAYS : at.SECOND_TEST_DAYS
  return daysLeft <= most && daysLeft >= at.LAST_TEST_DAYS ? { which, kind } : undefined
}
/**
 * Whether a practice test belongs to the present preparation: it was taken at most `TEST_MEMORY_DAYS` days before the
 * real test. Without a test date every practice test does.
 */
const isOfThisRound = (taken: number, day: number, daysLeft: number | null) =>
  daysLeft === null || day + daysLeft - taken <= at.TEST_MEMORY_DAYS

const isLastWeek = (daysLeft: number | null) => daysLeft !== null && daysLeft >= 1 && daysLeft <= at.LIGHT_DAYS

/** Minutes of a day of its kind, where no practice test uses any of them. */
function wantedMinutes({ goals: { minutes }, daysLeft }: Calendar, kind: DayKind) {
  if (kind === 'eve') return Math.min(minutes, at.EVE_MINUTES)
  const share = kind === 'back' ? at.BACK_SHARE : isLastWeek(daysLeft) ? at.LIGHT_SHARE : 1
  return Math.max(Math.min(minutes, at.DAY_MINUTES_MIN), minutes * share)
}

/**
 * Minutes of a study day. A practice test is longer than most days: the days after it are shortened, so that the week
 * keeps its chosen total.
 */
export function minutesOn(standing: Standing, calendar: Calendar, day: number, kind: DayKind): number {
  const { goals } = calendar
  const wanted = wantedMinutes(calendar, kind)
  const begin = weekBegin(day)
  const before = Array.from({ length: day - begin }, (_, i) => begin + i)
  const hadTest = standing.tests.some((test) => test.kind !== 'drill' && test.day >= begin && test.day < day)
  if (!hadTest) return Math.floor(wanted)
  // The remaining chosen days share the remaining minutes of the week.
  const left = weekMinutes(goals) - before.reduce((sum, one) => sum + minutesOf(standing, one), 0)
  const done = before.filter((one) => practised(standing, one)).length
  const days = Math.max(1, goals.days - done)
  return Math.floor(Math.max(0, Math.min(wanted, left / days)))
}
