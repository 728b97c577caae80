import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'
import { FRESH_MS } from './fresh.ts'

let api: Awaited<ReturnType<typeof startApi>>
let learner: { id: string; email: string }
const as = 'admin'
beforeEach(async () => {
  api = await startApi()
  learner = await api.register('ada')
  await api.signIn(as, ADMIN)
})
afterEach(() => api.stop())

const post = (path: string, body?: object) => api.send('POST', path, { as, ...(body && { body }) })
const json = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Record<string, string>
const setPassword = (password: string, isHashed = true) =>
  api.send('PUT', `/api/admin/users/${learner.id}/password`, { as, body: { password, isHashed } })

describe('the password given just now', () => {
  test('is asked for five minutes after the sign-in, and not before', async () => {
    api.time.now += FRESH_MS - 1
    expect((await setPassword('set by the admin')).status).toBe(200)
    api.time.now += 1
    const answer = await setPassword('set by the admin')
    expect(answer.status).toBe(403)
    expect(await json(answer)).toMatchObject({ code: 'verify' })
    expect((await post(`/api/admin/users/${learner.id}/reveal-password`)).status).toBe(403)
    expect((await post('/api/admin/security/second-factor')).status).toBe(403)
  })
  test('a renewed session is not as good as a password', async () => {
    api.time.now += FRESH_MS - 1
    await post('/api/auth/refresh')
    api.time.now += 1
    expect((await setPassword('set by the admin')).status).toBe(403)
  })
  test('given again it is good for five more minutes; a wrong one is told at its field', async () => {
    api.time.now += FRESH_MS
    const wrong = await post('/api/admin/security/verify', { password: 'not it' })
    expect(wrong.status).toBe(403)
    expect(await json(wrong)).toMatchObject({ issues: [{ path: ['password'] }] })
    expect((await post('/api/admin/security/verify', { password: ADMIN.password })).status).toBe(200)
    expect((await setPassword('set by the admin')).status).toBe(200)
    api.time.now += FRESH_MS
    expect((await setPassword('set by the admin')).status).toBe(403)
  })
})

describe('a password that was handed over', () => {
  const signIn = (password: string) =>
    api.send('POST', '/api/auth/login', { as: 'phone', body: { email: learner.email, password } })

  test('runs out after 72 hours: it opens nothing and is readable no more', async () => {
    await setPassword('to be handed over', false)
    api.time.now += 72 * 3_600_000 - 1
    expect(await json(signIn('to be handed over'))).toMatchObject({ mustChange: true })
    api.time.now += 1
    const answer = await signIn('to be handed over')
    expect(answer.status).toBe(401)
    await api.signIn(as, ADMIN)
    expect((await post(`/api/admin/users/${learner.id}/reveal-password`)).status).toBe(404)
  })
  test('is in the database sealed only, and gone when the user has chosen another one', async () => {
    await setPassword('a canary of the tests', false)
    const handed = () => api.store.read.selectFrom('handedPasswords').selectAll().execute()
    expect(JSON.stringify(await handed())).not.toContain('canary')
    expect(await handed()).toHaveLength(1)
    const { token } = await json(signIn('a canary of the tests'))
    await api.send('POST', '/api/auth/reset-password', { body: { token, password: 'my own at last' } })
    expect(await handed()).toEqual([])
    expect((await signIn('my own at last')).status).toBe(200)
  })
  test('is in no log, no mail and no other answer', async () => {
    await setPassword('a canary of the tests', false)
    await api.services.background.idle()
    const seen = [
      await (await api.send('GET', '/api/admin/users', { as })).text(),
      await (await api.send('GET', `/api/admin/users/${learner.id}/password-history`, { as })).text(),
      await (await api.send('GET', '/api/admin/audit', { as })).text(),
      api.logged.join('\n'),
      JSON.stringify(api.mails),
    ]
    expect(seen.filter((text) => text.includes('canary'))).toEqual([])
    expect(await json(post(`/api/admin/users/${learner.id}/reveal-password`))).toMatchObject({
      password: 'a canary of the tests',
    })
  })
})

describe('the second factor', () => {
  const codeAt = (secret: string, at = api.time.now) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at })
  const start = async () => (await json(post('/api/admin/security/second-factor'))).secret ?? ''
  const confirm = (code: string) => post('/api/admin/security/second-factor/confirm', { code })
  const login = (code?: string) =>
    api.send('POST', '/api/auth/login', {
      as: 'desk',
      from: `n${Math.random()}`,
      body: { ...ADMIN, ...(code && { code }) },
    })

  test('is asked for only once it was confirmed', async () => {
    const secret = await start()
    expect((await login()).status).toBe(200)
    expect((await confirm('000000')).status).toBe(403)
    expect(await json(confirm(codeAt(secret)))).toMatchObject({ hasSecondFactor: true })
    const asked = await login()
    expect(asked.status).toBe(403)
    expect(await json(asked)).toMatchObject({ code: 'second_factor' })
  })
  test('a code is good once, within half a minute of its time', async () => {
    const secret = await start()
    await confirm(codeAt(secret))
    expect((await login(codeAt(secret))).status).toBe(403)
    api.time.now += 30_000
    const code = codeAt(secret)
    expect((await login(code)).status).toBe(200)
    expect((await login(code)).status).toBe(403)
    api.time.now += 90_000
    expect((await login(codeAt(secret, api.time.now - 61_000))).status).toBe(403)
    expect((await login(codeAt(secret, api.time.now - 30_000))).status).toBe(200)
    expect((await login('000000')).status).toBe(403)
  })
  test('is taken away by a code and the password', async () => {
    const secret = await start()
    await confirm(codeAt(secret))
    api.time.now += 30_000
    expect((await post('/api/admin/security/second-factor')).status).toBe(409)
    expect(await json(post('/api/admin/security/second-factor/remove', { code: codeAt(secret) }))).toMatchObject({
      hasSecondFactor: false,
    })
    expect((await login()).status).toBe(200)
  })
  test('its secret is sealed in the database', async () => {
    const secret = await start()
    const rows = await api.store.read.selectFrom('secondFactors').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
