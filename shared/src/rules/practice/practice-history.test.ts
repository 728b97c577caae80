import { describe, expect, test } from 'vitest'
import type { Activity } from '../../model/activity.ts'
import { makeActivity } from '../../testing/make.ts'
import { loggedTest, practiceHistory } from './practice-history.ts'

const title = { fr: 'Une file', en: 'A line' }
let made = 0
const act = (type: Activity['type'], data: Activity['data'], over: Partial<Activity> = {}) =>
  makeActivity({
    id: `a${++made}`,
    type,
    timestamp: new Date(Date.UTC(2026, 10, 20, 12, made)).toISOString(),
    score: null,
    timeSpent: null,
    scenarioId: null,
    data,
    ...over,
  })
const answer = (runId: string, scenario: number, answers: unknown, over: Activity['data'] = {}) =>
  act('casper_scenario', { runId, scenario, answers, title, ...over }, { scenarioId: `s${scenario}` })
const mark = (runId: string, scenario: number, question: number, score: number) =>
  act('casper_scenario', { runId, scenario, question, title }, { scenarioId: `s${scenario}`, score })
const whole = (runId: string, over: Activity['data'] = {}, timeSpent = 600) =>
  act('casper_test', { runId, planId: 'mini-1', itemId: 'mini-1', ...over }, { timeSpent })
const drill = (runId: string, module: string) =>
  act('casper_module', { runId, planId: `drill-${module}`, itemId: module }, { timeSpent: 270 })

describe('the history', () => {
  test('of nothing is empty', () => {
    expect(practiceHistory([], new Set())).toEqual({
      past: [],
      records: { ethics: 0, communication: 0, professionalism: 0, collaboration: 0 },
      marks: { ethics: null, communication: null, professionalism: null, collaboration: null },
      practised: {},
    })
  })
  test('counts a run once that was ended twice', () => {
    const acts = [
      answer('r1', 0, ['a', 'b']),
      drill('r1', 'ethics'),
      answer('r1', 0, ['c', 'd']),
      drill('r1', 'ethics'),
    ]
    const { past, records, practised } = practiceHistory(acts, new Set())
    expect([past.length, records.ethics, practised]).toEqual([1, 1, { s0: 1 }])
    expect(loggedTest(acts, 'r1')?.scenarios.map(({ answers }) => answers)).toEqual([['a', 'b']])
  })
  test('has every test, the latest end first, and says which are on this device', () => {
    const acts = [whole('r1'), whole('r2', { endedAt: '2026-11-19T08:00:00.000Z' }), drill('r3', 'ethics')]
    const { past } = practiceHistory(acts, new Set(['r2']))
    expect(past.map(({ runId, here }) => [runId, here])).toEqual([
      ['r3', false],
      ['r1', false],
      ['r2', true],
    ])
    expect(past[2]).toEqual({
      runId: 'r2',
      planId: 'mini-1',
      at: Date.parse('2026-11-19T08:00:00.000Z'),
      timeSpent: 600,
      here: true,
    })
  })
  test('counts records and marks by module, the latest mark of a question alone', () => {
    const acts = [
      answer('r1', 0, ['a', 'b']),
      drill('r1', 'ethics'),
      mark('r1', 0, 0, 3),
      mark('r1', 0, 1, 9),
      mark('r1', 0, 0, 6),
      answer('r2', 0, ['a', 'b']),
      drill('r2', 'ethics'),
      // A self-rating in a whole test belongs to no module.
      whole('r3'),
      mark('r3', 0, 0, 1),
    ]
    const { records, marks, practised } = practiceHistory(acts, new Set())
    expect(records).toMatchObject({ ethics: 2, collaboration: 0 })
    expect(marks.ethics).toBeCloseTo((7.5 / 9) * 100, 9)
    expect(marks.communication).toBeNull()
    expect(practised).toEqual({ s0: 2 })
  })
  test('leaves out acts of other clients that name no test', () => {
    const acts = [act('casper_test', {}), act('casper_module', { itemId: 'other' }), act('casper_scenario', {})]
    expect(practiceHistory(acts, new Set())).toMatchObject({ past: [], practised: {}, records: { ethics: 0 } })
  })
})

describe('one test of the log', () => {
  test('has its answers in order, with the latest marks', () => {
    const acts = [
      answer('r1', 1, ['third', ''], { shortened: true, format: 'video' }),
      answer('r1', 0, ['first', 'second']),
      whole('r1', { language: 'en', extraTime: 1.5, pausedMs: 60_000 }),
      mark('r1', 0, 1, 4),
      mark('r1', 0, 1, 7),
      answer('r2', 0, ['of another test', '']),
    ]
    expect(loggedTest(acts, 'r1', true)).toMatchObject({
      runId: 'r1',
      planId: 'mini-1',
      here: true,
      language: 'en',
      extraTime: 1.5,
      pausedMs: 60_000,
      scenarios: [
        { scenarioId: 's0', title, format: 'typed', answers: ['first', 'second'], shortened: false, marks: [null, 7] },
        { scenarioId: 's1', title, format: 'video', answers: ['third', ''], shortened: true, marks: [null, null] },
      ],
    })
  })
  test('is not there when the log does not have it, or only its answers', () => {
    expect(loggedTest([], 'r1')).toBeUndefined()
    expect(loggedTest([answer('r1', 0, ['a', 'b'])], 'r1')).toBeUndefined()
  })
  test('bears with what another client wrote', () => {
    const acts = [answer('r1', 0, 'not a list', { title: undefined }), whole('r1', { extraTime: 7, language: 'de' })]
    expect(loggedTest(acts, 'r1')).toMatchObject({
      language: 'fr',
      extraTime: 1,
      pausedMs: 0,
      scenarios: [{ answers: ['', ''], marks: [null, null] }],
    })
  })
})
