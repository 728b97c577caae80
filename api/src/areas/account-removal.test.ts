import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, ENGINES, startApi } from '../testing/api.ts'

// Data that identify a person must be nowhere after the account is removed: every column of every table is searched.
const NAME = 'Quetzalcoatl'
const WRITTEN = 'xylophone-of-mine'

describe.each(ENGINES)('on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ engine })
  })
  afterAll(() => api.stop())

  /** The tables that contain one of these words. */
  async function placesOf(words: readonly string[]) {
    const tables = await api.store.read.introspection.getTables()
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await api.store.read
        .selectFrom(name as 'meta')
        .selectAll()
        .execute()
      const text = JSON.stringify(rows)
      if (words.some((word) => text.includes(word))) found.push(name)
    }
    return found.sort()
  }

  test('nothing that tells of a person outlives the account, but what a report quotes', async () => {
    const email = 'quetzalcoatl@example.org'
    const password = 'a password of nobody else'
    const send = async (path: string, body: object, as = 'gone', method = 'POST') => {
      const answer = await api.send(method, path, { as, body })
      expect(answer.status, `${path} ${await answer.clone().text()}`).toBeLessThan(300)
      return answer.json() as Promise<{ id: string }>
    }
    const { id } = await send('/api/auth/register', { email, password, firstName: NAME, lastName: NAME })
    await api.register('stays')
    await api.signIn('admin', ADMIN)
    const place = { roomId: 'general', senderName: NAME }
    const first = await send('/api/chat/messages', { ...place, content: WRITTEN })
    const second = await send('/api/chat/messages', { ...place, content: 'what is reported' })
    const third = await send('/api/chat/messages', { ...place, content: WRITTEN })
    await send(`/api/chat/messages/${first.id}/report`, { reason: 'spam' }, 'stays')
    await send(`/api/chat/messages/${second.id}/report`, { reason: 'spam' }, 'stays')
    const reports = (await (await api.send('GET', '/api/admin/chat-reports', { as: 'admin' })).json()) as {
      id: string
      content: string
    }[]
    const closed = reports.find(({ content }) => content === WRITTEN)
    await send(`/api/admin/chat-reports/${closed?.id}/close`, {}, 'admin')
    await send(`/api/chat/messages/${third.id}`, {}, 'admin', 'DELETE')
    await send('/api/contact', { name: NAME, email, subject: WRITTEN, message: WRITTEN })
    const letter = await api.store.read.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
    await send(`/api/admin/contact-messages/${letter.id}`, { status: 'read' }, 'admin', 'PATCH')
    await send('/api/progress', { type: 'quiz', score: 80, title: WRITTEN })
    await send('/api/auth/forgot-password', { email })
    await api.services.background.idle()
    await send(
      `/api/admin/users/${id}/password`,
      { password: 'handed over to somebody', isHashed: false },
      'admin',
      'PUT',
    )
    expect(await placesOf([email, NAME, WRITTEN])).toEqual(
      expect.arrayContaining(['audit_log', 'chat_reports', 'contact_messages', 'users']),
    )
    // Signing in with the administrator's temporary password only leads to choosing a new one.
    await api.services.background.idle()
    const answer = await api.signIn('gone', { email, password: 'handed over to somebody' })
    const { token } = (await answer.json()) as { token: string }
    const chosen = { password: 'a password chosen afterwards' }
    await send('/api/auth/reset-password', { token, ...chosen })
    expect((await api.signIn('gone', { email, ...chosen })).status).toBe(200)
    await send('/api/account/remove', chosen)
    await api.services.background.idle()

    expect(await placesOf([email, NAME, WRITTEN])).toEqual([])
    // An id alone identifies nobody; it connects the entries about one account.
    expect(await placesOf([id])).toEqual(['audit_log', 'chat_reports'])
    // The open report ends with what it quotes.
    const quoted = 'what is reported'
    expect(await placesOf([quoted])).toEqual(['chat_reports'])
    const left = (await (await api.send('GET', '/api/admin/chat-reports', { as: 'admin' })).json()) as typeof reports
    await send(`/api/admin/chat-reports/${left.find(({ content }) => content === quoted)?.id}/close`, {}, 'admin')
    expect(await placesOf([quoted])).toEqual([])
    expect(await placesOf([id])).toEqual(['audit_log'])
  })
})
