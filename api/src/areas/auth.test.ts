import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'
import { RESET_TOKEN_MS } from './auth.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
let n = 0
const network = () => `auth-${++n}`
const login = (email: string, password: string) =>
  api.send('POST', '/api/auth/login', { body: { email, password }, from: network() })

async function tokenFor(email: string) {
  await api.send('POST', '/api/auth/forgot-password', { body: { email }, from: network() })
  await api.services.background.idle()
  return api.mails.findLast((m) => m.to === email)?.text.match(/\/reset-password\?token=([\w-]+)/)?.[1]
}
const reset = (token: string | undefined, password: string) =>
  api.send('POST', '/api/auth/reset-password', { body: { token, password }, from: network() })

describe('an address that exists and one that does not', () => {
  test('are refused alike at sign-in', async () => {
    await api.register('known')
    const answers = await Promise.all([login('known@example.org', 'wrong'), login('unknown@example.org', 'wrong')])
    const [a, b] = await Promise.all(answers.map(async (x) => [x.status, await x.json(), x.headers.get('set-cookie')]))
    expect(a).toEqual(b)
    expect(a).toEqual([401, { error: 'Invalid email or password' }, null])
  })

  test('are answered alike when the password is forgotten, before anything is looked up', async () => {
    const ask = (email: string) => api.send('POST', '/api/auth/forgot-password', { body: { email }, from: network() })
    const known = await ask('known@example.org')
    const sent = api.mails.length
    const unknown = await ask('unknown@example.org')
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
    await api.services.background.idle()
    expect(api.mails.length - sent).toBe(1)
  })

  test('cost the same at sign-in', async () => {
    const time = async (email: string) => {
      const start = performance.now()
      await api.services.passwords.matches(email === 'known' ? hash : undefined, 'wrong')
      return performance.now() - start
    }
    const hash = await api.services.passwords.hash('right')
    // Other load on the machine only adds time, so the shortest of several measurements is the work itself.
    const shortest = async (email: string) => {
      const all: number[] = []
      for (let i = 0; i < 15; i++) all.push(await time(email))
      return Math.min(...all)
    }
    const [known, unknown] = [await shortest('known'), await shortest('unknown')]
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})

describe('a reset token', () => {
  test('works until an hour is over', async () => {
    const begin = api.time.now
    const [one, two] = [await api.register('reset-1'), await api.register('reset-2')]
    const [early, late] = [await tokenFor(one.email), await tokenFor(two.email)]
    api.time.now = begin + RESET_TOKEN_MS - 1
    expect((await reset(early, 'a new password')).status).toBe(200)
    api.time.now = begin + RESET_TOKEN_MS
    const refused = await reset(late, 'a new password')
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'Invalid reset token' }])
    api.time.now = begin
  })

  test('works once, ends every session, signs nobody in, and a notice is sent', async () => {
    const { email, as } = await api.register('reset-3')
    const token = await tokenFor(email)
    const sent = api.mails.length
    const answer = await reset(token, 'a new password')
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    await api.services.background.idle()
    expect(api.mails.slice(sent).map((m) => m.to)).toEqual([email])
    expect((await api.send('GET', '/api/auth/user', { as })).status).toBe(401)
    expect((await reset(token, 'another password')).status).toBe(400)
    expect((await login(email, 'a new password')).status).toBe(200)
    expect((await login(email, `password of ${as}`)).status).toBe(401)
  })

  test('takes the others of its account with it, and is stored as a hash', async () => {
    const { email } = await api.register('reset-4')
    const [first, second] = [await tokenFor(email), await tokenFor(email)]
    const rows = await api.store.read.selectFrom('resetTokens').selectAll().where('expiresAt', '>', 0).execute()
    expect(JSON.stringify(rows)).not.toContain(second)
    await reset(second, 'a new password')
    expect((await reset(first, 'another password')).status).toBe(400)
  })

  test('is linked from the origin of the configuration, whatever host was asked', async () => {
    const { email } = await api.register('reset-5')
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await api.send('POST', '/api/auth/forgot-password', { body: { email }, from: network(), headers })
    await api.services.background.idle()
    const text = api.mails.at(-1)?.text ?? ''
    expect(text).toContain('http://localhost:3000/reset-password?token=')
    expect(text).not.toContain('evil')
  })
})

describe('a new password', () => {
  const codeOf = async (answer: Response) =>
    [answer.status, ((await answer.json()) as { issues?: { path: string[]; code: string }[] }).issues?.[0]] as const
  const refused = (code: string) => [422, { path: ['password'], code }]
  const own = (as: string, current: string, password: string) =>
    api.send('POST', '/api/account/password', { as, body: { current, password } })

  test('that everybody tries first is refused wherever one is chosen', async () => {
    const person = { email: 'weak@example.org', firstName: 'A', lastName: 'B' }
    const register = (password: string) =>
      api.send('POST', '/api/auth/register', { body: { ...person, password }, from: network() })
    expect(await codeOf(await register('password'))).toEqual(refused('common'))
    expect(await codeOf(await register('weak@example.org'))).toEqual(refused('address'))
    const { email, as, password } = await api.register('weak-1')
    expect(await codeOf(await reset(await tokenFor(email), 'azertyuiop'))).toEqual(refused('common'))
    expect(await codeOf(await own(as, password, '12345678'))).toEqual(refused('common'))
  })

  test('is none of the five before, and refusing one uses no token up', async () => {
    const { email, as, password: first } = await api.register('reuse')
    const token = await tokenFor(email)
    expect(await codeOf(await reset(token, first))).toEqual(refused('reused'))
    expect((await reset(token, 'reused number 1')).status).toBe(200)
    await api.signIn(as, { email, password: 'reused number 1' })
    expect(await codeOf(await own(as, 'reused number 1', 'reused number 1'))).toEqual(refused('reused'))
    expect(await codeOf(await own(as, 'reused number 1', first)), 'of the registration').toEqual(refused('reused'))
    for (let n = 2; n <= 5; n++)
      expect((await own(as, `reused number ${n - 1}`, `reused number ${n}`)).status).toBe(200)
    expect(await codeOf(await reset(await tokenFor(email), 'reused number 1'))).toEqual(refused('reused'))
    expect((await reset(await tokenFor(email), 'reused number 6')).status).toBe(200)
    api.time.now += 900_000
    await api.signIn(as, { email, password: 'reused number 6' })
    expect((await own(as, 'reused number 6', 'reused number 1')).status).toBe(200)
  })
})

test('a password that was hashed with less is hashed anew at sign-in', async () => {
  const { email, password, id } = await api.register('old-hash')
  const { hash } = await import('@node-rs/argon2')
  const old = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await api.store.write((db) => db.updateTable('users').set({ passwordHash: old }).where('id', '=', id).execute())
  expect((await login(email, password)).status).toBe(200)
  const row = await api.store.read.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst()
  expect(row?.passwordHash).toContain('$argon2id$v=19$m=64,t=1,p=1$')
})

test.each([
  ['Situ', 'Admin', 422],
  ['Ada', 'Administratrice', 422],
  ['ADMIN', 'B', 422],
  ['Modérateur', 'B', 422],
  ['Ａｄｍｉｎ', 'B', 422],
  ['Situation', 'Adminov', 200],
])('of the name %s %s a learner is made: %i', async (firstName, lastName, status) => {
  const body = { email: `name-${++n}@example.org`, password: 'a pass phrase', firstName, lastName }
  expect((await api.send('POST', '/api/auth/register', { body, from: network() })).status).toBe(status)
})

test('nothing that leaves the server holds the hash of a password', async () => {
  await api.register('leak')
  expect(await (await api.send('GET', '/api/auth/user', { as: 'leak' })).text()).not.toContain('argon2')
})
