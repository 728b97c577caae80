import type { modules as contract } from 'shared/contract/calls/modules'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { EPOCH_MAX, type ModuleState } from 'shared/model/module-progress'
import { countOf, withCount } from 'shared/rules/counters'
import {
  EMPTY_MODULE_STATE,
  mergeModuleStates,
  moduleView,
  stampAfter,
  totalSeconds,
} from 'shared/rules/progress/module-progress'
import type { Db } from '../db/schema.ts'
import { pageCountOf, publishedCards, publishedModule } from '../db/tables/content/modules.ts'
import { changeState, stateOf, statesOf } from '../db/tables/progress/module-states.ts'
import { changePage, forgetPages } from '../db/tables/progress/page-progress.ts'
import type { Call } from '../http/call.ts'
import { invalid, Refusal } from '../http/failures.ts'

/** More devices than anyone has, which bounds the counters of one module. */
const DEVICES_MAX = 100

const PAGE_ID_MAX = 128

const missing = () => new Refusal(404, MESSAGES.moduleNotFound)
async function mustExist(db: Db, id: string) {
  if ((await pageCountOf(db, { id })).length === 0) throw missing()
}
function boundDevices<T extends { seconds: Record<string, number> }>(value: T): T {
  if (Object.keys(value.seconds).length > DEVICES_MAX) throw new Refusal(422, MESSAGES.tooManyDevices)
  return value
}
const rowOf = (state: ModuleState) => ({
  current_page: state.currentPage,
  last_page: state.lastPage,
  total_time_seconds: totalSeconds(state),
  state,
})

/** Learning modules and each learner's place in them. */
export const modules: Handlers<typeof contract, Call> = {
  list: (_, { db }) => publishedCards(db),

  one: async ({ params }, { db }) => {
    const module = await publishedModule(db, params.id)
    if (!module) throw missing()
    return module
  },

  progress: async ({ params }, { db, user }) => {
    await mustExist(db, params.id)
    return rowOf(await stateOf(db, { userId: user.id, moduleId: params.id }))
  },

  saveProgress: async ({ params, body }, { db, user, now }) => {
    await mustExist(db, params.id)
    const visitedAt = Math.min(body.writtenAt ?? now, now)
    const state = await changeState(db, { userId: user.id, moduleId: params.id }, visitedAt, (stored) =>
      boundDevices(
        mergeModuleStates(stored, {
          epoch: body.epoch ?? stored.epoch,
          currentPage: body.currentPage,
          currentAt: body.writtenAt ?? stampAfter(stored, now),
          currentDevice: body.deviceId,
          lastPage: Math.max(body.lastPage ?? 0, body.currentPage),
          seconds: withCount({}, body.deviceId, body.totalTimeSeconds),
        }),
      ),
    )
    return rowOf(state)
  },

  resetProgress: async ({ params, query }, { db, user }) => {
    await mustExist(db, params.id)
    const key = { userId: user.id, moduleId: params.id }
    let isReset = false
    const state = await changeState(db, key, null, (stored) => {
      const epoch = query.epoch ?? Math.min(EPOCH_MAX, stored.epoch + 1)
      isReset = epoch > stored.epoch
      return isReset ? { ...EMPTY_MODULE_STATE, epoch } : stored
    })
    if (isReset) await forgetPages(db, user.id, params.id)
    return rowOf(state)
  },

  savePage: async ({ params: { moduleId, pageId }, body }, { db, user }) => {
    await mustExist(db, moduleId)
    if (pageId.length > PAGE_ID_MAX)
      throw invalid([{ path: ['pageId'], code: 'too_big', maximum: PAGE_ID_MAX, message: '' }])
    const page = await changePage(db, { userId: user.id, moduleId, pageId }, (stored) => {
      const before = countOf(stored.seconds, body.deviceId)
      return boundDevices({
        completed: stored.completed || body.completed,
        seconds: withCount(stored.seconds, body.deviceId, Math.max(before, body.timeSpent)),
      })
    })
    const timeSpent = totalSeconds(page)
    return { moduleId, pageId, completed: page.completed, timeSpent }
  },

  allProgress: async (_, { db, user }) =>
    (await statesOf(db, user.id)).map(({ moduleId, state, lastAccessed, card }) => ({
      moduleId,
      moduleTitle: card.title,
      ...moduleView(state, card.pageCount),
      lastAccessed: lastAccessed === null ? null : new Date(lastAccessed).toISOString(),
      state,
    })),
}
