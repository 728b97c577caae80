import type { ProgressFold } from 'shared/model/progress'
import { EMPTY_FOLD } from 'shared/rules/progress'
import { prepared, writesAlone } from '../prepared.ts'
import type { Db } from '../schema.ts'
import { recentActivities } from './activities.ts'

type Row = { userId: string; fold: string; activeAt: number }
const EMPTY = JSON.stringify(EMPTY_FOLD)

const read = prepared<{ userId: string }, { fold: string }>((db, arg) =>
  db.selectFrom('progressFolds').select('fold').where('userId', '=', arg('userId')),
)
// Changes nothing, but holds the row until the transaction ends: of two writers, the second adds to the first's sum.
const hold = prepared<Omit<Row, 'activeAt'>, { fold: string }>((db, arg) =>
  db
    .insertInto('progressFolds')
    .values({ userId: arg('userId'), fold: arg('fold') })
    .onConflict((c) => c.column('userId').doUpdateSet((eb) => ({ userId: eb.ref('excluded.userId') })))
    .returning('progressFolds.fold'),
)
const put = prepared<Row, unknown>((db, arg) =>
  db
    .insertInto('progressFolds')
    .values({ userId: arg('userId'), fold: arg('fold'), activeAt: arg('activeAt') })
    .onConflict((c) =>
      c
        .column('userId')
        .doUpdateSet((eb) => ({ fold: eb.ref('excluded.fold'), activeAt: eb.ref('excluded.activeAt') })),
    ),
)

/** The stored sums; the newest activities stand in the log itself, where an index finds them. */
const withoutRecent = (fold: ProgressFold): ProgressFold => ({ ...fold, recent: [] })

/** The fold of everything in the user's log, without the newest activities. */
export async function storedFold(db: Db, userId: string): Promise<ProgressFold> {
  const [row] = await read(db, { userId })
  return row ? JSON.parse(row.fold) : EMPTY_FOLD
}

/** The whole fold of the user's log. */
export const foldOf = async (db: Db, userId: string): Promise<ProgressFold> => ({
  ...(await storedFold(db, userId)),
  recent: await recentActivities(db, userId),
})

/** Replaces the stored fold by what `change` makes of it, in the caller's transaction. */
export async function changeFold(db: Db, userId: string, now: number, change: (fold: ProgressFold) => ProgressFold) {
  const [row] = writesAlone(db) ? await read(db, { userId }) : await hold(db, { userId, fold: EMPTY })
  const fold = withoutRecent(change(row ? JSON.parse(row.fold) : EMPTY_FOLD))
  await put(db, { userId, fold: JSON.stringify(fold), activeAt: now })
}
