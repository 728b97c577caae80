import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  for (const name of ['ada', 'grace']) await api.register(name)
})
afterAll(() => api.stop())
const get = (headers: Record<string, string> = {}, as = 'ada', path = '/api/quizzes') =>
  api.send('GET', path, { as, headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a list for everyone is named, the same name for everyone and in every encoding', async () => {
  const names = []
  for (const as of ['ada', 'grace'])
    for (const encoding of ['identity', 'gzip', 'br, gzip'])
      names.push((await get({ 'accept-encoding': encoding }, as)).headers.get('etag'))
  expect(names[0]).toMatch(/^W\/"[\w-]{22}"$/)
  expect(new Set(names).size).toBe(1)
})

test('who has it already is told so, with the headers of every answer and no body', async () => {
  const etag = (await get()).headers.get('etag') ?? 'none'
  for (const named of [etag, etag.slice(2), `"other", ${etag}`]) {
    const answer = await get({ 'if-none-match': named, 'accept-encoding': 'gzip' })
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([304, 0])
    expect(answer.headers.get('situ-contract')).toMatch(/^\d+$/)
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([etag, 'no-store'])
  }
  for (const named of ['"other"', 'W/"x"', '']) expect((await get({ 'if-none-match': named })).status).toBe(200)
})

test('who may not read it is not told that it has not changed', async () => {
  const etag = (await get()).headers.get('etag') ?? 'none'
  expect((await get({ 'if-none-match': etag }, 'anonymous')).status).toBe(401)
})

test('in every encoding it is the same text, the smallest that is taken', async () => {
  const plain = await (await get()).text()
  const at = async (taken: string) => {
    const answer = await get({ 'accept-encoding': taken })
    return [answer.headers.get('content-encoding'), await bytesOf(answer)] as const
  }
  for (let again = 0; again < 2; again++) {
    const [br, small] = await at('gzip, deflate, br')
    expect([br, brotliDecompressSync(small).toString()]).toEqual(['br', plain])
    const [gzip, packed] = await at('gzip, br;q=0')
    expect([gzip, gunzipSync(packed).toString()]).toEqual(['gzip', plain])
    expect(small.length).toBeLessThan(packed.length)
  }
  expect((await at('gzip;q=0'))[0]).toBeNull()
})

test('an edit gives it another name at once', async () => {
  const before = (await get()).headers.get('etag') ?? 'none'
  const edit = (timeLimit: number) =>
    api.store.write(async (db) => {
      const row = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('id', '=', 'ethics-principles')
        .executeTakeFirstOrThrow()
      const body = JSON.stringify({ ...JSON.parse(row.body), timeLimit })
      await db
        .updateTable('quizzes')
        .set({ body, updatedAt: row.updatedAt + 1 })
        .where('id', '=', row.id)
        .execute()
    })
  await edit(99)
  const answer = await get({ 'if-none-match': before })
  expect([answer.status, (await answer.text()).includes('"timeLimit":99')]).toEqual([200, true])
})

test("what is one learner's own has no name", async () => {
  for (const path of ['/api/progress/summary', '/api/quiz-attempts', '/api/module-progress', '/api/profile'])
    expect((await get({}, 'ada', path)).headers.get('etag')).toBeNull()
})

test('a module has a name, another one after each edit, and is gone once it is hidden or deleted', async () => {
  const [id, LIST] = ['empathy-in-words', '/api/modules']
  const path = `${LIST}/${id}`
  const change = (values: { card?: string; isPublished?: 0 | 1; deletedAt?: number | null }) =>
    api.store.write(async (db) => {
      const { updatedAt } = await db
        .selectFrom('modules')
        .select('updatedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('modules')
        .set({ ...values, updatedAt: updatedAt + 1 })
        .where('id', '=', id)
        .execute()
    })
  const nameOf = async (of: string) => (await get({}, 'ada', of)).headers.get('etag')
  const has = async () => {
    const list = (await (await get({}, 'ada', LIST)).json()) as { id: string }[]
    return [list.some((card) => card.id === id), (await get({}, 'ada', path)).status]
  }
  const before = [await nameOf(LIST), await nameOf(path)]
  expect([await nameOf(LIST), await nameOf(path)]).toEqual(before)
  const { card } = await api.store.read
    .selectFrom('modules')
    .select('card')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await change({ card: JSON.stringify({ ...JSON.parse(card), title: { fr: 'Autre titre', en: 'Another title' } }) })
  for (const of of [LIST, path]) expect(await (await get({}, 'ada', of)).text()).toContain('Autre titre')
  await change({ isPublished: 0 })
  expect(await has()).toEqual([false, 404])
  await change({ isPublished: 1 })
  expect(await has()).toEqual([true, 200])
  await change({ deletedAt: 1 })
  expect(await has()).toEqual([false, 404])
})
