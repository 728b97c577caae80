import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Note } from '../model/note.ts'
import { makeNote } from '../testing/make-note.ts'
import { lastOf, monthOf } from './calendar.ts'
import { addDays } from './day-range.ts'
import {
  countMonth,
  entriesBetween,
  moved,
  nextDay,
  searchNotes,
  standsOn,
  upcoming,
  withCompletion,
  withoutDay,
} from './scheduler.ts'

const TODAY = '2026-11-20'
let made = 0
const note = (over: Partial<Note> = {}) => makeNote({ id: `n${++made}`, ...over })
const every = (every: 'day' | 'week' | 'month', until: string | null = null) => ({ every, until })
const days = (notes: Note[], from: string, to: string) => entriesBetween(notes, from, to).map(({ day }) => day)

describe('on which days a note stands', () => {
  test.each([
    ['once', note(), TODAY, true],
    ['once, the day after', note(), '2026-11-21', false],
    ['daily, before it begins', note({ repeat: every('day') }), '2026-11-19', false],
    ['daily', note({ repeat: every('day') }), '2027-03-14', true],
    ['weekly, same weekday', note({ repeat: every('week') }), '2026-11-27', true],
    ['weekly, another weekday', note({ repeat: every('week') }), '2026-11-26', false],
    ['monthly', note({ repeat: every('month') }), '2026-12-20', true],
    [
      'monthly on the 31st, in a month of 30 days',
      note({ date: '2026-10-31', repeat: every('month') }),
      '2026-11-30',
      true,
    ],
    ['monthly on the 31st, in February', note({ date: '2026-10-31', repeat: every('month') }), '2027-02-28', true],
    [
      'monthly on the 31st, in a month of 31 days',
      note({ date: '2026-10-31', repeat: every('month') }),
      '2026-12-30',
      false,
    ],
    ['its last day', note({ repeat: every('day', '2026-11-22') }), '2026-11-22', true],
    ['after its last day', note({ repeat: every('day', '2026-11-22') }), '2026-11-23', false],
    ['a day taken out', note({ repeat: every('day'), exceptOn: ['2026-11-21'] }), '2026-11-21', false],
  ])('%s on %s', (_, one, day, expected) => expect(standsOn(one, day)).toBe(expected))

  test('across both changes of the clock no day is lost or doubled', () => {
    const one = note({ date: '2026-03-01', repeat: every('day') })
    for (const [from, to, count] of [
      ['2026-03-07', '2026-03-10', 4],
      ['2026-10-30', '2026-11-03', 5],
    ] as const)
      expect(new Set(days([one], from, to)).size).toBe(count)
  })
})

test('a day’s notes: the whole day first, then by time', () => {
  const [late, whole, early] = [note({ time: '20:00' }), note(), note({ time: '09:30' })]
  expect(entriesBetween([late, whole, early], TODAY, TODAY).map((e) => e.note.time)).toEqual([null, '09:30', '20:00'])
})

test('upcoming: today through the next seven days, what is done left out, by date', () => {
  const notes = [
    note({ date: '2026-11-27', title: 'seventh' }),
    note({ date: '2026-11-28', title: 'eighth' }),
    note({ date: '2026-11-19', title: 'yesterday' }),
    note({ title: 'today' }),
    note({ title: 'done', isCompleted: true }),
    note({ date: '2026-11-18', repeat: every('week'), doneOn: ['2026-11-25'], title: 'weekly, done' }),
  ]
  expect(upcoming(notes, TODAY).map((e) => e.note.title)).toEqual(['today', 'seventh'])
})

describe('a month in numbers', () => {
  test('no note: 0 percent', () =>
    expect(countMonth([], '2026-11')).toEqual({ total: 0, completed: 0, rate: 0, byCategory: [] }))
  test.each([
    [3, 1, 33],
    [3, 2, 67],
    [14, 9, 64],
    [8, 1, 13],
    [2, 2, 100],
  ])('%d notes, %d done: %d percent', (total, done, rate) => {
    const notes = Array.from({ length: total }, (_, i) => note({ isCompleted: i < done }))
    expect(countMonth(notes, '2026-11')).toMatchObject({ total, completed: done, rate })
  })
  test('a note that comes back counts on each of its days, by category', () => {
    const weekly = note({ date: '2026-11-02', repeat: every('week'), doneOn: ['2026-11-09'], category: 'green' })
    expect(countMonth([weekly, note({ date: '2026-12-01' }), note()], '2026-11')).toEqual({
      total: 6,
      completed: 1,
      rate: 17,
      byCategory: [
        { category: 'green', total: 5, completed: 1 },
        { category: 'blue', total: 1, completed: 0 },
      ],
    })
  })
})

test('done, and not any more; of a note that comes back only that day', () => {
  expect(withCompletion(note(), TODAY, true).isCompleted).toBe(true)
  const weekly = withCompletion(note({ repeat: every('week') }), '2026-11-27', true)
  expect(weekly).toMatchObject({ isCompleted: false, doneOn: ['2026-11-27'] })
  expect(withCompletion(weekly, '2026-11-27', false).doneOn).toEqual([])
})

test('a day is taken out; of a single note nothing is left, nor after the last day', () => {
  expect(withoutDay(note(), TODAY)).toBeUndefined()
  expect(withoutDay(note({ repeat: every('day') }), '2026-11-21')?.exceptOn).toEqual(['2026-11-21'])
  expect(withoutDay(note({ repeat: every('day', TODAY) }), TODAY)).toBeUndefined()
})

test('a note is moved; of one that comes back the moved day becomes a note of its own', () => {
  const one = note({ time: '18:00' })
  expect(moved(one, TODAY, '2026-11-23', 'x')).toEqual([{ ...one, date: '2026-11-23' }])
  expect(moved(one, TODAY, TODAY, 'x')).toEqual([one])
  const weekly = note({ repeat: every('week'), doneOn: ['2026-11-27'] })
  expect(moved(weekly, '2026-11-27', '2026-11-28', 'x')).toEqual([
    { ...weekly, exceptOn: ['2026-11-27'] },
    { ...weekly, id: 'x', date: '2026-11-28', repeat: null, isCompleted: true, doneOn: [] },
  ])
})

test('search: every word, whatever the case and the accents', () => {
  const notes = [
    note({ title: 'Révision de l’éthique' }),
    note({ title: 'Autre', content: 'ÉTHIQUE et révisions' }),
    note(),
  ]
  expect(searchNotes(notes, 'ethique REVISION').map(({ title }) => title)).toEqual(['Révision de l’éthique', 'Autre'])
  expect(searchNotes(notes, "l'ethique")).toHaveLength(1)
  expect(searchNotes(notes, '  ')).toEqual([])
})

test.each([
  [note(), TODAY, TODAY],
  [note(), '2026-11-21', undefined],
  [note({ repeat: every('week') }), '2026-11-21', '2026-11-27'],
  [note({ repeat: every('week', '2026-11-26') }), '2026-11-21', undefined],
])('the next day of a note', (one, from, next) => expect(nextDay(one, from)).toBe(next))

const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2025-01-01', n))
const anyNote = fc
  .record({
    date: day,
    repeat: fc.option(
      fc.record({ every: fc.constantFrom('day' as const, 'week' as const, 'month' as const), until: fc.option(day) }),
    ),
    exceptOn: fc.array(day, { maxLength: 3 }),
  })
  .map((over) => note(over))
test('entries are exactly the days on which a note stands', () => {
  fc.assert(
    fc.property(anyNote, day, fc.integer({ min: 0, max: 70 }), (one, from, length) => {
      const range = Array.from({ length: length + 1 }, (_, i) => addDays(from, i))
      expect(days([one], from, addDays(from, length))).toEqual(range.filter((d) => standsOn(one, d)))
    }),
    { numRuns: 300 },
  )
})
test('a monthly note stands once in every month from its own on', () => {
  fc.assert(
    fc.property(day, day, (date, some) => {
      fc.pre(monthOf(some) >= monthOf(date))
      const found = days([note({ date, repeat: every('month') })], `${monthOf(some)}-01`, lastOf(monthOf(some)))
      expect(found).toHaveLength(1)
    }),
  )
})
test('moving keeps the number of days', () => {
  fc.assert(
    fc.property(anyNote, day, (one, to) => {
      const from = nextDay(one, one.date)
      fc.pre(from !== undefined && !standsOn(one, to))
      const window: [string, string] = ['2024-01-01', '2030-01-01']
      const notes = moved(one, from as string, to, 'moved')
      expect(days(notes, ...window).length).toBe(days([one], ...window).length)
    }),
    { numRuns: 50 },
  )
})
