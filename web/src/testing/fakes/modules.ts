import type { modules as contract } from 'shared/contract/calls/modules'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { Module } from 'shared/model/content/module'
import type { ModuleState } from 'shared/model/module-progress'
import {
  EMPTY_MODULE_STATE,
  mergeModuleStates,
  moduleView,
  stampAfter,
  totalSeconds,
} from 'shared/rules/progress/module-progress'
import type { Caller } from '../caller'
import { Refusal } from '../refusal'
import { world } from '../world'

const published = () => world.modules.filter(({ isPublished }) => isPublished).sort((a, b) => a.order - b.order)
function moduleOf(id: string): Module {
  const module = published().find((m) => m.id === id)
  if (!module) throw new Refusal(404, { error: MESSAGES.moduleNotFound })
  return module
}
const statesOf = (userId: string) => {
  world.states[userId] ??= {}
  return world.states[userId]
}
const stateOf = (userId: string, moduleId: string) => statesOf(userId)[moduleId] ?? EMPTY_MODULE_STATE
function keep(userId: string, moduleId: string, state: ModuleState) {
  statesOf(userId)[moduleId] = state
  return rowOf(state)
}
const rowOf = (state: ModuleState) => ({
  current_page: state.currentPage,
  last_page: state.lastPage,
  total_time_seconds: totalSeconds(state),
  state,
})

export const modules: Handlers<typeof contract, Caller> = {
  list: () => published(),

  one: ({ params }) => moduleOf(params.id),

  progress: ({ params }, { me }) => rowOf(stateOf(me.user.id, moduleOf(params.id).id)),

  saveProgress: ({ params, body }, { me }) => {
    const { id } = moduleOf(params.id)
    const stored = stateOf(me.user.id, id)
    const sent: ModuleState = {
      epoch: body.epoch ?? stored.epoch,
      currentPage: body.currentPage,
      currentAt: body.writtenAt ?? stampAfter(stored, Date.now()),
      currentDevice: body.deviceId,
      lastPage: Math.max(body.lastPage ?? 0, body.currentPage),
      seconds: { [body.deviceId]: body.totalTimeSeconds },
    }
    return keep(me.user.id, id, mergeModuleStates(stored, sent))
  },

  resetProgress: ({ params, query }, { me }) => {
    const { id } = moduleOf(params.id)
    const stored = stateOf(me.user.id, id)
    const epoch = query.epoch ?? stored.epoch + 1
    return epoch > stored.epoch ? keep(me.user.id, id, { ...EMPTY_MODULE_STATE, epoch }) : rowOf(stored)
  },

  savePage: ({ params: { moduleId, pageId }, body }, { me }) => {
    moduleOf(moduleId)
    const key = `${moduleId}/${pageId}`
    world.pages[me.user.id] ??= {}
    const mine = world.pages[me.user.id] ?? {}
    const before = mine[key] ?? { completed: false, seconds: {} }
    const longest = Math.max(before.seconds[body.deviceId] ?? 0, body.timeSpent)
    const seconds = { ...before.seconds, [body.deviceId]: longest }
    const completed = before.completed || body.completed
    mine[key] = { completed, seconds }
    return { moduleId, pageId, completed, timeSpent: Object.values(seconds).reduce((sum, s) => sum + s, 0) }
  },

  allProgress: (_, { me }) =>
    published().flatMap((module) => {
      const state = statesOf(me.user.id)[module.id]
      if (!state) return []
      const lastAccessed = state.currentAt === 0 ? null : new Date(state.currentAt).toISOString()
      return [
        { moduleId: module.id, moduleTitle: module.title, ...moduleView(state, module.pageCount), lastAccessed, state },
      ]
    }),
}
