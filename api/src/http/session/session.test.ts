import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'
import { ADMIN_LIFE, LEARNER_LIFE, RETIRED_FOR_MS, TOUCH_MS_MAX, tokenHash } from './session.ts'

let api: Awaited<ReturnType<typeof startApi>>
let begin: number
beforeAll(async () => {
  api = await startApi()
  begin = api.time.now
})
beforeEach(() => {
  api.time.now = begin
})
afterAll(() => api.stop())
const status = async (as: string) => (await api.send('GET', '/api/auth/user', { as })).status
let n = 0
const newcomer = async () => {
  const name = `person-${++n}`
  await api.register(name)
  return name
}
const at = async (as: string, ms: number) => {
  api.time.now = begin + ms
  return status(as)
}

test("a learner's session ends after 14 idle days, not before", async () => {
  const [one, two] = [await newcomer(), await newcomer()]
  expect(await at(one, LEARNER_LIFE.idle - 1)).toBe(200)
  expect(await at(two, LEARNER_LIFE.idle)).toBe(401)
})

test('use keeps it, until 90 days are over', async () => {
  const one = await newcomer()
  const step = LEARNER_LIFE.idle - 1000
  for (let t = step; t < LEARNER_LIFE.absolute; t += step) {
    expect(await at(one, t)).toBe(200)
    await api.services.background.idle()
  }
  expect(await at(one, LEARNER_LIFE.absolute - 1)).toBe(200)
  expect(await at(one, LEARNER_LIFE.absolute)).toBe(401)
})

test("the administrator's ends after 30 idle minutes, and after 8 hours", async () => {
  await api.signIn('admin', ADMIN)
  expect(await at('admin', ADMIN_LIFE.idle)).toBe(401)
  api.time.now = begin
  await api.signIn('admin', ADMIN)
  const step = ADMIN_LIFE.idle - 1000
  for (let t = step; t < ADMIN_LIFE.absolute; t += step) {
    expect(await at('admin', t)).toBe(200)
    await api.services.background.idle()
  }
  expect(await at('admin', ADMIN_LIFE.absolute)).toBe(401)
})

test('a refresh rotates the token; the old one goes on for a minute; the absolute end stays', async () => {
  const one = await newcomer()
  const old = api.cookieOf(one) ?? ''
  await api.send('POST', '/api/auth/refresh', { as: one })
  expect(api.cookieOf(one)).not.toBe(old)
  api.setCookie('tab', old)
  expect(await at('tab', RETIRED_FOR_MS - 1)).toBe(200)
  expect(await at('tab', RETIRED_FOR_MS)).toBe(401)
  const ends = await api.store.read.selectFrom('sessions').select('expiresAt').where('expiresAt', '>', begin).execute()
  expect(Math.max(...ends.map((s) => s.expiresAt))).toBe(begin + LEARNER_LIFE.absolute)
})

test('two tabs may refresh at once', async () => {
  const one = await newcomer()
  api.setCookie('second tab', api.cookieOf(one) ?? '')
  const answers = await Promise.all([one, 'second tab'].map((as) => api.send('POST', '/api/auth/refresh', { as })))
  expect(answers.map((a) => a.status)).toEqual([200, 200])
  expect([await status(one), await status('second tab')]).toEqual([200, 200])
})

test('signing in again ends the session the browser had', async () => {
  const one = await newcomer()
  api.setCookie('copy', api.cookieOf(one) ?? '')
  expect(await status('copy')).toBe(200)
  await api.signIn(one, { email: `${one}@example.org`, password: `password of ${one}` })
  expect([await status(one), await status('copy')]).toEqual([200, 401])
})

test('signing out ends it at once', async () => {
  const one = await newcomer()
  const cookie = api.cookieOf(one) ?? ''
  expect(await status(one)).toBe(200)
  await api.send('POST', '/api/auth/logout', { as: one })
  api.setCookie('thief', cookie)
  expect(await status('thief')).toBe(401)
})

test.each([
  ['signing out', (as: string) => api.send('POST', '/api/auth/logout', { as })],
  ['signing in again', (as: string) => api.signIn(as, { email: `${as}@example.org`, password: `password of ${as}` })],
])('%s ends every token of the session, those that a refresh has replaced and those it has made', async (_, leave) => {
  const one = await newcomer()
  const tokens = [api.cookieOf(one) ?? '']
  for (let i = 0; i < 2; i++) {
    await api.send('POST', '/api/auth/refresh', { as: one })
    tokens.push(api.cookieOf(one) ?? '')
  }
  // Refreshes the first token a second time, so that the session has two successors of it.
  api.setCookie('fork', tokens[0] ?? '')
  await api.send('POST', '/api/auth/refresh', { as: 'fork' })
  tokens.push(api.cookieOf('fork') ?? '')
  await leave(one)
  for (const token of tokens) {
    api.setCookie('thief', token)
    expect(await status('thief')).toBe(401)
    expect((await api.send('POST', '/api/auth/refresh', { as: 'thief' })).status).toBe(401)
  }
})

test('a session of an earlier version, which knew no chains, goes on, is renewed and ends with what came of it', async () => {
  const one = await newcomer()
  const old = api.cookieOf(one) ?? ''
  await api.store.write((db) =>
    db
      .updateTable('sessions')
      .set({ chain: null })
      .where('tokenHash', '=', tokenHash(old.split('=')[1] ?? ''))
      .execute(),
  )
  expect((await api.send('POST', '/api/auth/refresh', { as: one })).status).toBe(200)
  expect(await status(one)).toBe(200)
  await api.send('POST', '/api/auth/logout', { as: one })
  api.setCookie('thief', old)
  expect(await status('thief')).toBe(401)
})

test('a session is touched at most every four minutes', async () => {
  const one = await newcomer()
  const hashed = tokenHash((api.cookieOf(one) ?? '').split('=')[1] ?? '')
  const seen = async (ms: number) => {
    await at(one, ms)
    await api.services.background.idle()
    const row = await api.store.read
      .selectFrom('sessions')
      .select('seenAt')
      .where('tokenHash', '=', hashed)
      .executeTakeFirstOrThrow()
    return row.seenAt - begin
  }
  expect(await seen(TOUCH_MS_MAX - 1)).toBe(0)
  expect(await seen(TOUCH_MS_MAX)).toBe(TOUCH_MS_MAX)
})

test('a session that another process ended has ended here, too', async () => {
  const one = await newcomer()
  expect(await at(one, 0)).toBe(200)
  const token = (api.cookieOf(one) ?? '').split('=')[1] ?? ''
  await api.store.write((db) => db.deleteFrom('sessions').where('tokenHash', '=', tokenHash(token)).execute())
  expect(await at(one, 0)).toBe(401)
})

test('the database holds no token', async () => {
  const one = await newcomer()
  const rows = await api.store.read.selectFrom('sessions').selectAll().where('userId', '!=', '').execute()
  expect(JSON.stringify(rows)).not.toContain((api.cookieOf(one) ?? '').split('=')[1])
})

test('the cookie is HttpOnly and Lax; outside localhost it is also Secure and pinned to the host', async () => {
  const body = { email: 'c@example.org', password: 'long enough', firstName: 'C', lastName: 'D' }
  const here = await api.send('POST', '/api/auth/register', { body, from: 'cookie' })
  expect(here.headers.getSetCookie()[0]).toMatch(
    /^situ_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
  )
  const outside = await startApi({ secure: true, appOrigin: 'https://situ.example.org' })
  const there = await outside.send('POST', '/api/auth/register', { body })
  expect(there.headers.getSetCookie()[0]).toMatch(
    /^__Host-situ_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
  )
  await outside.stop()
})
