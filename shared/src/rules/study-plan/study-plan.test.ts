import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPETENCIES } from '../../model/content/module.ts'
import { Plan } from '../../model/people/user.ts'
import { makeStudyLibrary } from '../../testing/make-study-library.ts'
import { addDays, daysApart } from '../day-range.ts'
import { groupBy } from '../group-by.ts'
import { STARVED_DAYS } from './constants.ts'
import { STUDY_DAYS, STUDY_MINUTES, type StudyGoals } from './goals.ts'
import { EMPTY_LOG, type StudyLog } from './log.ts'
import type { PlannedDay } from './session.ts'
import { type StudyInput, studyPlan } from './study-plan.ts'

const TODAY = '2026-11-23'
const goals: StudyGoals = { target: null, minutes: 20, days: 5, language: 'fr' }
const library = makeStudyLibrary()
const input = (over: Partial<StudyInput> = {}): StudyInput => ({
  log: EMPTY_LOG,
  goals,
  library,
  today: TODAY,
  isOnline: true,
  plan: 'pro',
  ...over,
})
const date = (daysLeft: number) => ({ kind: 'date', day: addDays(TODAY, daysLeft) }) as const
const dated = (ago: number, i: number) => ({
  id: `r${i}`,
  day: addDays(TODAY, -ago),
  at: Date.parse(`${addDays(TODAY, -ago)}T15:00:00Z`) + i,
})

/** Activities of the weeks before today; nothing was done in the last `absence` days. */
const logs = (absence: number, days: number): fc.Arbitrary<StudyLog> => {
  const ago = fc.integer({ min: absence, max: absence + days })
  const index = fc.integer({ min: 0, max: 10_000 })
  const competencies = fc.uniqueArray(fc.constantFrom(...COMPETENCIES), { minLength: 1, maxLength: 3 })
  const half = fc.constant(1.9)
  return fc.record({
    answers: fc.array(
      fc
        .record({
          ago,
          i: index,
          place: fc.nat(library.scenarios.length - 1),
          score: fc.option(fc.double({ min: 1, max: 9, noNaN: true })),
          half,
          isSpoken: fc.boolean(),
          words: fc.nat(300),
          fillers: fc.nat(20),
          isCredited: fc.boolean(),
          competencies,
        })
        .map(({ ago, i, place, ...rest }) => ({ ...dated(ago, i), ...rest, scenarioId: `scenario-${place}` })),
      { maxLength: 25 },
    ),
    quizzes: fc.array(
      fc
        .record({
          ago,
          i: index,
          quizId: fc.constantFrom('nine', 'ethics', 'gone'),
          name: fc.constantFrom(...COMPETENCIES),
          right: fc.nat(10),
        })
        .map(({ ago, i, quizId, name, right }) => ({
          ...dated(ago, i),
          quizId,
          counts: { [name]: { asked: 10, right } },
        })),
      { maxLength: 8 },
    ),
    typing: fc.array(
      fc
        .record({ ago, i: index, wpm: fc.nat(120), seconds: fc.nat(300) })
        .map(({ ago, i, ...rest }) => ({ ...dated(ago, i), ...rest })),
      { maxLength: 8 },
    ),
    reviews: fc.array(
      fc
        .record({
          ago,
          i: index,
          card: fc.constantFrom('a', 'b', 'c'),
          competency: fc.constantFrom(...COMPETENCIES, null),
          isRight: fc.boolean(),
        })
        .map(({ ago, i, ...rest }) => ({ ...dated(ago, i), ...rest })),
      {
        maxLength: 8,
      },
    ),
    tests: fc.array(
      fc
        .record({ ago, i: index, kind: fc.constantFrom('full' as const, 'mini' as const, 'drill' as const) })
        .map(({ ago, i, kind }) => ({
          ...dated(ago, i),
          kind,
          planId: `${kind}-0`,
          competencies: COMPETENCIES,
        })),
      { maxLength: 3 },
    ),
    reading: fc.array(
      fc
        .record({
          ago,
          i: index,
          name: fc.constantFrom(...COMPETENCIES),
          isFinished: fc.boolean(),
          seconds: fc.nat(2000),
        })
        .map(({ ago, i, name, ...rest }) => ({
          ...dated(ago, i),
          ...rest,
          moduleId: `module-${name}`,
          competencies: [name],
        })),
      { maxLength: 8 },
    ),
    days: fc.array(ago, { maxLength: 5 }).map((some) => some.map((one) => addDays(TODAY, -one))),
    cards: fc.array(
      fc
        .record({
          key: fc.uuid(),
          competency: fc.option(fc.constantFrom(...COMPETENCIES)),
          due: fc.integer({ min: -20, max: 20 }),
          stability: fc.double({ min: 0.1, max: 90, noNaN: true }),
        })
        .map(({ due, ...rest }) => ({ ...rest, dueDay: addDays(TODAY, due), lastDay: addDays(TODAY, -absence - 1) })),
      { maxLength: 60 },
    ),
  })
}
const load = fc.record({ minutes: fc.constantFrom(...STUDY_MINUTES), days: fc.constantFrom(...STUDY_DAYS) })
const target = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -3, max: 120 }).map(date),
  fc
    .integer({ min: 1, max: 12 })
    .map((m) => ({ kind: 'season' as const, month: `2027-${String(m).padStart(2, '0')}` })),
)
const inputs = fc.integer({ min: 0, max: 40 }).chain((absence) =>
  fc
    .record({
      log: logs(absence, 40),
      load,
      target,
      isOnline: fc.boolean(),
      plan: fc.constantFrom(...Plan.options),
      far: fc.array(fc.nat(60)),
    })
    .map(({ load, target, far, ...rest }) => {
      const place = new Set(far)
      const remote = <T extends object>(offers: readonly T[]) =>
        offers.map((offer, i) => ({ ...offer, needsNetwork: place.has(i) }))
      const { scenarios, quizzes, modules, tests } = library
      return input({
        ...rest,
        goals: { ...goals, ...load, target },
        library: {
          ...library,
          scenarios: remote(scenarios),
          quizzes: remote(quizzes),
          modules: remote(modules),
          tests: remote(tests),
        },
      })
    }),
)
const week = (day: string) => Math.floor(daysApart('1970-01-05', day) / 7)

describe('for every date, load, history and absence', () => {
  test('a day fits its minutes, and a week with a practice test the minutes of a week', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const days = studyPlan(given, 30)
        const { minutes, days: perWeek } = given.goals
        for (const day of days) {
          expect(day.sessions.length).toBeLessThanOrEqual(4)
          expect(day.minutes).toBe(day.sessions.reduce((sum, one) => sum + one.minutes, 0))
          if (day.kind !== 'rehearsal') expect(day.minutes).toBeLessThanOrEqual(minutes)
          else expect(day.sessions).toHaveLength(1)
        }
        for (const [, of] of groupBy(days, ({ day }) => week(day))) {
          expect(of.filter((day) => day.sessions.length > 0).length).toBeLessThanOrEqual(perWeek)
          expect(of.reduce((sum, day) => sum + day.minutes, 0)).toBeLessThanOrEqual(minutes * perWeek)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('no competency is left for more than ten days by who follows the plan', () => {
    const plans = fc
      .integer({ min: 0, max: 40 })
      .chain((absence) => fc.record({ log: logs(absence, 40), load, target, plan: fc.constantFrom(...Plan.options) }))
    fc.assert(
      fc.property(plans, ({ load, target, ...rest }) => {
        const days = studyPlan(input({ ...rest, goals: { ...goals, ...load, target } }), 40)
        const until = days.findIndex(({ kind }) => kind === 'test-day')
        const followed = until < 0 ? days : days.slice(0, until)
        for (const name of COMPETENCIES) {
          const on = followed.flatMap(({ sessions }, i) =>
            sessions.some((s) => s.competencies.includes(name)) ? [i] : [],
          )
          const gaps = [...on, followed.length].map((place, i) => place - (i === 0 ? 0 : (on[i - 1] ?? 0)))
          expect(Math.max(...gaps), name).toBeLessThanOrEqual(STARVED_DAYS)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('nothing that needs the network where there is none', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const offline = { ...given, isOnline: false }
        const { scenarios, quizzes, modules, tests } = given.library
        const far = new Set(
          [...scenarios, ...quizzes, ...modules, ...tests].flatMap((o) => (o.needsNetwork ? [o.id] : [])),
        )
        for (const { sessions } of studyPlan(offline, 14))
          for (const { ref } of sessions) expect(far.has(ref)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('the same log gives the same plan, in any order and with repeats', () => {
    const shuffled = <T>(rows: readonly T[], turn: number) =>
      [...rows.slice(turn % (rows.length || 1)), ...rows].toReversed()
    fc.assert(
      fc.property(inputs, fc.nat(30), (given, turn) => {
        const { cards, days, ...acts } = given.log
        // Removes copies of an activity, which are all equal.
        const once = Object.fromEntries(
          Object.entries(acts).map(([name, rows]) => [
            name,
            [...new Map((rows as unknown as { id: string }[]).map((r) => [r.id, r])).values()],
          ]),
        ) as unknown as Omit<StudyLog, 'cards' | 'days'>
        const other = Object.fromEntries(
          Object.entries(once).map(([name, rows]) => [name, shuffled(rows as unknown[], turn)]),
        )
        const plan = studyPlan({ ...given, log: { ...once, cards, days } })
        expect(
          studyPlan({
            ...given,
            log: { ...(other as unknown as typeof once), cards: cards.toReversed(), days: days.toReversed() },
          }),
        ).toEqual(plan)
      }),
      { numRuns: 100 },
    )
  })

  test('what is done today changes nothing of the pieces of today', () => {
    fc.assert(
      fc.property(inputs, logs(0, 0), (given, today) => {
        const [before] = studyPlan(given, 1)
        const log = Object.fromEntries(
          Object.entries(given.log).map(([name, rows]) => [
            name,
            name === 'cards' || name === 'reviews' || name === 'days'
              ? rows
              : [
                  ...(rows as object[]),
                  ...(today[name as keyof StudyLog] as unknown as { id: string }[]).map((row) => ({
                    ...row,
                    id: `today-${row.id}`,
                  })),
                ],
          ]),
        ) as unknown as StudyLog
        // `log` also has what was done today; the plan of today must be the same with it.
        expect(studyPlan({ ...given, log }, 1)[0]).toEqual(before)
      }),
      { numRuns: 100 },
    )
  })
})

const kinds = (days: readonly PlannedDay[]) => days.map(({ kind }) => kind)
test.each<[string, number, number, string[]]>([
  ['three days before', 3, 7, ['study', 'study', 'eve', 'test-day']],
  [
    'five days a week: Wednesday and Sunday are free',
    90,
    5,
    ['study', 'study', 'rest', 'study', 'study', 'study', 'goal-met'],
  ],
])('days of a plan: %s', (_, daysLeft, days, expected) => {
  const plan = studyPlan(input({ goals: { ...goals, days, target: date(daysLeft) } }), expected.length)
  expect(kinds(plan)).toEqual(expected)
})

test.each([
  [8, 20, false],
  [7, 20, true],
  [1, 20, true],
] as const)('%i days before the test the day is lighter: %s', (daysLeft, minutes, isLighter) => {
  const [day] = studyPlan(input({ goals: { ...goals, days: 7, minutes, target: date(daysLeft) } }), 1)
  expect(day?.isLighter).toBe(isLighter)
  if (isLighter) expect(day?.minutes).toBeLessThanOrEqual(12)
})

test('two full practice tests: in the third week before the test and in the second', () => {
  const days = studyPlan(input({ goals: { ...goals, days: 7, target: date(40) } }), 40)
  const tests = days.filter(({ kind }) => kind === 'rehearsal')
  expect(tests.map(({ daysLeft, sessions }) => [daysLeft, sessions[0]?.ref, sessions[0]?.why.kind])).toEqual([
    [19, 'full-0', 'first-rehearsal'],
    [12, 'full-1', 'second-rehearsal'],
  ])
})

test('where a week has no room for a whole test, a short one takes its place', () => {
  const days = studyPlan(input({ goals: { ...goals, days: 3, minutes: 20, target: date(40) } }), 40)
  expect(
    days.flatMap(({ sessions }) => sessions.filter(({ kind }) => kind.endsWith('test')).map(({ kind }) => kind)),
  ).toEqual(['mini-test', 'mini-test'])
})

test('a day that was missed is made up for in its week, and after a pause the first day is shorter', () => {
  // No practice since Saturday: Monday and Tuesday, two of five study days, were missed, so Wednesday, otherwise free,
  // becomes a study day.
  const log = { ...EMPTY_LOG, typing: [{ ...dated(2, 1), wpm: 40, seconds: 60 }] }
  const [wednesday] = studyPlan(input({ log, today: addDays(TODAY, 2) }), 1)
  expect(wednesday?.kind).toBe('bent')
  const [back] = studyPlan(input({ log, today: addDays(TODAY, 8) }), 1)
  expect(back?.kind).toBe('back')
  expect(back?.minutes).toBeLessThanOrEqual(12)
})

test('a free account is given no more than three evaluated answers a day', () => {
  const only = { ...library, quizzes: [], modules: [] }
  const [day] = studyPlan(input({ library: only, plan: 'free', goals: { ...goals, minutes: 60 } }), 1)
  expect(day?.sessions.filter(({ kind }) => kind === 'answer' || kind === 'spoken')).toHaveLength(3)
})

test('the weakest competency comes first, and the plan says so', () => {
  const answers = Array.from({ length: 24 }, (_, i) => ({
    ...dated(4 + (i % 3), i),
    scenarioId: `old-${i}`,
    competencies: [COMPETENCIES[i % 9] ?? 'ethics'],
    score: i % 9 === 8 ? 3 : 7.5,
    half: 1.9,
    isSpoken: i % 3 === 0,
    words: 120,
    fillers: 0,
    isCredited: true,
  }))
  const [day] = studyPlan(input({ log: { ...EMPTY_LOG, answers } }), 1)
  const told = day?.sessions.flatMap(({ why }) => (why.kind === 'weakest' ? [why] : []))
  expect(told?.[0]).toMatchObject({ competency: 'self-awareness', mean: 3, answers: 2 })
})
