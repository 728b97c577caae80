import type { ProgressFold } from 'shared/model/progress'
import { addFolds, EMPTY_FOLD, foldActivities } from 'shared/rules/progress/progress'
import type { Db } from '../schema.ts'
import { activityOf } from './progress/activities.ts'
import { storedFold } from './progress/progress-folds.ts'

const PEOPLE_PAGE = 200
const ACTIVITIES_PAGE = 2000

/** A page of the ids of users after this one, in order. */
export const userIdsAfter = async (db: Db, id: string): Promise<string[]> =>
  (await db.selectFrom('users').select('id').where('id', '>', id).orderBy('id').limit(PEOPLE_PAGE).execute()).map(
    (row) => row.id,
  )

/** The fold computed from a user's log. */
async function foldOfLog(db: Db, userId: string) {
  let fold: ProgressFold = EMPTY_FOLD
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('activityLog')
      .selectAll()
      .where('userId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ACTIVITIES_PAGE)
      .execute()
    fold = addFolds(fold, foldActivities(rows.map(activityOf)))
    const last = rows.at(-1)
    if (!last || rows.length < ACTIVITIES_PAGE) return fold
    after = last.id
  }
}
/** The part of a fold that is compared. The newest activities are left out, because they are only stored in the log. */
const sums = ({ recent: _, days, ...fold }: ProgressFold) => JSON.stringify([fold, Object.entries(days).sort()])

/** Whether a user's stored fold equals that of their log; with the number of activities. */
export async function foldAgrees(db: Db, userId: string) {
  const [stored, made] = [await storedFold(db, userId), await foldOfLog(db, userId)]
  return { agrees: sums(stored) === sums(made), activities: made.count }
}
