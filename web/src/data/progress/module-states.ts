import { msg } from '@lingui/core/macro'
import { modules } from 'shared/contract/calls/modules'
import type { Module } from 'shared/model/content/module'
import type { Language } from 'shared/model/languages'
import type { ModuleProgress, ModuleState } from 'shared/model/module-progress'
import { EMPTY_MODULE_STATE, mergeModuleStates, moduleView, stampAfter } from 'shared/rules/progress/module-progress'
import type { SituDb } from '#data/db/db'
import { deviceOrder } from '#data/db/device-order'
import { useQuery } from '#data/db/use-query'
import { send } from '#data/http/client'
import { enqueue } from '#data/outbox/outbox'
import type { OutboxRow } from '#data/outbox/outbox-table'
import type { QueuedWrite } from '#data/outbox/queued-write'
import type { StoredModuleState } from '#data/progress/module-states-table'
import { activityTables, recordActivity } from './progress'

const EMPTY = (moduleId: string): StoredModuleState => ({
  moduleId,
  state: EMPTY_MODULE_STATE,
  reportedSeconds: 0,
  pageSeconds: {},
})
const read = async (db: SituDb, id: string) => (await db.moduleStates.get(id)) ?? EMPTY(id)

/** The state of a module on this device; undefined while it loads. */
export const useStoredState = (moduleId: string): ModuleState | undefined =>
  useQuery(async (db) => (await read(db, moduleId)).state, [moduleId])

/** Joins the server's state of a module with the device's. */
export async function mergeStoredState(db: SituDb, moduleId: string, state: ModuleState) {
  const stored = await read(db, moduleId)
  const merged = mergeModuleStates(stored.state, state)
  const sameEpoch = merged.epoch === stored.state.epoch
  await db.moduleStates.put(sameEpoch ? { ...stored, state: merged } : { ...EMPTY(moduleId), state: merged })
}

/** Milliseconds for which the reply with every module's progress stays fresh. */
export const STATES_FRESH_MS = 30_000
/** Epoch milliseconds of the last reply, by database, so that another user's database begins without one. */
const statesCameAt = new WeakMap<SituDb, number>()

/** Calls `refreshModuleStates`, unless the last reply is still fresh. */
export async function freshenModuleStates(db: SituDb) {
  const at = statesCameAt.get(db)
  if (at === undefined || Date.now() - at >= STATES_FRESH_MS) await refreshModuleStates(db)
}

/** Requests every module's progress and joins it; throws ApiError when the request fails. */
export async function refreshModuleStates(db: SituDb) {
  const { value } = await send<ModuleProgress[]>(modules.allProgress, {})
  statesCameAt.set(db, Date.now())
  await db.transaction('rw', db.moduleStates, async () => {
    for (const { moduleId, state } of value) await mergeStoredState(db, moduleId, state)
  })
}

/** Milliseconds for which opening a module may wait for the position from another device. */
export const PLACE_TIMEOUT_MS = 2000

/**
 * Requests the learner's position in one module, joins it and returns the joined state; throws ApiError when the
 * request fails.
 */
export async function refreshModuleState(db: SituDb, moduleId: string): Promise<ModuleState> {
  const args = { params: { id: moduleId } }
  const { value } = await send<{ state: ModuleState }>(modules.progress, args, { timeout: PLACE_TIMEOUT_MS })
  return db.transaction('rw', db.moduleStates, async () => {
    await mergeStoredState(db, moduleId, value.state)
    return (await read(db, moduleId)).state
  })
}

export interface Place {
  module: Pick<Module, 'id' | 'title' | 'pageCount'>
  /** 1-based page on screen. */
  page: number
  /** Seconds of reading since the last save. */
  seconds: number
  language: Language
  /** Epoch of the last save of this page since it was opened; none before the first one. */
  openedIn?: number | undefined
}

/**
 * Saves the learner's position: the state, its queued write and, when the module is complete for the first time in its
 * epoch, the activity, in one transaction. Returns the epoch, or undefined where nothing is saved because the module
 * was started over while the page was open: a page that nobody has turned to since must not bring its progress back.
 */
export async function savePlace(db: SituDb, { module, page, seconds, language, openedIn }: Place) {
  return db.transaction('rw', [db.moduleStates, ...activityTables(db)], async () => {
    const { deviceId } = await deviceOrder(db)
    const stored = await read(db, module.id)
    if (openedIn !== undefined && stored.state.epoch !== openedIn) return undefined
    const before = moduleView(stored.state, module.pageCount)
    const own = (stored.state.seconds[deviceId] ?? 0) + seconds
    const state: ModuleState = {
      ...stored.state,
      currentPage: page,
      currentAt: stampAfter(stored.state, Date.now()),
      currentDevice: deviceId,
      lastPage: Math.max(stored.state.lastPage, page),
      seconds: { ...stored.state.seconds, [deviceId]: own },
    }
    const completesNow = before.status !== 'completed' && moduleView(state, module.pageCount).status === 'completed'
    await db.moduleStates.put({ ...stored, state, reportedSeconds: completesNow ? own : stored.reportedSeconds })
    await enqueue(db, {
      call: 'modules.saveProgress',
      slot: `module-progress/${module.id}/${state.epoch}`,
      args: {
        params: { id: module.id },
        body: {
          currentPage: page,
          lastPage: state.lastPage,
          totalTimeSeconds: own,
          deviceId,
          writtenAt: state.currentAt,
          epoch: state.epoch,
        },
      },
    })
    if (completesNow) await recordModuleReading(db, module, own - stored.reportedSeconds, true, language)
    return state.epoch
  })
}

/** Reports reading time that no activity contains yet; a short remainder waits for the next report. */
export async function reportReading(db: SituDb, module: Place['module'], language: Language, atLeastSeconds: number) {
  await db.transaction('rw', [db.moduleStates, ...activityTables(db)], async () => {
    const { deviceId } = await deviceOrder(db)
    const stored = await read(db, module.id)
    const own = stored.state.seconds[deviceId] ?? 0
    if (own - stored.reportedSeconds < atLeastSeconds) return
    await db.moduleStates.put({ ...stored, reportedSeconds: own })
    await recordModuleReading(db, module, own - stored.reportedSeconds, false, language)
  })
}

const recordModuleReading = (
  db: SituDb,
  module: Place['module'],
  timeSpent: number,
  completed: boolean,
  language: Language,
) =>
  recordActivity(db, {
    type: 'module',
    title: module.title[language],
    moduleId: module.id,
    timeSpent: Math.min(timeSpent, 86_400),
    completed,
    icon: 'book-open',
    data: { title: module.title },
  })

/** Queues that a page was left, `seconds` after it was opened or last saved. */
export async function savePage(
  db: SituDb,
  moduleId: string,
  pageId: string,
  { completed, seconds }: { completed: boolean; seconds: number },
) {
  await db.transaction('rw', [db.moduleStates, db.outbox, db.meta], async () => {
    const { deviceId } = await deviceOrder(db)
    const stored = await read(db, moduleId)
    const timeSpent = (stored.pageSeconds[pageId] ?? 0) + seconds
    await db.moduleStates.put({ ...stored, pageSeconds: { ...stored.pageSeconds, [pageId]: timeSpent } })
    await enqueue(db, {
      call: 'modules.savePage',
      slot: `page/${moduleId}/${pageId}`,
      args: { params: { moduleId, pageId }, body: { completed, timeSpent, deviceId } },
    })
  })
}

/** Starts modules over, all or none: a new epoch each, here at once and on the server when it can be reached. */
export async function resetModules(db: SituDb, moduleIds: readonly string[]) {
  await db.transaction('rw', [db.moduleStates, db.outbox], async () => {
    for (const moduleId of moduleIds) {
      const { state } = await read(db, moduleId)
      const epoch = state.epoch + 1
      await db.moduleStates.put({ ...EMPTY(moduleId), state: { ...EMPTY_MODULE_STATE, epoch } })
      await enqueue(db, { call: 'modules.resetProgress', args: { params: { id: moduleId }, query: { epoch } } })
    }
  })
}

const joinState = (db: SituDb, { args }: OutboxRow, { state }: { state: ModuleState }) =>
  mergeStoredState(db, args.params?.id ?? '', state)
export const moduleProgressSave: QueuedWrite<'modules.saveProgress'> = {
  name: msg`Position in a module`,
  tables: ['moduleStates'],
  apply: joinState,
}
export const moduleProgressReset: QueuedWrite<'modules.resetProgress'> = {
  name: msg`Module started over`,
  tables: ['moduleStates'],
  apply: joinState,
}
export const modulePageSave: QueuedWrite<'modules.savePage'> = { name: msg`Page read` }
