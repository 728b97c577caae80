// The sessions of the plan as entries of a calendar: made by the rule each time, never stored.
import type { PlannedDay, Session } from './session.ts'

/** When the sessions of a day begin, where the learner chose no time. */
export const PLAN_TIME_DEFAULT = '18:00'
/** The last minute of a day. A session that would begin after midnight is placed here. */
const LAST_MINUTE = 24 * 60 - 1

export interface PlanEntry {
  /** `YYYY-MM-DD`. */
  day: string
  /** The session's place among those of the day, from 0. */
  place: number
  session: Session
  /** `HH:MM`: the first begins at the learner's time, each of the others at the end of the one before. */
  time: string
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number) => {
  const capped = Math.min(LAST_MINUTE, minutes)
  return `${String(Math.floor(capped / 60)).padStart(2, '0')}:${String(capped % 60).padStart(2, '0')}`
}

/** Every session of these days as an entry, in order; `start` is the learner's time, `HH:MM`. */
export const planEntries = (days: readonly PlannedDay[], start = PLAN_TIME_DEFAULT): PlanEntry[] =>
  days.flatMap(({ day, sessions }) => {
    let at = minutesOf(start)
    return sessions.map((session, place) => {
      const time = timeOf(at)
      at += session.minutes
      return { day, place, session, time }
    })
  })
