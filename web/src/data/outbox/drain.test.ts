import { HttpResponse, http } from 'msw'
import { IDEMPOTENCY_HEADER, OWNER_HEADER } from 'shared/contract/version'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'
import { server } from '../../testing/server'
import { signIn, signOut, world } from '../../testing/world'
import { drain } from './drain'
import { enqueue } from './outbox'
import { discardSetAside, retrySetAside } from './set-aside'

let db: SituDb
beforeEach(() => {
  db = new SituDb(signIn().id, 'drain')
})
afterEach(() => db.delete())

const PATH = '*/api/module-progress/:id'
const moduleId = () => world.modules[0]?.id ?? ''
const write = (page: number, slot = 'place') =>
  enqueue(db, {
    call: 'modules.saveProgress',
    slot,
    args: { params: { id: moduleId() }, body: { currentPage: page, deviceId: 'd', writtenAt: page } },
  })
const rows = (): Promise<OutboxRow[]> => db.outbox.toArray()
const answer = (status: number, headers: Record<string, string> = {}, body: object = { error: 'No' }) =>
  server.use(http.post(PATH, () => HttpResponse.json(body, { status, headers: { 'Situ-Contract': '1', ...headers } })))

test('a write goes with its id and its owner, and leaves the queue', async () => {
  const id = await write(2)
  let headers: Headers | undefined
  server.events.on('request:start', ({ request }) => {
    headers = request.headers
  })
  expect(await drain(db)).toEqual({ kind: 'empty' })
  server.events.removeAllListeners()
  expect([headers?.get(IDEMPOTENCY_HEADER), headers?.get(OWNER_HEADER)]).toEqual([id, 'learner'])
  expect(world.states.learner?.[moduleId()]?.currentPage).toBe(2)
  expect((await db.moduleStates.get(moduleId()))?.state.currentPage).toBe(2)
})

describe('a slot', () => {
  test('sends only the latest of the writes that wait', async () => {
    const first = await write(2)
    const second = await write(3)
    expect((await rows()).map((r) => r.id)).toEqual([second])
    expect(second).not.toBe(first)
  })
  test('never replaces a write that the server may have', async () => {
    server.use(http.post(PATH, () => HttpResponse.error()))
    const first = await write(2)
    await drain(db)
    const second = await write(3)
    expect((await rows()).map((r) => r.id)).toEqual([first, second])
    const third = await write(4)
    expect((await rows()).map((r) => r.id)).toEqual([first, third])
  })
})

describe('what an answer means', () => {
  test.each([
    ['a server fault', 500],
    ['a time-out at the server', 408],
    ['too early', 425],
    ['too many requests', 429],
  ])('%s keeps the row waiting', async (_, status) => {
    await write(2)
    answer(status)
    expect(await drain(db)).toMatchObject({ kind: 'later', progressed: false })
    expect((await rows()).map((r) => r.state)).toEqual(['waiting'])
  })
  test('Retry-After is obeyed', async () => {
    await write(2)
    answer(429, { 'Retry-After': '7' })
    expect(await drain(db)).toMatchObject({ afterMs: 7000 })
  })
  test('a captive portal answers 200 with a page: nothing is lost', async () => {
    await write(2)
    server.use(http.post(PATH, () => HttpResponse.html('<p>Welcome to the hotel</p>')))
    expect(await drain(db)).toMatchObject({ kind: 'later' })
    expect(await rows()).toHaveLength(1)
  })
  test('an answer of the application without the echo is no acknowledgement', async () => {
    await write(2)
    answer(200, {}, {})
    expect(await drain(db)).toMatchObject({ kind: 'later' })
    expect(await rows()).toHaveLength(1)
  })
  test('a refusal sets the row aside with the reason, and the next one goes', async () => {
    await enqueue(db, { call: 'modules.saveProgress', args: { params: { id: 'nowhere' }, body: { currentPage: 1 } } })
    await write(2)
    expect(await drain(db)).toEqual({ kind: 'empty' })
    expect((await rows()).map((r) => [r.state, r.lastError?.status])).toEqual([['set-aside', 404]])
    expect(world.states.learner?.[moduleId()]?.currentPage).toBe(2)
  })
  test('signed out: everything waits, and goes for the same user again', async () => {
    signOut()
    await write(2)
    expect(await drain(db)).toEqual({ kind: 'signed-out' })
    expect(await rows()).toHaveLength(1)
    signIn()
    expect(await drain(db)).toEqual({ kind: 'empty' })
  })
  test("with somebody else's cookie nothing is written and nothing is lost", async () => {
    await write(2)
    signIn('other')
    expect(await drain(db)).toEqual({ kind: 'signed-out' })
    expect(world.states.other).toBeUndefined()
    expect(await rows()).toHaveLength(1)
  })
  test('a row that fails twenty times at the server lets the others pass', async () => {
    await enqueue(db, { call: 'modules.saveProgress', args: { params: { id: 'broken' }, body: { currentPage: 1 } } })
    server.use(
      http.post('*/api/module-progress/broken', () =>
        HttpResponse.json({ error: 'x' }, { status: 500, headers: { 'Situ-Contract': '1' } }),
      ),
    )
    await write(2)
    for (let i = 0; i < 20; i++) await drain(db)
    expect(await drain(db)).toMatchObject({ kind: 'later' })
    expect((await rows()).map((r) => r.args.params?.id)).toEqual(['broken'])
  })
})

test('a refused write can be sent again or given up', async () => {
  await enqueue(db, { call: 'modules.saveProgress', args: { params: { id: 'nowhere' }, body: { currentPage: 1 } } })
  await drain(db)
  const [row] = await rows()
  if (!row) throw new Error('the row is gone')
  await retrySetAside(db, row)
  expect((await rows()).map((r) => r.state)).toEqual(['waiting'])
  await drain(db)
  await discardSetAside(db, row)
  expect(await rows()).toEqual([])
})
