import type { Endpoint } from 'shared/contract/endpoint'
import { fillPath } from 'shared/contract/endpoint'
import { contract } from 'shared/contract/index'
import { sample, sampleParams } from 'shared/contract/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'
import { FRESH_MS } from './fresh.ts'

// Every call of the administration for every kind of caller. The rules that follow from a call's declaration alone are
// tested on every engine in shared/src/testing/suite/matrix.ts.
const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, call]) => call.shape.access === 'admin')
    .map(([name, call]) => ({ name: `${area}.${name}`, call })),
)
/**
 * The calls that require the administrator's own password again: those that set or reveal a user's password, and those
 * that start or remove the two-step verification.
 */
const FRESH = new Set([
  'adminUsers.changePassword',
  'adminUsers.revealPassword',
  'adminSecurity.startSecondFactor',
  'adminSecurity.removeSecondFactor',
])

let api: Awaited<ReturnType<typeof startApi>>
let learnerId: string
beforeAll(async () => {
  api = await startApi()
  learnerId = (await api.register('learner')).id
  const pro = await api.register('pro')
  await api.setPlan(pro.id, 'pro')
  const body = { email: 'admin@situ.local ', password: 'password of x', firstName: 'A', lastName: 'B' }
  await api.send('POST', '/api/auth/register', { as: 'impostor', body })
  await api.signIn('admin', ADMIN)
})
afterAll(() => api.stop())

const ask = async ({ method, path, shape }: Endpoint, as: string) => {
  const params = { ...sampleParams(path, 'unknown'), ...(path.startsWith('/api/admin/users/') && { id: learnerId }) }
  const answer = await api.send(method, fillPath(path, params), {
    as,
    ...(shape.body && { body: sample(shape.body, 'input') as object }),
  })
  const { code } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  return { status: answer.status, code }
}

test('there are calls of administration, and those that ask for the password anew are among them', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect([...FRESH].filter((name) => !calls.some((call) => call.name === name))).toEqual([])
})
test.each(calls)('$name: 401 for nobody, 403 for learners, whatever they pay', async ({ call }) => {
  expect((await ask(call, 'anonymous')).status).toBe(401)
  expect(await ask(call, 'learner')).toMatchObject({ status: 403 })
  expect(await ask(call, 'pro')).toMatchObject({ status: 403 })
  // Somebody who tried to register the administrator's address must have no session.
  expect((await ask(call, 'impostor')).status).toBe(401)
})
test.each(calls)('$name: an administrator who gave the password long ago', async ({ name, call }) => {
  api.time.now += FRESH_MS
  const answer = await ask(call, 'admin')
  api.time.now -= FRESH_MS
  if (FRESH.has(name)) expect(answer).toEqual({ status: 403, code: 'verify' })
  else {
    expect(answer.code).not.toBe('verify')
    expect([401, 500, 501]).not.toContain(answer.status)
  }
})
