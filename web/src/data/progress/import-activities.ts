import type { Activity } from 'shared/model/activity'
import type { SituDb } from '#data/db/db'
import { announceWrite } from '#data/outbox/outbox'
import { activityTables, addPending, readProgress, takePlaces } from './progress'

/**
 * Adds the activities of an exported file that this device does not have; the server counts each id once, whatever its
 * origin. Returns how many.
 */
export async function importActivities(db: SituDb, activities: readonly Activity[]): Promise<number> {
  const shown = (await readProgress(db))?.fold.recent.map(({ id }) => id) ?? []
  const added = await db.transaction('rw', [...activityTables(db), db.log], async () => {
    const ids = activities.map(({ id }) => id)
    const here = [...(await db.activities.bulkGet(ids)), ...(await db.log.bulkGet(ids))].map((one) => one?.id)
    const known = new Set([...shown, ...here])
    const fresh = [...new Map(activities.map((one) => [one.id, one])).values()].filter(({ id }) => !known.has(id))
    await addPending(db, await takePlaces(db, fresh))
    return fresh.length
  })
  announceWrite()
  return added
}
