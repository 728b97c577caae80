import type { Activity } from 'shared/model/activity'
import type { ReplayedType } from 'shared/model/progress'
import type { SituDb } from '#data/db/db'

/** Activities of these types from all devices, each once, the oldest first. */
export async function replayed(db: SituDb, types: ReplayedType[]): Promise<Activity[]> {
  const [own, others] = await Promise.all([
    db.activities.where('type').anyOf(types).toArray(),
    db.log.where('type').anyOf(types).toArray(),
  ])
  const byId = new Map<string, Activity>()
  for (const { seq: _, ...activity } of own) byId.set(activity.id, activity)
  for (const activity of others) byId.set(activity.id, activity)
  return [...byId.values()].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || (a.id < b.id ? -1 : 1))
}
