import * as z from 'zod/mini'
import { ACTIVITY_BATCH_MAX, Activity, ActivityInput } from './activity.ts'

export const TOTAL_MODULES_DEFAULT = 16
export const RECENT_ACTIVITIES_MAX = 10
export const TYPING_AVERAGE_OVER = 10

/** What a dashboard shows, derived from the fold and never stored. */
export const ProgressStats = z
  .object({
    completedModules: z.int(),
    /** Mean score of evaluated scenarios, out of 9; null while there is none. */
    averageScore: z.nullable(z.number()),
    /** Whole minutes, of all activities. */
    studyTime: z.int(),
    /** Mean of all typing activities, rounded once; null while there is none. */
    wpm: z.nullable(z.int()),
    totalModules: z.int(),
    /** Minutes on each of the last seven days, the oldest first. */
    weeklyProgress: z.array(z.int()),
  })
  .register(z.globalRegistry, { id: 'ProgressStats' })
export type ProgressStats = z.infer<typeof ProgressStats>

/**
 * The sums behind the statistics: what is needed to combine two sets of activities exactly
 * (rules/progress/progress.ts).
 */
export const ProgressFold = z
  .object({
    /** Number of activities; it only grows, so the larger of two folds of one log is the later. */
    count: z.int(),
    /** Ids of the completed modules, sorted; at most `FOLD_MODULES_MAX`. */
    modules: z.array(z.string()),
    /** Completed module activities that name no module; each counts as one module. */
    unnamedModules: z.int(),
    /** Sum of the scores, in hundredths of a point. */
    scoreSum: z.int(),
    scoreCount: z.int(),
    /** Sum of the typing speeds, in hundredths of a word per minute. */
    wpmSum: z.int(),
    wpmCount: z.int(),
    minutes: z.int(),
    /** Minutes by local day, of the newest `FOLD_DAYS_MAX` days; days without study are absent. */
    days: z.record(z.string(), z.int()),
    /** The newest ten typing activities. */
    typing: z.array(z.object({ id: z.string(), timestamp: z.string(), wpm: z.number() })),
    /** The newest ten activities, without those that belong to a practice test (`isPartOfTest`). */
    recent: z.array(Activity),
  })
  .register(z.globalRegistry, { id: 'ProgressFold' })
export type ProgressFold = z.infer<typeof ProgressFold>

/** Closed interval of places in a device's order that the server has stored. */
const Held = z.tuple([z.int(), z.int()])

export const ProgressSummary = z
  .object({
    stats: ProgressStats,
    /** The same as `fold.recent`. */
    activities: z.array(Activity),
    fold: ProgressFold,
    /**
     * Identifies this log. A different value means a different database (a backup was restored), and nothing can be
     * compared across the two.
     */
    logId: z.string(),
    /** Ids of this request that are now in the log. */
    accepted: z.array(z.string()),
    /** What the log has of the calling device, from the place that it asked about. */
    held: z.array(Held),
  })
  .register(z.globalRegistry, { id: 'ProgressSummary' })
export type ProgressSummary = z.infer<typeof ProgressSummary>

/** The calling device, and the place in its own order from which it asks what is stored. */
export const AskingDevice = {
  device: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  from: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  today: z.optional(z.iso.date()),
}

export const SummaryQuery = z.object(AskingDevice)
export const SummaryInput = z.object({
  ...AskingDevice,
  /** The client's own statistics; accepted and ignored. */
  stats: z.optional(z.record(z.string(), z.unknown())),
  activities: z.array(ActivityInput).check(z.maxLength(ACTIVITY_BATCH_MAX)),
})
export type SummaryInput = z.infer<typeof SummaryInput>

export const ProgressItem = z
  .object({
    id: z.string(),
    type: z.string(),
    itemId: z.nullable(z.string()),
    moduleId: z.nullable(z.string()),
    scenarioId: z.nullable(z.string()),
    score: z.nullable(z.number()),
    timeSpent: z.nullable(z.int()),
    completed: z.boolean(),
    timestamp: z.string(),
    title: z.string(),
  })
  .register(z.globalRegistry, { id: 'ProgressItem' })

/**
 * Types of which every device needs all activities, because it computes its state from them: review cards, practice
 * tests, the learner's own test date, ratings.
 */
export const ReplayedType = z.enum(['review', 'casper_test', 'casper_scenario', 'casper_module', 'test_date', 'rating'])
export type ReplayedType = z.infer<typeof ReplayedType>

/** The number of activities in one page of the log. */
export const LOG_PAGE = 500

/**
 * A page of the caller's activities. `progress.log` has those of a `ReplayedType` in the order in which the server
 * received them, with the cursor of `AttemptPage`; `progress.history` has all, the newest first, and its cursor is the
 * id of the last one.
 */
export const LogPage = z
  .object({ activities: z.array(Activity), cursor: z.string(), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'LogPage' })
export type LogPage = z.infer<typeof LogPage>

export const StudyTime = z.object({ totalMinutes: z.int() }).register(z.globalRegistry, { id: 'StudyTime' })
