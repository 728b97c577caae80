import { liveQuery } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SituDb } from '#data/db/db'

const PATH = '/api/scenarios'
let here: SituDb
let otherTab: SituDb
beforeEach(() => {
  here = new SituDb('reader')
  otherTab = new SituDb('reader')
})
afterEach(async () => {
  otherTab.close()
  await here.delete()
})
const put = (db: SituDb, value: unknown, etag?: string) =>
  db.cachedResponses.put({ path: PATH, value, ...(etag && { etag }) })
const read = async () => (await here.cachedResponses.get(PATH))?.value

test('a reply with a tag is copied from the database once', async () => {
  await put(here, ['one'], '"1"')
  const first = await read()
  expect(first).toEqual(['one'])
  expect(await read()).toBe(first)
})
test('a reply without a tag is copied at each read', async () => {
  await put(here, ['one'])
  const first = await read()
  await put(here, ['two'])
  expect(first).toEqual(['one'])
  expect(await read()).toEqual(['two'])
})
test.each<[string, string | undefined]>([
  ['another tag', '"2"'],
  ['no tag', undefined],
])('a reply with %s that another tab stores is read at once', async (_, etag) => {
  await put(here, ['one'], '"1"')
  await read()
  await put(otherTab, ['two'], etag)
  expect(await read()).toEqual(['two'])
  await put(otherTab, ['one'], '"1"')
  expect(await read()).toEqual(['one'])
})
test('the tag of another path is not taken for that of this one', async () => {
  await put(here, ['one'], '"1"')
  await read()
  await here.cachedResponses.bulkPut([
    { path: PATH, value: ['two'], etag: '"2"' },
    { path: '/api/quizzes', value: ['other'], etag: '"1"' },
  ])
  expect(await read()).toEqual(['two'])
})
test('a reply that was deleted is gone', async () => {
  await put(here, ['one'], '"1"')
  await read()
  await otherTab.cachedResponses.clear()
  expect(await read()).toBeUndefined()
})
test('a reply read in a transaction that was undone is not shown afterwards', async () => {
  await put(here, ['one'], '"1"')
  await read()
  const undone = here.transaction('rw', here.cachedResponses, async () => {
    await put(here, ['two'], '"2"')
    expect(await read()).toEqual(['two'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read()).toEqual(['one'])
})
test('a live query learns of a change, also where its first result came from memory', async () => {
  await put(here, ['one'], '"1"')
  await read()
  const seen: unknown[] = []
  const running = liveQuery(read).subscribe((value) => void seen.push(value))
  await vi.waitFor(() => expect(seen).toEqual([['one']]))
  await put(otherTab, ['two'], '"2"')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['two']))
  running.unsubscribe()
})
test('readers share the reply, so none may change it', async () => {
  await put(here, [{ title: { fr: 'Un', en: 'One' } }], '"1"')
  const list = (await read()) as { title: { fr: string } }[]
  expect(() => list.pop()).toThrow(TypeError)
  expect(() => Object.assign(list[0]?.title ?? {}, { fr: 'Deux' })).toThrow(TypeError)
})
