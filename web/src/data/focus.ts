import type { SituDb } from './db'
import { recordActivity } from './progress'

/** Shorter sessions are none. */
const LEAST_SECONDS = 60

/** Records a focus session as study time, once for its id; one that was broken off under a minute is none. */
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
