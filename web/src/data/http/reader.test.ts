import { HttpResponse, http } from 'msw'
import { modules } from 'shared/contract/calls/modules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, currentDb, deleteDb, forgetReplies, openDb } from '#data/db/db'
import { BUSY } from '../../testing/busy'
import { server } from '../../testing/server'
import { signIn, signOut } from '../../testing/world'
import { forgetFreshness, invalidate, isNobody, lastFailure, refresh, watch } from './reader'

const PATH = '/api/modules'
let requests = 0
beforeEach(() => {
  requests = 0
  server.events.on('request:start', () => {
    requests++
  })
  openDb(signIn().id)
  forgetFreshness()
})
afterEach(async () => {
  vi.useRealTimers()
  server.events.removeAllListeners()
  closeDb()
  await deleteDb('learner')
})
const read = (options = {}) => refresh(modules.list, {}, options)
const stored = async () => (await currentDb().cachedResponses.get(PATH))?.value as unknown[] | undefined

test('readers at the same moment share one request', async () => {
  await Promise.all([read(), read(), read()])
  expect(requests).toBe(1)
  expect((await stored())?.length).toBeGreaterThan(0)
})
test('replies of a user who has left are deleted, and a database that is not there stays away', async () => {
  await read()
  closeDb()
  await forgetReplies('learner')
  await forgetReplies('stranger')
  openDb('learner')
  expect(await stored()).toBeUndefined()
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['situ-learner'])
})
test('a response is fresh for ever by default, and asked for again by a reload', async () => {
  await read()
  await read()
  expect(requests).toBe(1)
  forgetFreshness()
  await read()
  expect(requests).toBe(2)
})
test('freshFor: both sides of five minutes; 0 is never fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const five = { freshFor: 300_000 }
  await read(five)
  vi.setSystemTime(Date.now() + 299_999)
  await read(five)
  expect(requests).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await read(five)
  expect(requests).toBe(2)
  await read({ freshFor: 0 })
  expect(requests).toBe(3)
})
test('no network: the cached response stays, the failure is known', async () => {
  await read()
  server.use(http.get('*/api/modules', () => HttpResponse.error()))
  await expect(read({ freshFor: 0 })).rejects.toMatchObject({ status: 0 })
  expect(lastFailure(PATH)?.status).toBe(0)
  expect((await stored())?.length).toBeGreaterThan(0)
})
test('retries: none by default, two where asked for', async () => {
  server.use(http.get('*/api/modules', () => HttpResponse.error()))
  await expect(read()).rejects.toThrow()
  expect(requests).toBe(1)
  await expect(read({ retries: 2 })).rejects.toThrow()
  expect(requests).toBe(4)
})
test('401 is null, not a failure, and does not throw the cached response away', async () => {
  await read()
  signOut()
  await read({ freshFor: 0 })
  expect(isNobody(PATH)).toBe(true)
  expect(lastFailure(PATH)).toBeUndefined()
  expect((await stored())?.length).toBeGreaterThan(0)
})
test('invalidating a prefix asks again for what is on screen', async () => {
  await read()
  const again = vi.fn()
  const stop = watch(PATH, again)
  invalidate('/api/quizzes')
  expect(again).not.toHaveBeenCalled()
  invalidate('/api/mod')
  expect(again).toHaveBeenCalledOnce()
  stop()
  invalidate('/api/mod')
  expect(again).toHaveBeenCalledOnce()
})
test('a reply that began before the data changed is dropped, and one more request asks for the data as it is', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  let version = 0
  server.use(
    http.get('*/api/modules', async () => {
      const reply = { version: ++version }
      await held
      return HttpResponse.json(reply, { headers: { 'Situ-Contract': '1' } })
    }),
  )
  const first = read()
  await vi.waitFor(() => expect(version).toBe(1), BUSY)
  invalidate(PATH)
  release()
  await Promise.all([first, read()])
  expect(requests).toBe(2)
  expect(await stored()).toEqual({ version: 2 })
})
test('data that change while a reply is being stored are asked for again', async () => {
  let version = 0
  server.use(
    http.get('*/api/modules', () => HttpResponse.json({ version: ++version }, { headers: { 'Situ-Contract': '1' } })),
  )
  const { cachedResponses } = currentDb()
  const put = cachedResponses.put.bind(cachedResponses)
  vi.spyOn(cachedResponses, 'put').mockImplementationOnce((row) =>
    put(row).then((key) => {
      invalidate(PATH)
      return key
    }),
  )
  await read()
  expect(requests).toBe(2)
  expect(await stored()).toEqual({ version: 2 })
})
test('data that change at the end of a request are asked for by the next reader', async () => {
  await read()
  invalidate(PATH)
  await read()
  expect(requests).toBe(2)
})
