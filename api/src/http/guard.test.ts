import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, startApi } from '../testing/api.ts'

describe('where a request comes from', () => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ appOrigin: 'https://situ.example.org' })
  })
  afterAll(() => api.stop())
  const status = async (headers: Record<string, string>, method = 'POST') => {
    const request = new Request(`${ORIGIN}/api/auth/logout`, { method, headers })
    return (await api.app.fetch(request)).status
  }
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://situ.example.org' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://situ.example.org' }, 200],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    [{ origin: 'https://evil.example', host: 'localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('%j → %i', async (headers, expected) => expect(await status(headers as Record<string, string>)).toBe(expected))
})

test('an owner who is not signed in is told apart, and nothing is written', async () => {
  const api = await startApi()
  await api.register('ada')
  const { id } = await api.register('bob')
  const ask = { as: 'ada', headers: { 'Situ-Owner': id }, body: { type: 'game', completed: 1 } }
  const answer = await api.send('POST', '/api/progress', ask)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'owner' })
  expect(await (await api.send('GET', '/api/progress', { as: 'ada' })).json()).toEqual([])
  await api.stop()
})
