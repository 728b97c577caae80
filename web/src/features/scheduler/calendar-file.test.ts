import type { Note } from 'shared/model/note'
import { makeNote } from 'shared/testing/make-note'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notesFile, readCalendar } from './calendar-file'

const NOW = new Date('2026-11-20T12:00:00Z')
const note = (over: Partial<Note> = {}) =>
  makeNote({
    title: 'Deux scénarios ; « chronométrés », vite',
    content: 'Ligne 1\nLigne 2',
    category: 'orange',
    time: '20:00',
    hasReminder: true,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.getTime(),
    ...over,
  })
const roundTrip = async (...notes: Note[]) => (await readCalendar(await notesFile(notes, 'Situ', NOW), NOW))?.notes

describe.each(['America/Toronto', 'Europe/Paris', 'Pacific/Auckland'])('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['with a time', note()],
    ['of a whole day', note({ time: null, hasReminder: false })],
    ['early in the morning', note({ time: '00:05' })],
    ['late in the evening', note({ time: '23:55' })],
    ['on the day the clocks go forward', note({ date: '2026-03-08' })],
    ['on the day they go back', note({ date: '2026-11-01' })],
    ['every day', note({ repeat: { every: 'day', until: null } })],
    ['every week until a day', note({ repeat: { every: 'week', until: '2026-12-18' } })],
    [
      'every month, a whole day',
      note({ time: null, hasReminder: false, repeat: { every: 'month', until: '2027-03-20' } }),
    ],
    ['with a day taken out', note({ repeat: { every: 'week', until: null }, exceptOn: ['2026-11-27'] })],
    [
      'with days taken out',
      note({ repeat: { every: 'week', until: null }, exceptOn: ['2026-11-27', '2026-12-04', '2027-03-19'] }),
    ],
    [
      'of whole days, days taken out',
      note({
        time: null,
        hasReminder: false,
        repeat: { every: 'day', until: null },
        exceptOn: ['2026-11-22', '2026-11-24'],
      }),
    ],
  ])('a note %s comes back as it was', async (_, one) => expect(await roundTrip(one)).toEqual([one]))
})

test.each([
  [null, /UNTIL=20261218\r?\n/],
  ['20:00', /UNTIL=20261218T200000\r?\n/],
])('a series at %s ends with what it begins with: a day, or a moment', async (time, until) => {
  const one = note({ time, hasReminder: false, repeat: { every: 'week', until: '2026-12-18' } })
  expect(await notesFile([one], 'Situ', NOW)).toMatch(until)
})

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const read = async (...lines: string[]) =>
  (await readCalendar(calendar(...lines), NOW)) ?? { notes: [], simplified: -1 }

test('a moment of somebody else’s calendar is at the reader’s own time', async () => {
  vi.stubEnv('TZ', 'America/Toronto')
  const { notes } = await read('UID:a', 'SUMMARY:Call', 'DTSTART:20261121T003000Z')
  expect(notes).toMatchObject([{ id: 'ics-a', title: 'Call', date: '2026-11-20', time: '19:30', category: 'grey' }])
  vi.unstubAllEnvs()
})
test.each([
  ['RRULE:FREQ=WEEKLY;INTERVAL=2', 1],
  ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 1],
  ['RRULE:FREQ=DAILY;COUNT=5', 1],
  ['RRULE:FREQ=YEARLY', 1],
  ['RRULE:FREQ=DAILY', 0],
])('%s: entries that are simplified: %d', async (rule, simplified) => {
  const found = await read('UID:a', 'SUMMARY:Call', 'DTSTART;VALUE=DATE:20261120', rule)
  expect(found.simplified).toBe(simplified)
  expect(found.notes[0]?.repeat).toEqual(simplified ? null : { every: 'day', until: null })
})
test('a changed entry of a series is a note of its own, and its day goes from the series', async () => {
  const { notes } = await read(
    ...['UID:a', 'SUMMARY:Call', 'DTSTART:20261120T180000', 'RRULE:FREQ=WEEKLY', 'END:VEVENT', 'BEGIN:VEVENT'],
    ...['UID:a', 'SUMMARY:Call, later', 'DTSTART:20261128T190000', 'RECURRENCE-ID:20261127T180000'],
  )
  expect(notes).toMatchObject([
    { id: 'ics-a', date: '2026-11-20', repeat: { every: 'week' }, exceptOn: ['2026-11-27'] },
    { id: 'ics-a-2026-11-27', title: 'Call, later', date: '2026-11-28', time: '19:00', repeat: null, exceptOn: [] },
  ])
})
test('an event without a title is left out', async () => {
  expect((await read('UID:a', 'DTSTART:20261120T120000')).notes).toEqual([])
})
test.each(['', 'not a calendar', '{}', 'BEGIN:VCARD\r\nEND:VCARD'])('%j is no calendar', async (text) =>
  expect(await readCalendar(text, NOW)).toBeUndefined(),
)
