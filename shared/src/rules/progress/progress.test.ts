import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Activity } from '../../model/activity.ts'
import {
  addFolds,
  EMPTY_FOLD,
  FOLD_DAYS_MAX,
  FOLD_MODULES_MAX,
  foldActivities,
  newestFirst,
  recentWpm,
  statsOf,
  studyMinutes,
  weekUntil,
} from './progress.ts'

const base: Activity = {
  id: 'a',
  type: 'module',
  title: '',
  description: '',
  score: null,
  timestamp: '2026-11-20T12:00:00.000Z',
  localDay: '2026-11-20',
  icon: '',
  color: '',
  timeSpent: null,
  completed: true,
  moduleId: null,
  scenarioId: null,
  data: {},
}
const act = (id: string, over: Partial<Activity>): Activity => ({ ...base, id, ...over })
const stats = (...all: Activity[]) => statsOf(foldActivities(all), '2026-11-20', 16, new Set())

test.each([
  [null, 0],
  [0, 0],
  [29, 0],
  [30, 1],
  [59, 1],
  [89, 1],
  [90, 2],
  [300, 5],
  [3629, 60],
  [3630, 61],
])('%s seconds are %s study minutes', (seconds, minutes) => {
  expect(studyMinutes(seconds)).toBe(minutes)
})

describe('statistics', () => {
  test('a completed module counts once however often it is completed', () => {
    expect(
      stats(act('1', { moduleId: 'm' }), act('2', { moduleId: 'm' }), act('3', { moduleId: 'n' })).completedModules,
    ).toBe(2)
  })
  test('a completed module without an id counts by itself', () => {
    expect(stats(act('1', {}), act('2', {}), act('3', { moduleId: 'm' })).completedModules).toBe(3)
  })
  test('an unfinished module and a finished quiz complete no module', () => {
    expect(
      stats(act('1', { moduleId: 'm', completed: false }), act('2', { type: 'quiz', moduleId: 'n' })).completedModules,
    ).toBe(0)
  })
  test('the average is of scored scenarios only, and absent without one', () => {
    expect(stats(act('1', { type: 'scenario' }), act('2', { type: 'quiz', score: 100 })).averageScore).toBeNull()
    expect(
      stats(
        act('1', { type: 'scenario', score: 6.1 }),
        act('2', { type: 'scenario', score: 7 }),
        act('3', { type: 'scenario' }),
      ).averageScore,
    ).toBeCloseTo(6.55, 10)
  })
  test('words per minute are rounded once: 40, 41, 40 give 40', () => {
    expect(stats(...[40, 41, 40].map((score, i) => act(`${i}`, { type: 'typing', score }))).wpm).toBe(40)
  })
  test('the week holds minutes per local day, the oldest first', () => {
    expect(weekUntil('2026-03-02')).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    const week = stats(
      act('1', { timeSpent: 600 }),
      act('2', { timeSpent: 600, localDay: '2026-11-14' }),
      act('3', { timeSpent: 600, localDay: '2026-11-13' }),
    ).weeklyProgress
    expect(week).toEqual([10, 0, 0, 0, 0, 0, 10])
  })
  test('the typing card averages the newest ten runs', () => {
    const runs = Array.from({ length: 12 }, (_, i) =>
      act(`t${i}`, {
        type: 'typing',
        score: i < 2 ? 500 : 40 + i,
        timestamp: `2026-11-${String(i + 1).padStart(2, '0')}T10:00:00.000Z`,
      }),
    )
    expect(recentWpm(foldActivities(runs))).toBe(47)
    expect(recentWpm(EMPTY_FOLD)).toBeNull()
  })
  test('recent activities: a practice test stands for its scenarios, their self-ratings and evaluations', () => {
    const part = { data: { runId: 'run' }, scenarioId: 's' }
    const acts = [
      act('test', { type: 'casper_test', data: { runId: 'run' } }),
      act('answer', { type: 'casper_scenario', ...part }),
      act('rating', { type: 'casper_scenario', score: 6, ...part }),
      act('evaluation', { type: 'scenario', score: 5, ...part }),
      act('practice', { type: 'scenario', score: 7 }),
    ]
    const fold = foldActivities(acts)
    expect(fold.recent.map(({ id }) => id).sort()).toEqual(['practice', 'test'])
    expect([fold.count, fold.scoreSum, fold.scoreCount]).toEqual([5, 1200, 2])
  })
  test('its modules and days have a bound, in whatever order they are added', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...act(`b${i}`, { moduleId: `m${i}`, timeSpent: 60 }),
        localDay: new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10),
      }))
    const sizes = (fold: ReturnType<typeof foldActivities>) => [fold.modules.length, Object.keys(fold.days).length]
    expect(sizes(foldActivities(many(FOLD_MODULES_MAX)))).toEqual([FOLD_MODULES_MAX, FOLD_MODULES_MAX])
    const all = many(FOLD_DAYS_MAX + 1)
    const whole = foldActivities(all)
    expect(sizes(whole)).toEqual([FOLD_MODULES_MAX, FOLD_DAYS_MAX])
    // The oldest day is left out; its minutes count.
    expect([whole.days['2020-01-01'], whole.minutes]).toEqual([undefined, FOLD_DAYS_MAX + 1])
    const one = addFolds(foldActivities(all.slice(1000)), foldActivities(all.slice(0, 1000)))
    expect([one.modules, one.days]).toEqual([whole.modules, whole.days])
  })
  test('recent activities: newest first, ten at most, equal instants by id', () => {
    const all = Array.from({ length: 12 }, (_, i) => act(`r${String(i).padStart(2, '0')}`, {}))
    expect(foldActivities(all).recent.map((a) => a.id)).toEqual([
      'r11',
      'r10',
      'r09',
      'r08',
      'r07',
      'r06',
      'r05',
      'r04',
      'r03',
      'r02',
    ])
  })
})

const arbitrary = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      type: fc.constantFrom('module', 'scenario', 'quiz', 'typing', 'game') as fc.Arbitrary<Activity['type']>,
      score: fc.option(fc.integer({ min: 0, max: 900 }).map((n) => n / 100)),
      timestamp: fc
        .integer({ min: 0, max: 30 })
        .map((d) => new Date(Date.UTC(2026, 10, 1) + d * 3_600_000 * 7).toISOString()),
      localDay: fc.constantFrom('2026-11-19', '2026-11-20'),
      timeSpent: fc.option(fc.integer({ min: 0, max: 5000 })),
      completed: fc.boolean(),
      moduleId: fc.option(fc.constantFrom('m1', 'm2', 'm3')),
    })
    .map((r) => act(r.id, r)),
  { selector: (a) => a.id, maxLength: 40 },
)

test('a fold does not depend on order, and folds of disjoint parts add up exactly', () => {
  fc.assert(
    fc.property(arbitrary, fc.nat(), fc.nat(), (all, cut, turn) => {
      const whole = foldActivities(all)
      const k = all.length ? turn % all.length : 0
      const turned = [...all.slice(k), ...all.slice(0, k)]
      const at = all.length ? cut % all.length : 0
      expect(foldActivities(turned)).toEqual(whole)
      expect(addFolds(foldActivities(turned.slice(0, at)), foldActivities(turned.slice(at)))).toEqual(whole)
      expect(addFolds(whole, EMPTY_FOLD)).toEqual(whole)
      expect([...whole.recent].sort(newestFirst)).toEqual(whole.recent)
    }),
  )
})
