import type { Activity } from 'shared/model/activity'
import { makeActivity } from 'shared/testing/make'
import { world } from '#testing/world'

/** The learner's day, as in `localDay`. */
export const today = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}
/** For tests: the server has an activity of another device. */
export function logElsewhere(activity: Activity) {
  world.logs.learner ??= []
  world.logs.learner.push({ activity, itemId: null, device: null, seq: null })
}
/** For tests: the server has an activity that was made on another device `minutesAgo` minutes ago. */
export function doneElsewhere(over: Partial<Activity>, minutesAgo = 0) {
  const timestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  logElsewhere(makeActivity({ id: `a${Math.random()}`, localDay: today(), moduleId: null, timestamp, ...over }))
}
