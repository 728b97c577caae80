import { http } from 'msw'
import { modules } from 'shared/contract/calls/modules'
import { moduleView, totalSeconds } from 'shared/rules/progress/module-progress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { readProgress, refreshProgress } from '#data/progress/progress'
import { server } from '../../testing/server'
import { signIn, world } from '../../testing/world'
import {
  freshenModuleStates,
  refreshModuleStates,
  reportReading,
  resetModules,
  savePage,
  savePlace,
} from './module-states'

let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  const { id } = signIn()
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
})
const module = () => {
  const [first] = world.modules
  if (!first) throw new Error('the fake world has no module')
  return { ...first, pageCount: first.pages.length }
}
const state = async (db: SituDb) => {
  const row = await db.moduleStates.get(module().id)
  if (!row) throw new Error('nothing stored')
  return row.state
}
const read = (db: SituDb, page: number, seconds: number) =>
  savePlace(db, { module: module(), page, seconds, language: 'fr' })
const meet = async () => {
  for (const db of [phone, laptop]) await drain(db)
  for (const db of [phone, laptop]) await refreshModuleStates(db)
}

test('two devices that were offline: furthest page, each one’s time, once', async () => {
  await read(phone, 1, 100)
  await read(phone, 2, 50)
  await read(laptop, 1, 30)
  await meet()
  await meet()
  expect(await state(phone)).toEqual(await state(laptop))
  expect((await state(phone)).lastPage).toBe(2)
  expect(totalSeconds(await state(phone))).toBe(180)
})

test('finishing writes one completed activity with the reading time, and the rest of the time later', async () => {
  const last = module().pageCount
  await read(phone, 1, 40)
  await read(phone, last, 50)
  await read(phone, last, 25)
  const done = await phone.activities.toArray()
  expect(done.map((a) => [a.type, a.moduleId, a.completed, a.timeSpent])).toEqual([['module', module().id, true, 90]])
  await reportReading(phone, module(), 'fr', 60)
  expect(await phone.activities.count()).toBe(1)
  await reportReading(phone, module(), 'fr', 25)
  expect((await phone.activities.orderBy('seq').last())?.timeSpent).toBe(25)
  expect((await phone.activities.orderBy('seq').last())?.completed).toBe(false)
})

test('a reset reaches the other device and is not undone by its older writes', async () => {
  await read(phone, 2, 100)
  await meet()
  await read(laptop, 2, 60)
  await resetModules(phone, [module().id])
  await drain(phone)
  await meet()
  expect(await state(laptop)).toMatchObject({ epoch: 1, lastPage: 0, seconds: {} })
  expect(await state(laptop)).toEqual(await state(phone))
  await read(laptop, 1, 5)
  await meet()
  expect(moduleView(await state(phone), module().pageCount)).toMatchObject({ lastPage: 1, totalTimeSeconds: 5 })
})

test('a page that was open while its module was started over, here or elsewhere, saves nothing until it is opened again', async () => {
  const last = module().pageCount
  const place = { module: module(), page: last, seconds: 5, language: 'fr' } as const
  const openedIn = await savePlace(laptop, place)
  expect(openedIn).toBe(0)
  await meet()
  await resetModules(phone, [module().id])
  await drain(phone)
  await meet()
  expect(await savePlace(laptop, { ...place, openedIn })).toBeUndefined()
  await meet()
  expect(moduleView(await state(phone), last)).toMatchObject({ status: 'not_started', totalTimeSeconds: 0 })
  expect(await savePlace(laptop, place)).toBe(1)
  await meet()
  expect(moduleView(await state(phone), last)).toMatchObject({ status: 'completed', totalTimeSeconds: 5 })
})

test('the seconds of a page add up on the device and reach the server', async () => {
  const page = module().pages[0]?.id ?? ''
  await savePage(phone, module().id, page, { completed: false, seconds: 20 })
  await savePage(phone, module().id, page, { completed: true, seconds: 15 })
  await drain(phone)
  const rows = Object.values(world.pages.learner ?? {})
  expect(rows).toHaveLength(1)
  expect(rows[0]?.completed).toBe(true)
  expect(Object.values(rows[0]?.seconds ?? {})).toEqual([35])
})

test('a module that was started over counts as completed nowhere until it is completed again; its time stays', async () => {
  const last = module().pageCount
  const completed = async (db: SituDb) => (await readProgress(db)).stats.completedModules
  const minutes = async (db: SituDb) => (await readProgress(db)).stats.studyTime
  const meetAll = async () => {
    await meet()
    for (const db of [phone, laptop]) await refreshProgress(db)
  }
  await read(phone, last, 600)
  await meetAll()
  expect([await completed(phone), await completed(laptop)]).toEqual([1, 1])
  // Modules are started over on a device that is offline: the counts change there at once, and on the other device once
  // both have synchronized.
  await resetModules(phone, [module().id])
  expect([await completed(phone), await completed(laptop)]).toEqual([0, 1])
  await meetAll()
  expect([await completed(phone), await completed(laptop)]).toEqual([0, 0])
  expect([await minutes(phone), await minutes(laptop)]).toEqual([10, 10])
  await phone.cachedResponses.put({ path: modules.list.path, value: [module()] } as never)
  await read(phone, last, 5)
  expect(await completed(phone)).toBe(1)
})

test('the reply with every module’s progress is fresh for 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let asked = 0
  server.use(
    http.get('*/api/user-module-progress', () => {
      asked++
    }),
  )
  await freshenModuleStates(phone)
  vi.setSystemTime(Date.now() + 29_999)
  await freshenModuleStates(phone)
  expect(asked).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await freshenModuleStates(phone)
  expect(asked).toBe(2)
  // The reply that the phone has just received does not count as a fresh reply of the laptop.
  await freshenModuleStates(laptop)
  expect(asked).toBe(3)
})
