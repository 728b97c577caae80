import { LOG_PAGE } from 'shared/model/progress'
import { prepared } from '../../prepared.ts'
import type { ActivityRow } from '../../rows/practice.ts'
import type { Db } from '../../schema.ts'
import { activityOf } from './activities.ts'

type Place = Pick<ActivityRow, 'occurredAt' | 'id'>
/** The place at which the list begins, before the newest activity. */
const START: Place = { occurredAt: Number.MAX_SAFE_INTEGER, id: '' }

const older = prepared<Place & { userId: string }, ActivityRow>((db, arg) =>
  db
    .selectFrom('activityLog')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where((eb) => eb(eb.refTuple('occurredAt', 'id'), '<', eb.tuple(arg('occurredAt'), arg('id'))))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LOG_PAGE + 1),
)

/** A page of the user's activities, the newest first, after the one given. */
export async function olderActivities(db: Db, userId: string, { occurredAt, id }: Place = START) {
  const rows = await older(db, { userId, occurredAt, id })
  const page = rows.slice(0, LOG_PAGE)
  return { activities: page.map(activityOf), cursor: page.at(-1)?.id ?? '', hasMore: rows.length > LOG_PAGE }
}
