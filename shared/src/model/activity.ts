import * as z from 'zod/mini'
import { Flag } from './content/flag.ts'

/**
 * What a learner can do. The dashboard shows the first five by name; the others are records of the test-preparation
 * page and of tools.
 */
export const ActivityType = z.enum([
  'module',
  'scenario',
  'quiz',
  'typing',
  'game',
  'casper_module',
  'casper_test',
  'casper_scenario',
  'focus',
  'speech',
  'video',
  'review',
  'test_date',
  'rating',
])
export type ActivityType = z.infer<typeof ActivityType>

export const ACTIVITY_TITLE_MAX = 300
export const ACTIVITY_TEXT_MAX = 1000
/** One day: a longer activity is a fault. */
export const ACTIVITY_SECONDS_MAX = 86_400
/** The largest number of activities in one request. */
export const ACTIVITY_BATCH_MAX = 500
/** Characters of an activity's `data` as JSON. */
export const ACTIVITY_DATA_MAX = 8_192

const text = (max: number) => z.string().check(z.maxLength(max))
const Id = z.string().check(z.minLength(1), z.maxLength(64))
const Reference = z.nullable(text(128))
const Score = z.nullable(z.number().check(z.gte(0), z.lte(100_000)))
const Seconds = z.nullable(z.int().check(z.gte(0), z.lte(ACTIVITY_SECONDS_MAX)))

/** One activity of the learner: written once by the device that saw it, never changed. */
export const Activity = z
  .object({
    /** Made by the device (UUIDv7); identifies the activity in every call that carries it. */
    id: Id,
    type: ActivityType,
    title: text(ACTIVITY_TITLE_MAX),
    description: z._default(text(ACTIVITY_TEXT_MAX), ''),
    /** Out of 9 for a scenario, percent for a quiz, words per minute for typing. */
    score: Score,
    /**
     * When the activity happened, by the device's clock, which can be wrong. It orders activities in lists; the day on
     * which an activity counts is `localDay`.
     */
    timestamp: z.iso.datetime({ offset: true }),
    /** The learner's own calendar day at that moment, `YYYY-MM-DD`. */
    localDay: z.iso.date(),
    icon: z._default(text(64), ''),
    color: z._default(text(32), ''),
    /** Whole seconds. */
    timeSpent: Seconds,
    completed: z.boolean(),
    moduleId: Reference,
    scenarioId: Reference,
    data: z._default(z.record(z.string(), z.unknown()), {}),
  })
  .register(z.globalRegistry, { id: 'Activity' })
export type Activity = z.infer<typeof Activity>

const Timestamp = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.int().check(z.gte(0), z.lte(8.64e15))]),
  z.transform((v) => (typeof v === 'number' ? new Date(v).toISOString() : v)),
)

/** Fields as a client sends them: what is left out gets its neutral value. */
const WRITTEN = {
  title: z._default(text(ACTIVITY_TITLE_MAX), ''),
  description: z._default(text(ACTIVITY_TEXT_MAX), ''),
  score: z._default(Score, null),
  timeSpent: z._default(Seconds, null),
  reference: z._default(Reference, null),
  data: z._default(
    z.record(z.string(), z.unknown()).check(z.refine((d) => JSON.stringify(d).length <= ACTIVITY_DATA_MAX)),
    {},
  ),
}

/** An activity as a client sends it: a field that is left out gets its neutral value, and `seq` may be added. */
export const ActivityInput = z.object({
  id: Id,
  type: ActivityType,
  title: WRITTEN.title,
  description: WRITTEN.description,
  score: WRITTEN.score,
  timestamp: Timestamp,
  localDay: z.optional(z.iso.date()),
  icon: z._default(text(64), ''),
  color: z._default(text(32), ''),
  timeSpent: WRITTEN.timeSpent,
  completed: z._default(Flag, true),
  moduleId: WRITTEN.reference,
  scenarioId: WRITTEN.reference,
  data: WRITTEN.data,
  /** Place in the order of the device that made it. */
  seq: z.optional(z.int().check(z.gte(1))),
})
export type ActivityInput = z.infer<typeof ActivityInput>

/** The progress record of the public API (`POST /api/progress`); `userId` is accepted and ignored. */
export const ProgressRecord = z.object({
  id: z.optional(Id),
  userId: z.optional(z.nullable(z.string())),
  type: ActivityType,
  itemId: z.optional(Reference),
  moduleId: WRITTEN.reference,
  scenarioId: WRITTEN.reference,
  score: WRITTEN.score,
  timeSpent: WRITTEN.timeSpent,
  completed: z._default(Flag, false),
  data: WRITTEN.data,
  title: WRITTEN.title,
  description: WRITTEN.description,
  timestamp: z.optional(Timestamp),
  localDay: z.optional(z.iso.date()),
  /**
   * The device, and the activity's place in that device's order. A client that sends one activity by both writing calls
   * (`progress.record` and `progress.saveSummary`) gives `device` and `seq` in each.
   */
  device: z.optional(Id),
  seq: z.optional(z.int().check(z.gte(1))),
})
export type ProgressRecord = z.infer<typeof ProgressRecord>
