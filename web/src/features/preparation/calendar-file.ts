import { TEST_ZONE } from 'shared/model/content/test-date'
import { DEADLINES, type Deadline, daysBefore, TEST_MINUTES_MAX } from 'shared/rules/test-dates'
import { easternMoment, inEasternTime } from '#browser/eastern-time'
import { VTIMEZONE } from './vtimezone'

const MINUTE_MS = 60_000
const DAY_SECONDS = 86_400

export interface CalendarWords {
  title: string
  description: string
  /** The name of each deadline, for its alarm and its entry. */
  deadlines: Record<Deadline, string>
}
export interface Sitting {
  /** `YYYY-MM-DD` and `HH:MM` in the test's time zone. */
  date: string
  time: string
}

/**
 * An iCalendar file (RFC 5545) with the sitting in its own time zone, an alarm at each deadline and, for calendars that
 * drop the alarms of an import, an all-day entry on each deadline's day. `id` makes a second import replace the first;
 * `now` is its time stamp.
 */
export async function calendarFile({ date, time }: Sitting, words: CalendarWords, id: string, now: Date) {
  const { ICalAlarmType, ICalCalendar, ICalEventTransparency } = await import('ical-generator')
  const calendar = new ICalCalendar({
    name: words.title,
    prodId: { company: 'Situ', product: 'Situ' },
  })
  const start = easternMoment(date, time)
  const days = Object.entries(DEADLINES) as [Deadline, number][]
  calendar.createEvent({
    id: `${id}@situ`,
    stamp: now,
    start,
    end: inEasternTime(start.getTime() + TEST_MINUTES_MAX * MINUTE_MS),
    timezone: TEST_ZONE,
    summary: words.title,
    description: words.description,
    alarms: days.map(([deadline, before]) => ({
      type: ICalAlarmType.display,
      triggerBefore: before * DAY_SECONDS,
      description: words.deadlines[deadline],
    })),
  })
  for (const [deadline, before] of days)
    calendar.createEvent({
      id: `${id}-${deadline}@situ`,
      stamp: now,
      // An all-day entry: noon is on the same day in every zone that the library may use.
      start: easternMoment(daysBefore(date, before), '12:00'),
      allDay: true,
      timezone: TEST_ZONE,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: words.deadlines[deadline],
    })
  // The zone is added by hand. If the library knew it, it would also write the time stamps in that zone, and they must
  // be in UTC.
  return calendar.toString().replace('BEGIN:VEVENT', `${VTIMEZONE}\r\nBEGIN:VEVENT`)
}
