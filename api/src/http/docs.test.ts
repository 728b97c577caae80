import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('health asks the database', async () => {
  const answer = await api.send('GET', '/api/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', contract: 1 }])
})
test('live, ready, and ready no more when it begins to stop, while calls are still answered', async () => {
  const status = async (path: string) => (await api.send('GET', path)).status
  expect([await status('/api/live'), await status('/api/ready')]).toEqual([200, 200])
  const stopping = await startApi()
  stopping.services.readiness.drain()
  const ready = await stopping.send('GET', '/api/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  expect((await stopping.send('GET', '/api/live')).status).toBe(200)
  expect((await stopping.send('GET', '/api/health')).status).toBe(200)
  await stopping.stop()
})
test('the document of the API is valid OpenAPI 3.1', async () => {
  const document = (await (await api.send('GET', '/api/openapi.json')).json()) as Record<string, unknown>
  const { valid, errors } = await new Validator().validate(document)
  expect(errors).toBeUndefined()
  expect([valid, document.openapi]).toEqual([true, '3.1.0'])
})
test('the pricing buttons lead to the sign-in page', async () => {
  const answer = await api.send('GET', '/api/login')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
})
test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s of an unknown call is 404 as JSON', async (method) => {
  const answer = await api.send(method, '/api/nothing/here')
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }])
})
