import * as z from 'zod/mini'

export const NOTE_TITLE_MAX = 200
export const NOTE_CONTENT_MAX = 5000

/** The seven colours of notes; each stands for a category. */
export const NOTE_COLORS = {
  blue: '#3b82f6',
  green: '#10b981',
  red: '#ef4444',
  orange: '#f59e0b',
  violet: '#8b5cf6',
  pink: '#ec4899',
  grey: '#6b7280',
} as const
export const NOTE_CATEGORIES = ['blue', 'green', 'red', 'orange', 'violet', 'pink', 'grey'] as const
export const NoteCategory = z.enum(NOTE_CATEGORIES)
export type NoteCategory = z.infer<typeof NoteCategory>

/** How often a note repeats. */
export const NOTE_INTERVALS = ['day', 'week', 'month'] as const
export const NoteInterval = z.enum(NOTE_INTERVALS)
export type NoteInterval = z.infer<typeof NoteInterval>

const Day = z.iso.date()
/** A dated note of the scheduler. It never leaves the device. */
export const Note = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_TITLE_MAX)),
  content: z._default(z.string().check(z.maxLength(NOTE_CONTENT_MAX)), ''),
  category: z._default(NoteCategory, 'blue'),
  /** The calendar day, independent of the time zone; for a repeating note, the first day. */
  date: Day,
  /** `HH:MM`; null for a whole-day note. */
  time: z._default(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null),
  color: z.string(),
  isCompleted: z._default(z.boolean(), false),
  repeat: z._default(z.nullable(z.object({ every: NoteInterval, until: z.nullable(Day) })), null),
  /** Days on which a repeating note was done. */
  doneOn: z._default(z.array(Day), []),
  /** Days of a repeating note that were deleted. */
  exceptOn: z._default(z.array(Day), []),
  /** Whether a reminder is shown at its time. */
  hasReminder: z._default(z.boolean(), false),
  createdAt: z.iso.datetime(),
  /** Epoch milliseconds: of two copies the later one is kept. */
  updatedAt: z.number(),
})
export type Note = z.infer<typeof Note>
