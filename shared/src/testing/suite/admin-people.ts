import { describe, expect, test } from 'vitest'
import { adminAudit } from '../../contract/calls/admin/audit.ts'
import { adminContactMessages } from '../../contract/calls/admin/contact-messages.ts'
import { adminStatistics } from '../../contract/calls/admin/statistics.ts'
import { adminUsers } from '../../contract/calls/admin/users.ts'
import { auth } from '../../contract/calls/auth.ts'
import { contact } from '../../contract/calls/contact.ts'
import { progress } from '../../contract/calls/progress.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { PASSWORD_MASK } from '../../model/people/admin-user.ts'
import { makeActivity } from '../make.ts'
import type { Client } from './client.ts'

/** Users, their passwords and their messages, as the administrator sees them. */
export function adminPeople({ ok, refused, newcomer, next }: Client) {
  const admin = { as: 'admin' }
  const acts = async (id: string) =>
    (await ok(adminAudit.list, admin)).filter(({ subjectId }) => subjectId === id).map(({ action }) => action)

  test('somebody is found by the beginning of a name or of the address, and no password can be read', async () => {
    const { id, email } = await newcomer()
    // Every word of a search must begin one of the words of the person's names and address, so a full name matches too;
    // or the search begins the person's id.
    for (const search of [email, email.slice(0, -4).toUpperCase(), `ada ${email}`, id, ` ${id.toUpperCase()}`]) {
      const found = await ok(adminUsers.list, { ...admin, query: { search } })
      expect(found.map((user) => user.id)).toEqual([id])
    }
    const [user] = await ok(adminUsers.list, { ...admin, query: { search: email } })
    expect(user).toMatchObject({ email, firstName: 'Ada', role: 'user', plaintextPassword: null, passwordSetBy: null })
    expect(user?.password).toMatch(/^argon2id .*…\S{6}$/)
    expect(JSON.stringify(user)).not.toContain('correct horse')
    for (const search of ['nobody-is-called-so', `grace ${email}`])
      expect(await ok(adminUsers.list, { ...admin, query: { search } })).toEqual([])
    expect(await ok(adminUsers.list, { ...admin, query: { after: 'nobody' } })).toEqual([])
  })

  describe('passwords', () => {
    const change = (id: string, body: object) => ok(adminUsers.changePassword, { ...admin, params: { id }, body })

    test('a new one ends the sessions; only its hash is kept', async () => {
      const { as, id, email } = await newcomer()
      await change(id, { password: 'set by the admin' })
      await refused(auth.user, 401, { as })
      const browser = next('browser')
      await ok(auth.login, { as: browser, from: browser, body: { email, password: 'set by the admin' } })
      const [user] = await ok(adminUsers.list, { ...admin, query: { search: email } })
      expect(user).toMatchObject({ plaintextPassword: null, passwordSetBy: 'admin@situ.local' })
      await refused(adminUsers.revealPassword, 404, { ...admin, params: { id } })
      expect(await acts(id)).toEqual(['password_set'])
    })

    test('one to be handed over can be shown, is written down, and leads to choosing one’s own', async () => {
      const { id, email } = await newcomer()
      await change(id, { password: 'to be handed over', isHashed: false })
      const [user] = await ok(adminUsers.list, { ...admin, query: { search: email } })
      expect(user?.plaintextPassword).toBe(PASSWORD_MASK)
      const handed = await ok(adminUsers.revealPassword, { ...admin, params: { id } })
      expect(handed).toMatchObject({ password: 'to be handed over', setBy: 'admin@situ.local' })
      expect(await acts(id)).toEqual(['password_revealed', 'password_set'])

      const browser = next('browser')
      const failure = await refused(auth.login, 403, {
        as: browser,
        from: browser,
        body: { email, password: 'to be handed over' },
      })
      expect(failure).toMatchObject({ mustChange: true, code: 'must_change', token: expect.any(String) })
      await refused(auth.user, 401, { as: browser })
      const body = { token: failure.token, password: 'my own at last' }
      await ok(auth.resetPassword, { as: 'anonymous', from: browser, body })
      await ok(auth.login, { as: browser, from: browser, body: { email, password: 'my own at last' } })
      await refused(adminUsers.revealPassword, 404, { ...admin, params: { id } })
    })

    test('the history has five at most, as masked hashes, the newest first', async () => {
      const { id } = await newcomer()
      for (let i = 0; i < 6; i++) await change(id, { password: `password ${i}` })
      const history = await ok(adminUsers.passwordHistory, { ...admin, params: { id } })
      expect(history).toHaveLength(5)
      expect(history.every(({ password }) => /…\S{6}$/.test(password))).toBe(true)
      const times = history.map(({ createdAt }) => createdAt)
      expect(times).toEqual([...times].sort().reverse())
    })
  })

  test('a plan is given until a day, and taken back', async () => {
    const { as, id } = await newcomer()
    const planExpiresAt = '2099-01-01T00:00:00.000Z'
    const body = { plan: 'pro', planExpiresAt }
    expect(await ok(adminUsers.update, { ...admin, params: { id }, body })).toMatchObject(body)
    expect(await ok(auth.user, { as })).toMatchObject({ plan: 'pro', subscriptionStatus: 'premium', planExpiresAt })
    await ok(adminUsers.update, { ...admin, params: { id }, body: { plan: 'free' } })
    expect(await ok(auth.user, { as })).toMatchObject({ plan: 'free', planExpiresAt: null })
  })

  test('the changes of one user’s plan are read alone, the newest first', async () => {
    const { id } = await newcomer()
    const other = await newcomer()
    for (const plan of ['pro', 'starter']) await ok(adminUsers.update, { ...admin, params: { id }, body: { plan } })
    await ok(adminUsers.endSessions, { ...admin, params: { id } })
    await ok(adminUsers.update, { ...admin, params: { id: other.id }, body: { plan: 'pro' } })
    const changes = await ok(adminAudit.list, { ...admin, query: { planOf: id } })
    expect(changes.map(({ subjectId, action, detail }) => [subjectId, action, detail.from, detail.to])).toEqual([
      [id, 'plan_changed', 'pro', 'starter'],
      [id, 'plan_changed', 'free', 'pro'],
    ])
    const query = { planOf: id, after: changes[0]?.id ?? '' }
    expect(await ok(adminAudit.list, { ...admin, query })).toEqual(changes.slice(1))
    expect(await ok(adminAudit.list, { ...admin, query: { planOf: 'nobody' } })).toEqual([])
  })

  test('a user is signed out everywhere', async () => {
    const { as, id } = await newcomer()
    await ok(adminUsers.endSessions, { ...admin, params: { id } })
    await refused(auth.user, 401, { as })
    expect(await acts(id)).toEqual(['sessions_ended'])
  })

  test('letters: the newest first, by status, and each change is written down', async () => {
    const { as, email } = await newcomer()
    const subject = next('letter')
    const letter = { name: 'Augusta', email: 'elsewhere@example.org', subject, message: 'How do I do it?' }
    const { id } = await ok(contact.send, { as, body: letter })
    expect((await ok(adminContactMessages.list, admin))[0]).toMatchObject({
      id,
      subject,
      status: 'new',
      name: 'Augusta',
      email: 'elsewhere@example.org',
      account: { email },
    })
    await ok(adminContactMessages.update, { ...admin, params: { id }, body: { status: 'answered' } })
    const answered = await ok(adminContactMessages.list, { ...admin, query: { status: 'answered' } })
    expect(answered.map((message) => message.id)).toContain(id)
    const fresh = await ok(adminContactMessages.list, { ...admin, query: { status: 'new' } })
    expect(fresh.map((message) => message.id)).not.toContain(id)
    expect(await acts(id)).toEqual(['status_changed'])
  })

  test('counters and progress', async () => {
    const before = await ok(adminStatistics.statistics, admin)
    const { email } = await newcomer()
    const after = await ok(adminStatistics.statistics, admin)
    expect(after.totalUsers).toBe(before.totalUsers + 1)
    expect(after.publishedModules).toBeLessThanOrEqual(after.totalModules)
    const [row] = await ok(adminStatistics.usersProgress, { ...admin, query: { search: email } })
    expect(row).toMatchObject({
      email,
      subscriptionStatus: 'free',
      progressData: { completedModules: 0, completedQuizzes: 0, averageScore: null, lastActivity: null },
    })
  })

  test('recent activity is of who was active last; an average says what it is of', async () => {
    const learners = [await newcomer(), await newcomer()]
    for (const [i, { as }] of learners.entries()) {
      const timestamp = new Date(Date.now() - 1000 * (2 - i)).toISOString()
      const body = { activities: [makeActivity({ id: next('activity'), type: 'scenario', score: 6, timestamp })] }
      await ok(progress.saveSummary, { as, body })
    }
    // A learner who registered a moment ago has done nothing yet.
    await newcomer()
    const recent = await ok(adminStatistics.recentLearners, admin)
    expect(recent.slice(0, 2).map(({ email }) => email)).toEqual(learners.map(({ email }) => email).reverse())
    expect(recent.length).toBeLessThanOrEqual(5)
    expect(recent[0]?.progressData).toMatchObject({ averageScore: null, averageScenarioScore: 6 })
  })

  test('the audit log is read by pages, and says who did it', async () => {
    const { id } = await newcomer()
    for (let i = 0; i < 3; i++) await ok(adminUsers.endSessions, { ...admin, params: { id } })
    const [first, second] = await ok(adminAudit.list, admin)
    expect(first).toMatchObject({ actor: 'admin@situ.local', action: 'sessions_ended', kind: 'user', subjectId: id })
    const [next] = await ok(adminAudit.list, { ...admin, query: { after: first?.id ?? '' } })
    expect(next).toEqual(second)
    expect(await ok(adminAudit.list, { ...admin, query: { after: 'none' } })).toEqual([])
  })
  test('what is said where something is missing', async () => {
    const failure = await refused(adminUsers.revealPassword, 404, { ...admin, params: { id: 'nobody' } })
    expect(failure.error).toBe(MESSAGES.notFound)
  })
}
