// Module progress: spec 2 §4, design §5. A state is merged, never overwritten: furthest page, latest current page, time per device.
import type { ModuleState, ModuleStatus } from '../model/module-progress.ts'

export const EMPTY_MODULE_STATE: ModuleState = {
  epoch: 0,
  currentPage: 0,
  currentAt: 0,
  currentDevice: '',
  lastPage: 0,
  seconds: {},
}

const later = (a: ModuleState, b: ModuleState) => {
  if (a.currentAt !== b.currentAt) return a.currentAt > b.currentAt ? a : b
  if (a.currentDevice !== b.currentDevice) return a.currentDevice > b.currentDevice ? a : b
  return a.currentPage >= b.currentPage ? a : b
}

/** Joins two states of one module: commutative, associative and idempotent. A later epoch (a reset) replaces the whole. */
export function mergeModuleStates(a: ModuleState, b: ModuleState): ModuleState {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch ? a : b
  const { currentPage, currentAt, currentDevice } = later(a, b)
  const seconds = { ...a.seconds }
  for (const [device, s] of Object.entries(b.seconds)) seconds[device] = Math.max(seconds[device] ?? 0, s)
  return { epoch: a.epoch, currentPage, currentAt, currentDevice, lastPage: Math.max(a.lastPage, b.lastPage), seconds }
}

/** Stamp for a new write: not before anything already seen, so that a device with a wrong clock cannot freeze the others. */
export const stampAfter = (seen: ModuleState, now: number) => Math.max(now, seen.currentAt + 1)

export const totalSeconds = (state: ModuleState) => Object.values(state.seconds).reduce((sum, s) => sum + s, 0)

/** Page divided by pages, rounded percent, 0 to 100. */
export const modulePercent = (page: number, pageCount: number) =>
  pageCount <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((page / pageCount) * 100)))

export const moduleStatus = (percent: number): ModuleStatus =>
  percent <= 0 ? 'not_started' : percent >= 100 ? 'completed' : 'in_progress'

/** Index of the page to open: the saved 1-based page minus one, inside the module. */
export const startPageIndex = (savedPage: number, pageCount: number) =>
  Math.min(Math.max(0, savedPage - 1), Math.max(0, pageCount - 1))

/** What lists show of a state. The furthest page decides, so that looking back never undoes a completed module. */
export function moduleView(state: ModuleState, pageCount: number) {
  const progressPercentage = modulePercent(state.lastPage, pageCount)
  return {
    currentPage: state.currentPage,
    lastPage: state.lastPage,
    totalTimeSeconds: totalSeconds(state),
    progressPercentage,
    status: moduleStatus(progressPercentage),
  }
}
