// What the scheduler shows of a learner's notes. Days are calendar days, so that no time zone or change of the clock
// can move a note.

import type { Note, NoteCategory } from '../model/note.ts'
import { addMonths, firstOf, lastOf, monthOf, weekdayOf } from './calendar.ts'
import { addDays, daysApart, daysBetween } from './day-range.ts'
import { groupBy } from './group-by.ts'
import { hasWords, searchForm, searchWords } from './search-text.ts'

/** Days after today that “upcoming” covers. */
export const UPCOMING_DAYS = 7

/** A note on one of its days. */
export interface Entry {
  note: Note
  day: string
  isCompleted: boolean
}

/** Whether a note falls on a day. A monthly note falls on the last day of a month that is too short. */
export function standsOn({ date, repeat, exceptOn }: Pick<Note, 'date' | 'repeat' | 'exceptOn'>, day: string): boolean {
  if (!repeat) return day === date
  if (day < date || exceptOn.includes(day)) return false
  if (repeat.until !== null && day > repeat.until) return false
  if (repeat.every === 'day') return true
  if (repeat.every === 'week') return weekdayOf(day) === weekdayOf(date)
  const wanted = Number(date.slice(8))
  return Number(day.slice(8)) === Math.min(wanted, Number(lastOf(monthOf(day)).slice(8)))
}

const isCompletedOn = ({ repeat, doneOn, isCompleted }: Note, day: string) =>
  repeat ? doneOn.includes(day) : isCompleted
/** By day; on one day, whole-day notes first, then by time, then by creation. */
const inOrder = (a: Entry, b: Entry) =>
  a.day.localeCompare(b.day) ||
  (a.note.time ?? '').localeCompare(b.note.time ?? '') ||
  a.note.createdAt.localeCompare(b.note.createdAt) ||
  a.note.id.localeCompare(b.note.id)

/** Every note on each of its days from `from` to `to`, in order. */
export function entriesBetween(notes: readonly Note[], from: string, to: string): Entry[] {
  const on = (note: Note, day: string): Entry => ({ note, day, isCompleted: isCompletedOn(note, day) })
  return notes
    .flatMap((note) => {
      if (!note.repeat) return note.date >= from && note.date <= to ? [on(note, note.date)] : []
      const first = note.date > from ? note.date : from
      const last = note.repeat.until !== null && note.repeat.until < to ? note.repeat.until : to
      return daysBetween(first, last)
        .filter((day) => standsOn(note, day))
        .map((day) => on(note, day))
    })
    .sort(inOrder)
}

/** Unfinished notes from today through the next seven days. */
export const upcoming = (notes: readonly Note[], today: string): Entry[] =>
  entriesBetween(notes, today, addDays(today, UPCOMING_DAYS)).filter(({ isCompleted }) => !isCompleted)

export interface MonthCount {
  total: number
  completed: number
  /** Rounded percent; 0 where there is no note. */
  rate: number
  byCategory: { category: NoteCategory; total: number; completed: number }[]
}

/** The notes of a month in numbers; a repeating note counts on each of its days. */
export function countMonth(notes: readonly Note[], month: string): MonthCount {
  const entries = entriesBetween(notes, firstOf(month), lastOf(month))
  const done = (some: readonly Entry[]) => some.filter(({ isCompleted }) => isCompleted).length
  const groups = groupBy(entries, ({ note }) => note.category)
  const [total, completed] = [entries.length, done(entries)]
  return {
    total,
    completed,
    rate: total === 0 ? 0 : Math.round((completed / total) * 100),
    byCategory: [...groups].map(([category, some]) => ({ category, total: some.length, completed: done(some) })),
  }
}

/** The note with this day marked as done or not done. */
export function withCompletion(note: Note, day: string, isCompleted: boolean): Note {
  if (!note.repeat) return { ...note, isCompleted }
  const others = note.doneOn.filter((one) => one !== day)
  return { ...note, doneOn: isCompleted ? [...others, day].sort() : others }
}

/** The note without this day; undefined where no day is left. */
export function withoutDay(note: Note, day: string): Note | undefined {
  if (!note.repeat) return undefined
  const left = { ...note, exceptOn: [...new Set([...note.exceptOn, day])].sort() }
  const { until } = note.repeat
  if (until === null) return left
  return daysBetween(note.date, until).some((one) => standsOn(left, one)) ? left : undefined
}

/**
 * The notes that replace a note when one of its days is moved: the note on its new day or, for a repeating one, the
 * note without that day, if it has other days, and a single note with `id` on the new day.
 */
export function moved(note: Note, from: string, to: string, id: string): Note[] {
  if (from === to) return [note]
  if (!note.repeat) return [{ ...note, date: to }]
  const single: Note = {
    ...note,
    id,
    date: to,
    repeat: null,
    isCompleted: note.doneOn.includes(from),
    doneOn: [],
    exceptOn: [],
  }
  const rest = withoutDay(note, from)
  return rest ? [rest, single] : [single]
}

/** Notes with every word of the query in title or text, the latest first; case, accents and forms of apostrophes do not
 * matter. */
export function searchNotes(notes: readonly Note[], query: string): Note[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  return notes
    .filter(({ title, content }) => hasWords(searchForm(`${title} ${content}`), words))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/**
 * The first day on or after `day` on which the note falls; undefined where there is none. A repeating note is searched
 * for about two years, from `day` or from its start if that is later.
 */
export function nextDay(note: Note, day: string): string | undefined {
  if (!note.repeat) return note.date >= day ? note.date : undefined
  const from = note.date > day ? note.date : day
  const last = lastOf(addMonths(monthOf(from), 24))
  const to = note.repeat.until !== null && note.repeat.until < last ? note.repeat.until : last
  if (daysApart(from, to) < 0) return undefined
  return daysBetween(from, to).find((one) => standsOn(note, one))
}
