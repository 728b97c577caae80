import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScenarioFormat } from '../../model/content/scenario.ts'
import { EXTRA_TIMES } from '../quizzes/quiz-run.ts'
import {
  afterClockSet,
  afterPause,
  goOn,
  isOver,
  type Phase,
  type PhaseKind,
  type Position,
  partsOf,
  phaseEndsAt,
  phaseSecondsLeft,
  phasesOf,
  positionAt,
  spokenSeconds,
  type Timetable,
  totalSeconds,
} from './practice-test.ts'

const formats = (video: number, typed: number): ScenarioFormat[] => [
  ...Array.from({ length: video }, () => 'video' as const),
  ...Array.from({ length: typed }, () => 'typed' as const),
]
const FULL = formats(4, 7)
const MINI = formats(2, 2)
const START = Date.parse('2026-11-20T14:00:00.000Z')
const timetable = (of = FULL, extraTime: Timetable['extraTime'] = 1): Timetable => ({ phases: phasesOf(of), extraTime })
const begin: Position = { phase: 0, startedAt: START }

// The phases of the whole test, as its published format describes them.
const spoken: [PhaseKind, number][] = [
  ['reading', 60],
  ['question', 10],
  ['spoken', 60],
  ['question', 10],
  ['spoken', 60],
]
const typed: [PhaseKind, number][] = [
  ['reading', 60],
  ['typed', 210],
]
const WHOLE: [PhaseKind, number][] = [
  ...[1, 2, 3, 4].flatMap(() => spoken),
  ['break', 600],
  ...[1, 2, 3, 4].flatMap(() => typed),
  ['break', 300],
  ...[1, 2, 3].flatMap(() => typed),
]
const short = (phases: readonly Phase[]) => phases.map(({ kind, seconds }) => [kind, seconds])

describe('the phases', () => {
  test('of a whole test are those of the real one', () => {
    expect(short(phasesOf(FULL))).toEqual(WHOLE)
    const breaks = phasesOf(FULL).filter(({ kind }) => kind === 'break')
    expect(breaks.map(({ scenario }) => scenario)).toEqual([4, 8])
    expect(phasesOf(FULL).flatMap(({ question }) => question ?? [])).toEqual([1, 2, 3, 4].flatMap(() => [0, 0, 1, 1]))
    expect(totalSeconds(timetable())).toBe(4 * 200 + 600 + 7 * 270 + 300)
    expect(spokenSeconds(timetable())).toBe(480)
  })
  test('of a mini-test have one short rest, those of an exercise none', () => {
    expect(short(phasesOf(MINI))).toEqual([...spoken, ...spoken, ['break', 300], ...typed, ...typed])
    expect(totalSeconds(timetable(MINI)) / 60).toBeCloseTo(20.7, 1)
    expect(short(phasesOf(['typed']))).toEqual(typed)
    expect(short(phasesOf(['video']))).toEqual(spoken)
    expect(phasesOf([])).toEqual([])
  })
  test('are told in parts', () => {
    expect(partsOf(FULL)).toEqual([
      { kind: 'video', scenarios: 4, seconds: 800 },
      { kind: 'break', scenarios: 0, seconds: 600 },
      { kind: 'typed', scenarios: 4, seconds: 1080 },
      { kind: 'break', scenarios: 0, seconds: 300 },
      { kind: 'typed', scenarios: 3, seconds: 810 },
    ])
    expect(partsOf(['typed'])).toEqual([{ kind: 'typed', scenarios: 1, seconds: 270 }])
  })
})

describe.each(EXTRA_TIMES)('with extra time × %f', (extraTime) => {
  const table = timetable(FULL, extraTime)
  test('every phase begins and ends to the millisecond', () => {
    let at = START
    for (const [phase, [, seconds]] of WHOLE.entries()) {
      const length = seconds * 1000 * extraTime
      expect(positionAt(table, begin, at)).toEqual({ phase, startedAt: at })
      expect(positionAt(table, begin, at + length - 1)).toEqual({ phase, startedAt: at })
      expect(phaseEndsAt(table, { phase, startedAt: at })).toBe(at + length)
      expect(phaseSecondsLeft(table, { phase, startedAt: at }, at + length - 1)).toBeCloseTo(0.001, 6)
      at += length
    }
    expect(at - START).toBe(totalSeconds(table) * 1000)
    const over = positionAt(table, begin, at)
    expect(over).toEqual({ phase: WHOLE.length, startedAt: at })
    expect(isOver(table, over)).toBe(true)
    expect(isOver(table, positionAt(table, begin, at - 1))).toBe(false)
    expect(positionAt(table, begin, at + 86_400_000)).toEqual(over)
    expect(phaseSecondsLeft(table, over, at)).toBe(0)
  })
})

const anyTable = fc.record({
  phases: fc.constantFrom(FULL, MINI, formats(0, 1), formats(1, 0)).map(phasesOf),
  extraTime: fc.constantFrom(...EXTRA_TIMES),
})
const anyMs = fc.integer({ min: 0, max: 8_000_000 })

describe('the clock', () => {
  test('looking at it more often changes nothing, and it never goes back', () => {
    fc.assert(
      fc.property(anyTable, anyMs, anyMs, (table, a, b) => {
        const once = positionAt(table, begin, START + Math.max(a, b))
        expect(positionAt(table, positionAt(table, begin, START + a), START + b)).toEqual(once)
        expect(once.phase).toBeGreaterThanOrEqual(positionAt(table, begin, START + Math.min(a, b)).phase)
      }),
    )
  })
  test('kills at any moments, with the last stored place and a new start, change nothing', () => {
    fc.assert(
      fc.property(anyTable, fc.array(anyMs, { maxLength: 20 }), anyMs, (table, kills, end) => {
        let stored = begin
        for (const at of kills.filter((ms) => ms < end).sort((a, b) => a - b))
          stored = positionAt(table, stored, START + at)
        expect(positionAt(table, stored, START + end)).toEqual(positionAt(table, begin, START + end))
      }),
    )
  })
  test('going on begins the next phase now, once, and not after the end', () => {
    const table = timetable(MINI)
    expect(goOn(table, begin, START + 20_000)).toEqual({ phase: 1, startedAt: START + 20_000 })
    const over = { phase: table.phases.length, startedAt: START + 5 }
    expect(goOn(table, over, START + 9)).toEqual(over)
    fc.assert(
      fc.property(anyTable, anyMs, (tested, ms) => {
        const before = positionAt(tested, begin, START + ms)
        const after = goOn(tested, begin, START + ms)
        expect(after.phase).toBe(isOver(tested, before) ? before.phase : before.phase + 1)
        expect(after.startedAt).toBe(isOver(tested, before) ? before.startedAt : START + ms)
      }),
    )
  })
  test('an interruption that does not count leaves exactly as much time as before', () => {
    fc.assert(
      fc.property(anyTable, anyMs, anyMs, (table, left, away) => {
        const then = positionAt(table, begin, START + left)
        const back = afterPause(then, away)
        expect(back.phase).toBe(then.phase)
        expect(phaseSecondsLeft(table, back, START + left + away)).toBe(phaseSecondsLeft(table, then, START + left))
      }),
    )
    expect(afterPause(begin, -5)).toEqual(begin)
  })
  test('a clock that is set back or forward leaves as much time as before', () => {
    const table = timetable()
    for (const by of [-3_600_000, 3_600_000])
      expect(phaseSecondsLeft(table, afterClockSet(begin, by), START + 20_000 + by)).toBe(40)
    expect(phaseSecondsLeft(table, begin, START - 3_600_000)).toBe(60)
  })
})
