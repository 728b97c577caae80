// The file with a learner's progress, and the same data as a table for spreadsheets.
import type { Activity } from '../../model/activity.ts'
import type { ProgressStats } from '../../model/progress.ts'

export const EXPORT_VERSION = '1.0'

/** The file in the form of the public API. */
export const progressFile = (stats: ProgressStats, activities: readonly Activity[], now: Date) => ({
  stats,
  activities,
  exportDate: now.toISOString(),
  version: EXPORT_VERSION,
})

/** One row per activity under `columns`: date, time, type, title, score, minutes. */
export const progressRows = (
  activities: readonly Activity[],
  columns: readonly string[],
  { day, time, kind, title }: Record<'day' | 'time' | 'kind' | 'title', (activity: Activity) => string>,
): string[][] => [
  [...columns],
  ...activities.map((activity) => [
    day(activity),
    time(activity),
    kind(activity),
    title(activity),
    activity.score === null ? '' : String(activity.score),
    activity.timeSpent === null ? '' : String(Math.round(activity.timeSpent / 60)),
  ]),
]
