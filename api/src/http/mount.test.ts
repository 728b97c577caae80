import { expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'

test('a fault is told without its reasons, and found in the log by its id', async () => {
  const api = await startApi()
  await api.register('ada')
  await api.store.write((db) => db.schema.dropTable('progress_folds').execute())
  const answer = await api.send('GET', '/api/progress/summary', { as: 'ada' })
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(text).toBe('{"error":"Something went wrong on the server. Please try again."}')
  const id = answer.headers.get('Situ-Request') ?? 'none'
  expect(api.logged.find((line) => line.includes('call failed') && line.includes(id))).toContain('no such table')
  await api.stop()
})

test('the log holds no password, no body, no cookie, no query and no token', async () => {
  const api = await startApi()
  const { password, email } = await api.register('canary')
  await api.send('GET', '/api/progress/summary?device=canary-query', { as: 'canary' })
  await api.send('POST', '/api/auth/forgot-password', { body: { email } })
  await api.services.background.idle()
  const token = api.mails[0]?.text.match(/token=([\w-]+)/)?.[1] ?? 'missing'
  const log = api.logged.join('')
  for (const secret of [password, email, 'canary-query', api.cookieOf('canary')?.split('=')[1] ?? 'missing', token])
    expect(log).not.toContain(secret)
  await api.stop()
})

test('a sign-in that succeeded, one that failed and a call that was refused are lines of the log', async () => {
  const api = await startApi()
  const { email, password } = await api.register('ada')
  const from = api.logged.length
  await api.signIn('ada', { email, password: 'not this one' })
  await api.signIn('ada', { email, password })
  await api.send('GET', '/api/admin/users', { as: 'ada' })
  await api.send('GET', '/api/modules')
  const lines = api.logged.slice(from).map((line) => JSON.parse(line) as { call: string; status: number })
  expect(lines.map(({ call, status }) => [call, status])).toEqual([
    ['auth.login', 401],
    ['auth.login', 200],
    ['adminUsers.list', 403],
    ['modules.list', 401],
  ])
  expect(JSON.stringify(lines)).not.toContain(email)
  await api.stop()
})

test('large answers are compressed for who takes it', async () => {
  const api = await startApi()
  await api.register('ada')
  const body = { type: 'module', title: 'A module page', description: 'x'.repeat(200), timeSpent: 60 }
  for (let i = 0; i < 6; i++) expect((await api.send('POST', '/api/progress', { as: 'ada', body })).status).toBe(200)
  const answer = await api.send('GET', '/api/progress', { as: 'ada', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  await api.stop()
})
