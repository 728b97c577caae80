import { useEffect, useRef, useState } from 'react'
import type { Note } from 'shared/model/note'
import { addDays } from 'shared/rules/day-range'
import { entriesBetween } from 'shared/rules/scheduler'
import { localDay } from '#browser/clock'
import { notify } from '#browser/notifications'
import { currentDb, type SituDb, unlessClosed } from '#data/db/db'
import { claimReminder, useNotes } from '#data/planning/notes'
import { toast } from '#ui/feedback/toast'

/** Milliseconds by which a reminder may be late and still be shown, because the device may have slept. */
const LATE_MS = 10 * 60_000
/** Longest wait until the next check, in milliseconds. */
const LOOK_AGAIN_MS = 15 * 60_000

interface Due {
  note: Note
  day: string
  at: number
}
/**
 * The reminders of unfinished notes today and tomorrow, the earliest first, without those that are late by `LATE_MS` or
 * more.
 */
export function dueReminders(notes: readonly Note[], now: Date): Due[] {
  const today = localDay(now)
  return entriesBetween(notes, today, addDays(today, 1))
    .flatMap(({ note, day, isCompleted }) =>
      note.hasReminder && note.time !== null && !isCompleted
        ? [{ note, day, at: new Date(`${day}T${note.time}:00`).getTime() }]
        : [],
    )
    .filter(({ at }) => at > now.getTime() - LATE_MS)
    .sort((a, b) => a.at - b.at)
}

const keyOf = ({ note, day }: Due) => `${note.id}/${day}T${note.time}`

async function tell(db: SituDb, due: Due) {
  const { note, day } = due
  if (!(await claimReminder(db, keyOf(due)))) return
  toast({ tone: 'info', title: note.title, ...(note.content && { description: note.content.slice(0, 120) }) })
  await notify(note.title, note.content.slice(0, 200), `situ-${note.id}`, `/scheduler?day=${day}`)
}

/** Shows reminders of notes at their time while the app is open, in one tab only. It renders nothing itself. */
export function Reminders() {
  const notes = useNotes()
  const [looks, setLooks] = useState(0)
  const told = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again after each reminder and at intervals
  useEffect(() => {
    if (!notes) return
    const next = dueReminders(notes, new Date()).find((due) => !told.current.has(keyOf(due)))
    const db = currentDb()
    const wait = next ? Math.min(LOOK_AGAIN_MS, Math.max(0, next.at - Date.now())) : LOOK_AGAIN_MS
    const timer = setTimeout(() => {
      if (next && next.at <= Date.now()) {
        told.current.add(keyOf(next))
        tell(db, next).catch(unlessClosed(db))
      }
      setLooks((n) => n + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [notes, looks])
  return null
}
