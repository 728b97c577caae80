import type { ProgressFold } from 'shared/model/progress'
import { EMPTY_FOLD } from 'shared/rules/progress'
import { prepared } from '../prepared.ts'
import type { Db } from '../schema.ts'

type Row = { userId: string; fold: string }
const EMPTY = JSON.stringify(EMPTY_FOLD)

const read = prepared<{ userId: string }, { fold: string }>((db, arg) =>
  db.selectFrom('progressFolds').select('fold').where('userId', '=', arg('userId')),
)
// Changes nothing, but holds the row until the transaction ends: of two writers, the second adds to the first's sum.
const hold = prepared<Row, { fold: string }>((db, arg) =>
  db
    .insertInto('progressFolds')
    .values({ userId: arg('userId'), fold: arg('fold') })
    .onConflict((c) => c.column('userId').doUpdateSet((eb) => ({ userId: eb.ref('excluded.userId') })))
    .returning('progressFolds.fold'),
)
const replace = prepared<Row, unknown>((db, arg) =>
  db
    .updateTable('progressFolds')
    .set({ fold: arg('fold') })
    .where('userId', '=', arg('userId')),
)

/** The fold of everything in the user's log. */
export async function foldOf(db: Db, userId: string): Promise<ProgressFold> {
  const [row] = await read(db, { userId })
  return row ? JSON.parse(row.fold) : EMPTY_FOLD
}

/** Replaces the stored fold by what `change` makes of it, in the caller's transaction. */
export async function changeFold(db: Db, userId: string, change: (fold: ProgressFold) => ProgressFold) {
  const [row] = await hold(db, { userId, fold: EMPTY })
  const fold = change(JSON.parse(row?.fold ?? EMPTY))
  await replace(db, { userId, fold: JSON.stringify(fold) })
  return fold
}
