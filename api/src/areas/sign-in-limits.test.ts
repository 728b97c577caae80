import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'

// Tests of whom the limits per account and per network together let in. The SQL of the limits is tested on both engines
// in engines.test.ts.
const wrong = (email: string) => ({ email, password: 'not the password' })

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
const login = (email: string, from: string) => api.send('POST', '/api/auth/login', { body: wrong(email), from })

test('the owner gets in while somebody else uses the tries of the account up, and a thief has twenty in an hour', async () => {
  const { email, password } = await api.register('wanted')
  let tries = 0
  for (let minute = 0; minute < 60; minute += 4) {
    // More tries than the limit of an account allows, each from another network.
    for (let i = 0; i < 6; i++) if ((await login(email, `thief-${minute}-${i}`)).status === 401) tries++
    if (minute % 20 === 0)
      expect((await api.send('POST', '/api/auth/login', { as: 'wanted', body: { email, password } })).status).toBe(200)
    api.time.now += 4 * 60_000
  }
  expect(tries).toBe(19)
  // Browsers that are unknown to an account share one limit, even if the password is right.
  expect((await api.send('POST', '/api/auth/login', { body: { email, password }, from: 'new' })).status).toBe(200)
  const other = await api.register('stranger')
  for (let i = 0; i < 5; i++) await login(email, `again-${i}`)
  const stranger = await api.send('POST', '/api/auth/login', { as: other.as, body: { email, password } })
  expect([stranger.status, await stranger.json()]).toMatchObject([429, { error: expect.stringContaining('by mail') }])
})

test("a known browser's own tries are limited, and use nobody else's up", async () => {
  const { email, password } = await api.register('clumsy')
  const statuses = []
  for (let i = 0; i < 6; i++)
    statuses.push((await api.send('POST', '/api/auth/login', { as: 'clumsy', body: wrong(email) })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await api.send('POST', '/api/auth/login', { body: { email, password }, from: 'home' })).status).toBe(200)
})

test('a class of forty registers and signs in behind one address within ten minutes, a robot does not go on', async () => {
  const person = (i: number) => ({ email: `pupil-${i}@example.org`, password: `pass phrase of pupil ${i}` })
  const register = (i: number) =>
    api.send('POST', '/api/auth/register', {
      from: 'school',
      body: { ...person(i), firstName: 'P', lastName: String(i) },
    })
  const signIn = (i: number) => api.send('POST', '/api/auth/login', { from: 'school', body: person(i) })
  for (let i = 0; i < 40; i++) {
    expect((await register(i)).status).toBe(200)
    api.time.now += 10_000
  }
  const all = Array.from({ length: 40 }, (_, i) => i)
  for (let round = 0; round < 3; round++)
    expect((await Promise.all(all.map(signIn))).map(({ status }) => status)).toEqual(all.map(() => 200))
  let robots = 0
  for (let i = 40; i < 1000; i++) {
    const answer = await register(i)
    if (answer.status === 200) robots++
    else {
      expect(await answer.json()).toMatchObject({ error: expect.stringContaining('this network') })
      break
    }
  }
  expect(robots).toBeLessThan(30)
})

test('a sign-in that succeeds lets the counter of its account go', async () => {
  const { email, password } = await api.register('often')
  for (let i = 0; i < 12; i++)
    expect((await api.send('POST', '/api/auth/login', { body: { email, password }, from: `often-${i}` })).status).toBe(
      200,
    )
})
