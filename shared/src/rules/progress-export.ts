// The file that carries a learner's progress (spec 1 §3), and the same as a table for a spreadsheet.
import * as z from 'zod/mini'
import { Activity } from '../model/activity.ts'
import type { ProgressStats } from '../model/progress.ts'

export const EXPORT_VERSION = '1.0'

/** The file as the specification has it. */
export const progressFile = (stats: ProgressStats, activities: readonly Activity[], now: Date) => ({
  stats,
  activities,
  exportDate: now.toISOString(),
  version: EXPORT_VERSION,
})

const File = z.object({ version: z.literal(EXPORT_VERSION), exportDate: z.string(), activities: z.array(z.unknown()) })

/** The activities of such a file; undefined where it is none, and without those that are damaged. */
export function activitiesInFile(text: string): Activity[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const file = File.safeParse(value)
  if (!file.success) return undefined
  return file.data.activities.flatMap((item) => Activity.safeParse(item).data ?? [])
}

/** A spreadsheet would run a cell that begins so (CWE-1236): an apostrophe makes it text. */
const neutral = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** A row per activity under `columns`: date, time, kind, title, score, minutes. */
export const progressRows = (
  activities: readonly Activity[],
  columns: readonly string[],
  { day, time, kind, title }: Record<'day' | 'time' | 'kind' | 'title', (activity: Activity) => string>,
): string[][] =>
  [
    [...columns],
    ...activities.map((activity) => [
      day(activity),
      time(activity),
      kind(activity),
      title(activity),
      activity.score === null ? '' : String(activity.score),
      activity.timeSpent === null ? '' : String(Math.round(activity.timeSpent / 60)),
    ]),
  ].map((row) => row.map(neutral))
