// Module progress. States are merged, never overwritten: furthest page, latest current page, time per device.
import type { ModuleState, ModuleStatus } from '../../model/module-progress.ts'
import { countOf } from '../counters.ts'

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

/**
 * Joins two states of one module: commutative, associative and idempotent. A later epoch (a reset) replaces all of the
 * earlier one.
 */
export function mergeModuleStates(a: ModuleState, b: ModuleState): ModuleState {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch ? a : b
  const { currentPage, currentAt, currentDevice } = later(a, b)
  const devices = new Set([...Object.keys(a.seconds), ...Object.keys(b.seconds)])
  const seconds = Object.fromEntries(
    [...devices].map((device) => [device, Math.max(countOf(a.seconds, device), countOf(b.seconds, device))]),
  )
  return { epoch: a.epoch, currentPage, currentAt, currentDevice, lastPage: Math.max(a.lastPage, b.lastPage), seconds }
}

/**
 * Timestamp for a new write: later than any timestamp already seen, so that a device with a wrong clock cannot block
 * the others.
 */
export const stampAfter = (seen: ModuleState, now: number) => Math.max(now, seen.currentAt + 1)

export const totalSeconds = (state: Pick<ModuleState, 'seconds'>) =>
  Object.keys(state.seconds).reduce((sum, device) => sum + countOf(state.seconds, device), 0)

/** Page divided by page count, as a rounded percentage, 0 to 100. */
export const modulePercent = (page: number, pageCount: number) =>
  pageCount <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((page / pageCount) * 100)))

export const moduleStatus = (percent: number): ModuleStatus =>
  percent <= 0 ? 'not_started' : percent >= 100 ? 'completed' : 'in_progress'

/** 0-based index of the page to open: the saved 1-based page minus one, limited to the module. */
export const startPageIndex = (savedPage: number, pageCount: number) =>
  Math.min(Math.max(0, savedPage - 1), Math.max(0, pageCount - 1))

/** What lists show of a state. The furthest page counts, so that going back never undoes a completed module. */
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

/** Whether the learner started the module over and has not completed it since. */
export const isRestarted = (state: ModuleState, pageCount: number) =>
  state.epoch > 0 && moduleView(state, pageCount).status !== 'completed'
