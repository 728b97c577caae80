import { NOTE_COLORS, NOTE_CONTENT_MAX, NOTE_TITLE_MAX, type Note, type NoteInterval } from 'shared/model/note'
import { localDay } from '#browser/clock'

const FREQUENCIES: Record<NoteInterval, 'DAILY' | 'WEEKLY' | 'MONTHLY'> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
}
const HALF_HOUR_MS = 1_800_000
const DOMAIN = '@situ'
/** Prefix of the UID of a session of the plan. An import skips these sessions, because the plan adds them itself. */
const PLAN = 'plan-'

/** A session of the plan in the words of the reader. */
export interface PlanEvent {
  day: string
  place: number
  /** `HH:MM`. */
  time: string
  minutes: number
  title: string
}

/** A wall-clock time as the library expects it: in the UTC fields of a Date. */
const wallTime = (day: string, time: string | null) => new Date(`${day}T${time ?? '12:00'}:00Z`)

/**
 * A series must end by the same kind of value as it begins with, a day or a wall-clock time (RFC 5545 §3.3.10), but the
 * library writes a UTC time.
 */
const withEndLikeStart = (event: string) =>
  /DTSTART;VALUE=DATE:/.test(event)
    ? event.replace(/(UNTIL=\d{8})T\d{6}Z/, '$1')
    : event.replace(/(UNTIL=\d{8}T\d{6})Z/, '$1')

/**
 * Notes as an iCalendar file (RFC 5545). Their times are floating: 18:00 stays 18:00 in every time zone. The deleted
 * days of a repeating note are exceptions of its series. Sessions of the plan are events of their own; the first of a
 * day has an alarm.
 */
export async function notesFile(
  notes: readonly Note[],
  name: string,
  now: Date,
  plan: readonly PlanEvent[] = [],
): Promise<string> {
  const { ICalAlarmType, ICalCalendar, ICalEventRepeatingFreq } = await import('ical-generator')
  const calendar = new ICalCalendar({ name, prodId: { company: 'Situ', product: 'Situ' } })
  for (const note of notes) {
    const start = wallTime(note.date, note.time)
    const until = note.repeat?.until
    calendar.createEvent({
      id: `${note.id}${DOMAIN}`,
      stamp: now,
      start,
      ...(note.time === null ? { allDay: true } : { floating: true, end: new Date(start.getTime() + HALF_HOUR_MS) }),
      summary: note.title,
      ...(note.content && { description: note.content }),
      categories: [{ name: note.category }],
      ...(note.repeat && {
        repeating: {
          freq: ICalEventRepeatingFreq[FREQUENCIES[note.repeat.every]],
          ...(until && { until: wallTime(until, note.time) }),
          ...(note.exceptOn.length > 0 && { exclude: note.exceptOn.map((day) => wallTime(day, note.time)) }),
        },
      }),
      ...(note.hasReminder && note.time !== null && { alarms: [{ type: ICalAlarmType.display, triggerBefore: 0 }] }),
    })
  }
  for (const { day, place, time, minutes, title } of plan) {
    const start = wallTime(day, time)
    calendar.createEvent({
      id: `${PLAN}${day}-${place}${DOMAIN}`,
      stamp: now,
      start,
      floating: true,
      end: new Date(start.getTime() + minutes * 60_000),
      summary: title,
      ...(place === 0 && { alarms: [{ type: ICalAlarmType.display, triggerBefore: 0 }] }),
    })
  }
  return calendar.toString().replace(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g, withEndLikeStart)
}

/**
 * The result of reading a file: the notes, and the number of entries whose recurrence a note cannot have (they become
 * single notes).
 */
export interface ReadCalendar {
  notes: Note[]
  simplified: number
}

const pad = (n: number) => String(n).padStart(2, '0')

/**
 * Reads the events of an iCalendar file; undefined where it is not one. Rejects where the parser refuses an entry. The
 * same event always gets the same id, so that a second import adds nothing.
 */
export async function readCalendar(text: string, now: Date): Promise<ReadCalendar | undefined> {
  const { default: ICAL } = await import('ical.js')
  let root: InstanceType<typeof ICAL.Component>
  try {
    root = new ICAL.Component(ICAL.parse(text))
  } catch {
    return undefined
  }
  if (root.name !== 'vcalendar') return undefined
  // A time in a zone is converted to the reader's own; a floating one stays unchanged.
  const wallOf = (value: unknown) => {
    if (!(value instanceof ICAL.Time)) return undefined
    const { isDate } = value
    if (isDate || value.zone === ICAL.Timezone.localTimezone)
      return {
        date: `${value.year}-${pad(value.month)}-${pad(value.day)}`,
        time: isDate ? null : `${pad(value.hour)}:${pad(value.minute)}`,
      }
    const at = value.toJSDate()
    return { date: localDay(at), time: `${pad(at.getHours())}:${pad(at.getMinutes())}` }
  }
  const components = root.getAllSubcomponents('vevent')
  /** The day of the series that this entry replaces, where it is a changed occurrence. */
  const changedOn = (component: (typeof components)[number]) =>
    wallOf(component.getFirstPropertyValue('recurrence-id'))?.date
  let simplified = 0
  const notes = components.flatMap((component): Note[] => {
    const event = new ICAL.Event(component)
    const start = wallOf(event.startDate)
    if (!start || !event.summary?.trim()) return []
    const { date, time } = start
    const instead = changedOn(component)
    const rule = component.getFirstPropertyValue('rrule')
    const repeat = rule instanceof ICAL.Recur ? repeatOf(rule) : null
    if (rule && !repeat) simplified++
    const category = String(component.getFirstPropertyValue('categories') ?? '')
    const color = Object.keys(NOTE_COLORS).find((name) => name === category) as Note['category'] | undefined
    const uid = String(event.uid || `${date}-${event.summary}`)
    if (uid.startsWith(PLAN) && uid.endsWith(DOMAIN)) return []
    const id = uid.endsWith(DOMAIN) ? uid.slice(0, -DOMAIN.length) : `ics-${uid}`
    const takenOut = component.getAllProperties('exdate').flatMap((property) => property.getValues().map(wallOf))
    const changed = instead ? [] : components.filter((one) => one.getFirstPropertyValue('uid') === uid).map(changedOn)
    return [
      {
        // A series and its changed occurrences have the same UID.
        id: instead ? `${id}-${instead}` : id,
        title: event.summary.trim().slice(0, NOTE_TITLE_MAX),
        content: (event.description ?? '').slice(0, NOTE_CONTENT_MAX),
        category: color ?? 'grey',
        color: NOTE_COLORS[color ?? 'grey'],
        date,
        time,
        isCompleted: false,
        repeat,
        doneOn: [],
        exceptOn: [...new Set([...takenOut.map((wall) => wall?.date), ...changed])].filter((day) => day !== undefined),
        hasReminder: time !== null && component.getFirstSubcomponent('valarm') !== null,
        createdAt: now.toISOString(),
        updatedAt: now.getTime(),
      },
    ]
  })
  return { notes, simplified }
}

interface Rule {
  freq: string
  interval?: number
  until?: { toString(): string } | null
  count?: number | null
  parts?: Record<string, unknown>
}
/** The recurrence, if a note can have it: every day, week or month, until a day or without end. */
function repeatOf({ freq, interval, until, count, parts = {} }: Rule): Note['repeat'] {
  const every = (Object.keys(FREQUENCIES) as NoteInterval[]).find((one) => FREQUENCIES[one] === freq)
  const isPlain = (interval ?? 1) === 1 && !count && Object.keys(parts).length === 0
  return every && isPlain ? { every, until: until ? until.toString().slice(0, 10) : null } : null
}
