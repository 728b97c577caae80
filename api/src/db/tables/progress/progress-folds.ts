import type { ProgressFold } from 'shared/model/progress'
import { EMPTY_FOLD } from 'shared/rules/progress/progress'
import { prepared, writesAlone } from '../../prepared.ts'
import type { Db } from '../../schema.ts'
import { Repeat } from '../../store.ts'
import { recentActivities } from './activities.ts'

type Row = { userId: string; fold: string; activeAt: number }
type Stored = Pick<Row, 'fold'> & { activeAt: number | null }

const read = prepared<{ userId: string }, Stored>((db, arg) =>
  db.selectFrom('progressFolds').select(['fold', 'activeAt']).where('userId', '=', arg('userId')),
)
// The row stays locked until the transaction ends, so that of two writers the second adds to the first's sum.
const held = prepared<{ userId: string }, Stored>((db, arg) =>
  db.selectFrom('progressFolds').select(['fold', 'activeAt']).where('userId', '=', arg('userId')).forNoKeyUpdate(),
)
const add = prepared<Row, { userId: string }>((db, arg) =>
  db
    .insertInto('progressFolds')
    .values({ userId: arg('userId'), fold: arg('fold'), activeAt: arg('activeAt') })
    .onConflict((c) => c.column('userId').doNothing())
    .returning('userId'),
)
const put = prepared<Row, unknown>((db, arg) =>
  db
    .updateTable('progressFolds')
    .set({ fold: arg('fold'), activeAt: arg('activeAt') })
    .where('userId', '=', arg('userId')),
)

/** The stored sums; the newest activities are in the log itself, where an index finds them. */
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

/** A fold that nobody else can change until the transaction ends. */
export interface HeldFold {
  fold: ProgressFold
  /** Time of the first write on the last active day; null where there was none, undefined where there is no row. */
  activeAt: number | null | undefined
}
/** Reads the fold and locks it. */
export async function holdFold(db: Db, userId: string): Promise<HeldFold> {
  const [row] = await (writesAlone(db) ? read : held)(db, { userId })
  return row ? { fold: JSON.parse(row.fold), activeAt: row.activeAt } : { fold: EMPTY_FOLD, activeAt: undefined }
}

const DAY_MS = 86_400_000
/** The column is indexed: it changes once a day, so that all other writes of the row touch no index. */
const activeAt = (before: number | null | undefined, now: number) =>
  typeof before === 'number' && Math.floor(before / DAY_MS) === Math.floor(now / DAY_MS) ? before : now

/** Replaces a locked fold. */
export async function putFold(db: Db, userId: string, now: number, before: HeldFold, fold: ProgressFold) {
  const row = { userId, fold: JSON.stringify(withoutRecent(fold)), activeAt: activeAt(before.activeAt, now) }
  if (before.activeAt !== undefined) await put(db, row)
  // A learner's first two writes at once: there was no row yet for which the second could wait.
  else if ((await add(db, row)).length === 0) throw new Repeat('the first fold was made meanwhile')
}

/** Replaces the stored fold by the result of `change`, in the caller's transaction. */
export async function changeFold(db: Db, userId: string, now: number, change: (fold: ProgressFold) => ProgressFold) {
  const before = await holdFold(db, userId)
  await putFold(db, userId, now, before, change(before.fold))
}
