import type { Activity } from 'shared/model/activity'
import type { ProgressFold } from 'shared/model/progress'
import { entity } from '#data/db/table'

/** An activity of the learner on this device. `seq` is its place in the device's own order. */
export interface OwnActivity extends Activity {
  seq: number
}
/** The fold of the pending activities of one segment of the device's order. */
export interface PendingFold {
  segment: number
  fold: ProgressFold
}

/**
 * The activities of this device. A backup contains those that the server does not have yet; on another device they get
 * new places in the order.
 */
export const activities = entity<OwnActivity, 'id'>()({
  indexes: { 1: 'id, &seq', 2: 'id, &seq, type' },
  backup: 'never',
})
export const pendingFolds = entity<PendingFold, 'segment'>()({ indexes: { 1: 'segment' }, backup: 'never' })
/**
 * Activities of the other devices: those of a `ReplayedType` as they arrive, the others once the learner has opened the
 * whole history.
 */
export const log = entity<Activity, 'id'>()({ indexes: { 2: 'id, type' }, backup: 'never' })
