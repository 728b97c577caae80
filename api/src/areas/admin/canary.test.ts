import { existsSync, readFileSync } from 'node:fs'
import { type Endpoint, fillPath } from 'shared/contract/endpoint'
import { contract } from 'shared/contract/index'
import { sampleParams } from 'shared/contract/sample'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupSqlite } from '../../db/sqlite-file.ts'
import { ADMIN, startApi } from '../../testing/api.ts'

// A password that occurs nowhere else is set through every path, then searched for wherever the server writes.
const CANARY = 'canary-Zq7wX2'
const words = (path: string) => `${CANARY} ${path}`
let api: Awaited<ReturnType<typeof startApi>>
const answers: string[] = []
async function send(method: string, path: string, as: string, body?: object) {
  const answer = await api.send(method, path, { as, ...(body && { body }) })
  const text = await answer.text()
  answers.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${text}`)
  return { status: answer.status, text }
}
beforeEach(async () => {
  answers.length = 0
  api = await startApi()
  await api.signIn('admin', ADMIN)
})
afterEach(() => api.stop())

test('a password is in no file, log, letter or answer, but in the one that hands it over', async () => {
  const email = 'ada@example.org'
  const person = { email, firstName: 'Ada', lastName: 'L' }
  const registered = await send('POST', '/api/auth/register', 'ada', { ...person, password: words('registered') })
  const { id } = JSON.parse(registered.text) as { id: string }
  // Passwords that the user enters: in a sign-in that fails, in a change, in a sign-in that succeeds, and in a reset by
  // mail.
  await send('POST', '/api/auth/login', 'phone', { email, password: words('wrong') })
  const change = { current: words('registered'), password: words('changed') }
  expect((await send('POST', '/api/account/password', 'ada', change)).status).toBe(200)
  expect((await send('POST', '/api/auth/login', 'phone', { email, password: words('changed') })).status).toBe(200)
  await send('POST', '/api/auth/forgot-password', 'ada', { email })
  await api.services.background.idle()
  const token = api.mails.findLast(({ text }) => text.includes('token='))?.text.match(/token=([\w-]+)/)?.[1]
  expect((await send('POST', '/api/auth/reset-password', 'ada', { token, password: words('reset') })).status).toBe(200)
  // Passwords that the administrator sets: one that is stored as a hash only, and one to be handed over.
  const set = (password: string, isHashed: boolean) =>
    send('PUT', `/api/admin/users/${id}/password`, 'admin', { password, isHashed })
  expect((await set(words('hashed'), true)).status).toBe(200)
  expect((await set(words('handed'), false)).status).toBe(200)
  expect((await send('POST', '/api/auth/login', 'phone', { email, password: words('handed') })).status).toBe(403)

  // Collects every reply that the administrator can read.
  for (const calls of Object.values(contract))
    for (const { method, path, shape } of Object.values(calls as Record<string, Endpoint>))
      if (method === 'GET' && shape.access === 'admin') {
        const params = { ...sampleParams(path, 'unknown'), ...(path.includes('/users/') && { id }) }
        await send(method, fillPath(path, params), 'admin')
      }
  await api.services.background.idle()
  const where: Record<string, string> = {
    answers: answers.join('\n'),
    log: api.logged.join('\n'),
    letters: JSON.stringify(api.mails),
  }
  const file = api.file ?? 'none'
  backupSqlite(file, `${file}.backup`)
  for (const end of ['', '-wal', '.backup']) {
    expect(existsSync(`${file}${end}`)).toBe(true)
    where[`file${end}`] = readFileSync(`${file}${end}`, 'latin1')
  }
  expect(Object.keys(where).filter((place) => where[place]?.includes(CANARY))).toEqual([])
  // Proves that the search would have found text that is stored.
  expect(where['file-wal']).toContain(email)

  const revealed = await send('POST', `/api/admin/users/${id}/reveal-password`, 'admin')
  expect(JSON.parse(revealed.text)).toMatchObject({ password: words('handed') })
})
