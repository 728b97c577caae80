import type { ModuleState } from 'shared/model/module-progress'
import { entity } from '#data/db/table'

/** The state of a module on this device: its own writes joined with the server's. */
export interface StoredModuleState {
  moduleId: string
  state: ModuleState
  /** Seconds of this device that an activity has already reported as study time. */
  reportedSeconds: number
  /** Seconds of this device by page. */
  pageSeconds: Record<string, number>
}
export const moduleStates = entity<StoredModuleState, 'moduleId'>()({ indexes: { 1: 'moduleId' }, backup: 'never' })
