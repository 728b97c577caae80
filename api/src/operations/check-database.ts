import { refuseHalfMoved } from '../db/move.ts'
import type { Store } from '../db/store.ts'
import { foldAgrees, userIdsAfter } from '../db/tables/consistency.ts'
import { OperationError } from './operation.ts'

const NAMED_MAX = 20

/**
 * Compares every learner's statistics with their log. Throws an `OperationError` that names up to 20 learners whose
 * statistics differ.
 */
export async function checkDatabase(store: Store): Promise<string> {
  await refuseHalfMoved(store.read)
  const differing: string[] = []
  let [users, activities] = [0, 0]
  for (
    let page = await userIdsAfter(store.read, '');
    page.length > 0;
    page = await userIdsAfter(store.read, page.at(-1) ?? '')
  )
    for (const id of page) {
      const found = await foldAgrees(store.read, id)
      users++
      activities += found.activities
      if (!found.agrees) differing.push(id)
    }
  if (differing.length > 0)
    throw new OperationError(
      `Of ${users} users ${differing.length} have other statistics than their log says: ${differing.slice(0, NAMED_MAX).join(', ')}.`,
    )
  return `${users} users, ${activities} activities: the statistics of each are those of their log.\n`
}
