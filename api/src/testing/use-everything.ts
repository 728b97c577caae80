import { Secret, TOTP } from 'otpauth'
import { adminModules } from 'shared/contract/calls/admin/modules'
import { adminQuizzes } from 'shared/contract/calls/admin/quizzes'
import { adminScenarios } from 'shared/contract/calls/admin/scenarios'
import type { Endpoint } from 'shared/contract/endpoint'
import { contract } from 'shared/contract/index'
import { sample } from 'shared/contract/sample'
import { privateRoom } from 'shared/rules/chat-room'
import { expect } from 'vitest'
import { takePaymentEvent } from '../areas/payments/payment-events.ts'
import { sweep } from '../db/tables/housekeeping.ts'
import type { PaymentFact } from '../payments.ts'
import { ADMIN, startApi } from './api.ts'
import { startFakeModel } from './fake-model.ts'

export const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

const ENDPOINTS = Object.values(contract).flatMap((calls) => Object.values(calls) as Endpoint[])
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** The endpoint of a request; of two that fit, the one with fewer parameters. */
function endpointOf(method: string, address: string): Endpoint | undefined {
  const [path = ''] = address.split('?')
  const params = (one: Endpoint) => one.path.split('{').length
  return ENDPOINTS.filter(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  ).sort((a, b) => params(a) - params(b))[0]
}

/** Calls that are not made here, with the reason. */
const NOT_MADE: Readonly<Record<string, string>> = {
  'POST /api/auth/register': 'register makes it',
  'POST /api/auth/login': 'signIn makes it',
}

/**
 * Makes every call of the contract at least once and collects the SQL statements that run: those of the administration
 * in `ofAdministration`, all others in `statements`.
 */
export async function useEverything(statements: Set<string>, ofAdministration: Set<string>) {
  const covered = new Set<Endpoint>()
  const model = await startFakeModel()
  const assistantSettings = {
    enabled: ['chatgpt' as const],
    keys: {},
    server: { baseUrl: model.url, model: 'x' },
    monthlyBudgetUsd: 1,
  }
  let into = statements
  const api = await startApi({ watch: (sql) => into.add(sql), assistantSettings })
  const { send } = api
  api.send = async (method, path, options) => {
    const answer = await send(method, path, options)
    const endpoint = endpointOf(method, path)
    if (endpoint && answer.ok) covered.add(endpoint)
    return answer
  }
  const { id, email } = await api.register('ada')
  const { id: other } = await api.register('grace')
  let n = 0
  const as = 'ada'
  const activities = Array.from({ length: 311 }, (_, i) => ({ id: `a${i}`, type: 'game', timestamp: i, seq: i + 1 }))
  const module = '/api/module-progress/nine-competencies'
  const quiz = '/api/quizzes/nine-competencies'
  const attempt = { id: 't1', answers: { q1: '0' }, timeSpent: 60 }
  const answer = { id: 'e1', scenarioId: 'cash-line-remark', response: 'I would listen.', responseType: 'text' }
  const objection = { id: 'o1', evaluationId: 'e1', pointId: 'harm-lying', kind: 'no-harm' }
  const session = {
    id: 's1',
    wpm: 42,
    accuracy: 96.5,
    errors: 1,
    timeElapsed: 60,
    charactersTyped: 210,
    correctChars: 209,
    textType: 'preset',
    textTitle: 'x',
  }
  const calls: [string, string, object?][] = [
    ['GET', '/api/auth/user'],
    ['POST', '/api/auth/refresh'],
    ['POST', '/api/progress/summary', { activities, device: 'd', from: 1 }],
    ['POST', '/api/progress/summary', { activities, device: 'd', from: 1 }],
    ['GET', '/api/progress/summary'],
    ['POST', '/api/progress', { id: 'a1', type: 'game' }],
    ['GET', '/api/progress'],
    ['GET', '/api/user-study-time'],
    ['GET', '/api/user-study-time/week'],
    ['GET', '/api/modules'],
    ['GET', '/api/modules/nine-competencies'],
    ['POST', module, { current_page: 1 }],
    ['GET', module],
    ['POST', '/api/user-progress/nine-competencies/p', { completed: 1 }],
    ['DELETE', module],
    ['GET', '/api/user-module-progress'],
    ['GET', '/api/progress/log'],
    ['GET', '/api/progress/log?after=0.x'],
    ['GET', '/api/progress/history'],
    ['GET', '/api/progress/history?after=a1'],
    ['GET', '/api/quizzes'],
    ['GET', quiz],
    ['POST', `${quiz}/submit`, attempt],
    ['POST', `${quiz}/submit`, attempt],
    ['POST', `${quiz}/submit`, { ...attempt, version: '2026-01-01T00:00:00.000Z' }],
    ['GET', `${quiz}/attempts`],
    ['GET', `${quiz}/attempts/count`],
    ['GET', `${quiz}/highest-score`],
    ['GET', '/api/quiz-attempts'],
    ['GET', '/api/quiz-attempts?after=0.x'],
    ['GET', '/api/scenarios'],
    ['GET', '/api/scenarios/examples'],
    ['GET', '/api/scenarios/random'],
    ['GET', '/api/scenarios/trial'],
    ['POST', '/api/evaluations', answer],
    ['POST', '/api/evaluations', answer],
    ['GET', '/api/evaluations/latest'],
    ['GET', '/api/evaluations'],
    ['GET', '/api/evaluations?after=0.x'],
    ['GET', '/api/evaluations/allowance'],
    ['GET', '/api/assistants'],
    ['POST', '/api/evaluations/e1/assist', { assistant: 'chatgpt' }],
    ['POST', '/api/objections', objection],
    ['POST', '/api/objections', { ...objection, id: 'o2' }],
    ['GET', '/api/objections'],
    ['GET', '/api/objections?after=0.x'],
    ['GET', '/api/test-dates'],
    ['GET', '/api/competencies'],
    ['GET', '/api/practice-texts'],
    ['POST', '/api/typing-sessions', session],
    ['POST', '/api/typing-sessions', session],
    ['GET', '/api/typing-sessions'],
    ['GET', '/api/typing-sessions/latest'],
    ['GET', '/api/typing-sessions/totals'],
    ['GET', '/api/typing-words'],
    ['GET', '/api/games'],
    ['PATCH', '/api/profile', { displayName: 'Ada', profileImage: ONE_PIXEL }],
    ['PATCH', '/api/profile', { profileImage: null }],
    ['GET', '/api/plans/checkout'],
    ['POST', '/api/contact', { name: 'x', email, subject: 'x', message: 'x'.repeat(10) }],
    ['GET', '/api/users/online'],
    ['POST', '/api/chat/messages', { id: 'm1', content: 'x', roomId: 'general', senderName: 'x' }],
    ['POST', '/api/chat/messages', { id: 'm2', content: 'x', roomId: privateRoom(id, other), senderName: 'x' }],
    ['GET', '/api/chat/rooms'],
    ['PUT', `/api/chat/rooms/${privateRoom(id, other)}/read`, { messageId: 'm2' }],
    ['PUT', `/api/chat/rooms/${privateRoom(id, other)}/mute`, { isMuted: true }],
    ['GET', '/api/chat/messages/general'],
    ['GET', '/api/chat/messages/general?before=m1'],
    ['POST', '/api/chat/messages/m1/report', { reason: 'x' }],
    ['PUT', `/api/chat/blocks/${other}`],
    ['GET', '/api/chat/blocks'],
    ['DELETE', `/api/chat/blocks/${other}`],
    ['DELETE', '/api/chat/messages/m1'],
    ['GET', '/api/health'],
    ['POST', '/api/auth/forgot-password', { email }],
  ]
  for (const [method, path, body] of calls) {
    const answer = await api.send(method, path, {
      as,
      body,
      headers: method === 'GET' ? {} : { 'Idempotency-Key': `k${++n}` },
    })
    expect(answer.status, `${method} ${path}`).toBe(200)
  }
  await api.send('POST', '/api/evaluations', { as, body: { ...answer, id: 'e2' } })
  model.say({ status: 500 })
  expect((await api.send('POST', '/api/evaluations/e2/assist', { as, body: { assistant: 'chatgpt' } })).status).toBe(
    503,
  )
  await model.stop()
  await api.services.background.idle()
  const token = api.mails.at(-1)?.text.match(/token=([\w-]+)/)?.[1]
  await api.send('POST', '/api/auth/reset-password', { body: { token, password: 'a new password' } })
  await api.signIn('admin', ADMIN)
  const date = {
    date: '2027-01-01',
    time: '18:00',
    testType: 'x',
    language: 'fr',
    source: 'x',
    checkedOn: '2026-01-01',
  }
  const made = await api.send('POST', '/api/admin/test-dates', { as: 'admin', body: date })
  const path = `/api/admin/test-dates/${((await made.json()) as { id: string }).id}`
  for (const body of [{}, date]) expect((await api.send('PATCH', path, { as: 'admin', body })).status).toBe(200)
  expect((await api.send('DELETE', path, { as: 'admin' })).status).toBe(200)
  const reports = await api.send('GET', '/api/admin/chat-reports', { as: 'admin' })
  const [report] = (await reports.json()) as { id: string }[]
  expect((await api.send('POST', `/api/admin/chat-reports/${report?.id}/close`, { as: 'admin' })).status).toBe(200)
  const text = { title_fr: 'x', title_en: 'x', text_fr: 'x'.repeat(10), text_en: 'x'.repeat(10) }
  const added = (await (await api.send('POST', '/api/practice-texts', { as: 'admin', body: text })).json()) as {
    id: string
  }
  for (const method of ['PUT', 'DELETE'])
    expect((await api.send(method, `/api/practice-texts/${added.id}`, { as: 'admin', body: text })).status).toBe(200)
  into = ofAdministration
  for (const restored of [path, `/api/admin/practice-texts/${added.id}`]) {
    const list = restored.replace(/[^/]+$/, 'deleted')
    expect((await api.send('GET', list, { as: 'admin' })).status).toBe(200)
    expect((await api.send('POST', `${restored}/restore`, { as: 'admin' })).status).toBe(200)
  }
  into = statements
  into = ofAdministration
  await useAdministration(api, id)
  into = statements
  await api.send('POST', '/api/auth/logout', { as: 'admin' })
  for (let i = 0; i < 6; i++)
    await api.send('POST', '/api/auth/login', { body: { email, password: 'wrong' }, from: `n${i}` })
  api.time.now += 12 * 3_600_000
  await api.signIn(as, { email, password: 'a new password' })
  api.time.now += 3_600_000 * 2
  await api.send('GET', '/api/auth/user', { as })
  await api.send('GET', `/api/profile-images/${id}`, { as })
  const facts: PaymentFact[] = [
    { kind: 'customer', userId: id, customerId: 'c1' },
    { kind: 'subscription', id: 's1', customerId: 'c1', plan: 'pro', status: 'active', periodEnd: api.time.now },
  ]
  for (const fact of [...facts, facts[1]])
    await api.store.write((db) => takePaymentEvent(db, { id: `event ${++n}`, at: api.time.now, fact }, api.time.now))
  const password = { current: 'a new password', password: 'a newer password' }
  expect((await api.send('POST', '/api/account/password', { as, body: password })).status).toBe(200)
  await api.send('POST', '/api/account/sign-out-everywhere', { as })
  await api.signIn(as, { email, password: 'a newer password' })
  expect((await api.send('POST', '/api/account/remove', { as, body: { password: 'a newer password' } })).status).toBe(
    200,
  )
  await api.store.write((db) => sweep(db, api.time.now))
  await api.stop()
  const missing = ENDPOINTS.filter((one) => !covered.has(one) && !(nameOf(one) in NOT_MADE)).map(nameOf)
  expect(missing, 'every call of the contract is made here once: add these to testing/use-everything.ts').toEqual([])
}

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp })

/**
 * Makes the calls of the administration: lists, changes to content and to a user, pictures, and the administrator's own
 * sign-in.
 */
async function useAdministration(api: Awaited<ReturnType<typeof startApi>>, userId: string) {
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await api.send(method, `/api/admin/${path}`, { as: 'admin', ...(body && { body }) })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json() as Promise<unknown>
  }
  for (const path of [
    'statistics',
    'users',
    `users?after=${userId}`,
    'users?search=ada',
    `users?search=ada&plan=pro&after=${userId}`,
    'users-progress',
    'users-progress/recent',
    `users-progress?search=ada&after=${userId}`,
    `users/${userId}/password-history`,
    'contact-messages',
    'contact-messages?status=new',
    'security',
  ])
    await ok('GET', path)
  const [letter] = (await ok('GET', 'contact-messages')) as { id: string }[]
  for (const query of [`after=${letter?.id}`, `status=new&after=${letter?.id}`])
    await ok('GET', `contact-messages?${query}`)
  await ok('PATCH', `contact-messages/${letter?.id}`, { status: 'read' })
  for (const [area, { shape }] of [
    ['modules', adminModules.create],
    ['scenarios', adminScenarios.create],
    ['quizzes', adminQuizzes.create],
  ] as const) {
    await ok('GET', area)
    const { id } = (await ok('POST', area, sample(shape.body, 'input') as object)) as { id: string }
    await ok('PATCH', `${area}/${id}`, { isPublished: true })
    await ok('GET', `${area}/${id}/dependents`)
    await ok('DELETE', `${area}/${id}`)
    await ok('GET', `${area}/deleted`)
    await ok('POST', `${area}/${id}/restore`)
  }
  await ok('GET', 'objections')
  const { objections } = (await ok('GET', 'scenarios/cash-line-remark/objections')) as { objections: { id: string }[] }
  await ok('PATCH', `objections/${objections[0]?.id}`, { isHandled: true })
  await ok('PATCH', `users/${userId}`, { plan: 'pro', planExpiresAt: null })
  await ok('PUT', `users/${userId}/password`, { password: 'a new password', isHashed: false })
  await ok('POST', `users/${userId}/reveal-password`)
  await ok('POST', `users/${userId}/end-sessions`)
  await ok('PUT', `users/${userId}/password`, { password: 'a new password', isHashed: true })
  await ok('POST', 'images', { dataUrl: ONE_PIXEL })
  await ok('POST', 'quizzes/import', { quizzes: [sample(adminQuizzes.create.shape.body, 'input')] })
  await ok('POST', 'security/verify', { password: ADMIN.password })
  const { secret } = (await ok('POST', 'security/second-factor')) as { secret: string }
  await ok('POST', 'security/second-factor/confirm', { code: codeAt(secret, api.time.now) })
  api.time.now += 30_000
  await ok('POST', 'security/second-factor/remove', { code: codeAt(secret, api.time.now) })
  const [entry] = (await ok('GET', 'audit')) as { id: string }[]
  await ok('GET', `audit?after=${entry?.id}`)
}
