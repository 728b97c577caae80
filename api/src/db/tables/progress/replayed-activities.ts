import { sql } from 'kysely'
import { LOG_PAGE, ReplayedType } from 'shared/model/progress'
import { prepared } from '../../prepared.ts'
import type { ActivityRow } from '../../rows/practice.ts'
import type { Db } from '../../schema.ts'
import { type Place, pageOf } from '../reception-cursor.ts'
import { activityOf } from './activities.ts'

// The types are literals, as in the index, because only then do the databases see that the index covers exactly these
// rows.
const TYPES = ReplayedType.options.map((type) => sql.lit(type))

const received = prepared<Place & { userId: string }, ActivityRow>((db, arg) =>
  db
    .selectFrom('activityLog')
    .selectAll()
    .where('userId', '=', arg('userId'))
    .where('type', 'in', TYPES)
    .where((eb) => eb(eb.refTuple('receivedAt', 'id'), '>', eb.tuple(arg('receivedAt'), arg('id'))))
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(LOG_PAGE + 1),
)

/** A page of the user's activities of a `ReplayedType`, in the order in which the server received them. */
export async function replayedAfter(db: Db, userId: string, after: Place, now: number) {
  const { page, ...rest } = pageOf(await received(db, { userId, ...after }), LOG_PAGE, after, now)
  return { activities: page.map(activityOf), ...rest }
}
