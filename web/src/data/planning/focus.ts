import type { SituDb } from '#data/db/db'
import { recordActivity } from '#data/progress/progress'

/** Seconds; shorter sessions are not recorded. */
const LEAST_SECONDS = 60

/** Records a focus session as study time, once for its id; a session of under a minute is not recorded. */
export async function recordFocus(db: SituDb, id: string, seconds: number, completed: boolean) {
  if (seconds < LEAST_SECONDS) return
  const title = { fr: 'Séance de concentration', en: 'Focus session' }
  await recordActivity(db, {
    id: `focus-${id}`,
    type: 'focus',
    title: title.fr,
    timeSpent: Math.round(seconds),
    completed,
    icon: 'wind',
    data: { title },
  })
}
