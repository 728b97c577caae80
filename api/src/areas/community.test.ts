import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADMIN, startApi } from '../testing/api.ts'
import { ONLINE_MS } from './chat.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
  for (const name of ['ada', 'grace']) await api.register(name)
})
afterEach(() => api.stop())

const namesSeenBy = async (as: string) => {
  const answer = await api.send('GET', '/api/users/online', { as })
  await api.services.background.idle()
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
}

test('somebody is online for five minutes after the last call, and no longer', async () => {
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
  api.time.now += ONLINE_MS - 1
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
  api.time.now += 1
  expect(await namesSeenBy('ada')).toEqual([])
  await api.send('GET', '/api/auth/user', { as: 'grace' })
  await api.services.background.idle()
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
})
test('who has signed out is gone; the administrator is nobody to chat with', async () => {
  await api.signIn('admin', ADMIN)
  await api.send('POST', '/api/auth/logout', { as: 'grace' })
  expect(await namesSeenBy('ada')).toEqual([])
  expect(await namesSeenBy('admin')).toEqual(['Ada ada'])
})
test('somebody with two devices is there once', async () => {
  await api.signIn('graces phone', { email: 'grace@example.org', password: 'password of grace' })
  expect(await namesSeenBy('ada')).toEqual(['Ada grace'])
})

test('a letter is told to the administrator by mail, its subject on one line', async () => {
  const body = {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'One\r\nBcc: x@example.org',
    message: 'Ten letters and more',
  }
  expect((await api.send('POST', '/api/contact', { as: 'ada', body })).status).toBe(200)
  await api.services.background.idle()
  expect(api.mails.at(-1)).toEqual({
    to: ADMIN.email,
    subject: 'Situ : One Bcc: x@example.org',
    text: 'Ada <ada@example.org>\n\nTen letters and more\n',
  })
})
