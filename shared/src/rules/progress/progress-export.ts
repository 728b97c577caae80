// The file with a learner's progress, and the same data as a table for spreadsheets.
import type { Activity } from '../../model/activity.ts'
import type { ProgressStats } from '../../model/progress.ts'

export const EXPORT_VERSION = '1.0'

/** The file in the form of the public API. `missing` is the number of activities that could not be reached. */
export const progressFile = (stats: ProgressStats, activities: readonly Activity[], now: Date, missing = 0) => ({
  stats,
  activities,
  exportDate: now.toISOString(),
  version: EXPORT_VERSION,
  ...(missing > 0 && { missing }),
})

/**
 * One row per activity under `columns`: date, time, type, title, score, minutes. Numbers stay numbers, because their
 * decimal sign depends on the reader.
 */
export const progressRows = (
  activities: readonly Activity[],
  columns: readonly string[],
  { day, time, kind, title }: Record<'day' | 'time' | 'kind' | 'title', (activity: Activity) => string>,
): (string | number)[][] => [
  [...columns],
  ...activities.map((activity) => [
    day(activity),
    time(activity),
    kind(activity),
    title(activity),
    activity.score ?? '',
    activity.timeSpent === null ? '' : Math.round(activity.timeSpent / 60),
  ]),
]
