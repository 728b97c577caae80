import type { Activity, ActivityType } from 'shared/model/activity'
import { RECENT_ACTIVITIES_MAX } from 'shared/model/progress'
import { prepared } from '../../prepared.ts'
import type { ActivityRow } from '../../rows/practice.ts'
import type { Db } from '../../schema.ts'

export const ACTIVITIES_LISTED_MAX = 500
/** The largest number of sequence numbers of one device that one reply covers. */
const SEQ_LISTED_MAX = 10_000

const COLUMNS = [
  'userId',
  'id',
  'type',
  'moduleId',
  'scenarioId',
  'itemId',
  'scoreC',
  'timeSpent',
  'completed',
  'occurredAt',
  'receivedAt',
  'localDay',
  'deviceId',
  'seq',
  'title',
  'description',
  'icon',
  'color',
  'data',
] as const satisfies (keyof ActivityRow)[]

/**
 * Rows per statement, the largest first: few statements to prepare, and none near SQLite's limit of 32,766 parameters.
 */
const CHUNKS = [250, 50, 10, 1]
const inserts = new Map(
  CHUNKS.map((size) => [
    size,
    prepared<Record<string, unknown>, { id: string }>((db, arg) =>
      db
        .insertInto('activityLog')
        // The slots stand for whole columns, so the row's type is that of the table.
        .values(
          Array.from(
            { length: size },
            (_, i) => Object.fromEntries(COLUMNS.map((c) => [c, arg(`${c}${i}`)])) as unknown as ActivityRow,
          ),
        )
        .onConflict((c) => c.columns(['userId', 'id']).doNothing())
        .returning('id'),
    ),
  ]),
)

/** Inserts the rows that do not exist yet; returns the new ids. The ids must be distinct. */
export async function addActivities(db: Db, rows: readonly ActivityRow[]): Promise<Set<string>> {
  const asked: Promise<{ id: string }[]>[] = []
  let from = 0
  for (const [size, insert] of inserts)
    for (; rows.length - from >= size; from += size) {
      const args: Record<string, unknown> = {}
      for (let i = 0; i < size; i++) for (const c of COLUMNS) args[`${c}${i}`] = rows[from + i]?.[c]
      asked.push(insert(db, args))
    }
  return new Set((await Promise.all(asked)).flatMap((part) => part.map(({ id }) => id)))
}

export const activityById = prepared<{ userId: string; id: string }, ActivityRow>((db, arg) =>
  db.selectFrom('activityLog').selectAll().where('userId', '=', arg('userId')).where('id', '=', arg('id')),
)
const ITEM_COLUMNS = [
  'id',
  'type',
  'itemId',
  'moduleId',
  'scenarioId',
  'scoreC',
  'timeSpent',
  'completed',
  'occurredAt',
  'title',
] as const satisfies (keyof ActivityRow)[]
/** The columns of an activity in the list of progress items. */
export type ItemRow = Pick<ActivityRow, (typeof ITEM_COLUMNS)[number]>

export const newestItems = prepared<{ userId: string }, ItemRow>((db, arg) =>
  db
    .selectFrom('activityLog')
    .select(ITEM_COLUMNS)
    .where('userId', '=', arg('userId'))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(ACTIVITIES_LISTED_MAX),
)
const newest = prepared<{ userId: string }, ActivityRow>((db, arg) =>
  db
    .selectFrom('activityLog')
    .selectAll()
    .where('userId', '=', arg('userId'))
    // These two conditions exclude the activities for which the rule `isPartOfTest` is true.
    .where('type', '<>', 'casper_scenario')
    .where((eb) => eb.or([eb('type', '<>', 'scenario'), eb('data', 'not like', '%"runId":"%')]))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_ACTIVITIES_MAX),
)
/** The newest ten activities that are not part of a practice test, in the order of `newestFirst`. */
export const recentActivities = async (db: Db, userId: string): Promise<Activity[]> =>
  (await newest(db, { userId })).map(activityOf)

const places = prepared<{ userId: string; device: string; from: number }, { seq: number }>((db, arg) =>
  db
    .selectFrom('activityLog')
    .select((eb) => eb.ref('seq').$notNull().as('seq'))
    .where('userId', '=', arg('userId'))
    .where('deviceId', '=', arg('device'))
    .where('seq', '>=', arg('from'))
    .orderBy('seq')
    .limit(SEQ_LISTED_MAX),
)

/** The closed intervals of a device's sequence numbers that the log contains, from `from` on. */
export async function heldIntervals(db: Db, userId: string, device: string, from: number): Promise<[number, number][]> {
  const held: [number, number][] = []
  for (const { seq } of await places(db, { userId, device, from })) {
    const last = held.at(-1)
    if (last && seq <= last[1] + 1) last[1] = seq
    else held.push([seq, seq])
  }
  return held
}

/** The activity in a row of the log. */
export const activityOf = (row: ActivityRow): Activity => ({
  id: row.id,
  // The data were validated before they were stored, like everything in this table.
  type: row.type as ActivityType,
  title: row.title,
  description: row.description,
  score: row.scoreC === null ? null : row.scoreC / 100,
  timestamp: new Date(row.occurredAt).toISOString(),
  localDay: row.localDay,
  icon: row.icon,
  color: row.color,
  timeSpent: row.timeSpent,
  completed: row.completed === 1,
  moduleId: row.moduleId,
  scenarioId: row.scenarioId,
  data: JSON.parse(row.data),
})
