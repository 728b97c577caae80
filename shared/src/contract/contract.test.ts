import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type Area, type Endpoint, fillPath, routePattern } from './endpoint.ts'
import { contract } from './index.ts'
import { openapi } from './openapi.ts'
import { queued } from './queued.ts'
import { sample, sampleParams } from './sample.ts'

/** Every call of the API with its method, path and access. A change here is a change of the API. */
const TABLE = `
GET /api/auth/user user
POST /api/auth/login public
POST /api/auth/register public
POST /api/auth/forgot-password public
POST /api/auth/reset-password public
POST /api/auth/logout public
POST /api/auth/refresh user
POST /api/account/password user
POST /api/account/sign-out-everywhere user
POST /api/account/remove user
PATCH /api/profile user
GET /api/plans/checkout user
GET /api/progress/summary user
POST /api/progress/summary user
POST /api/progress user
GET /api/progress user
GET /api/progress/log user
GET /api/progress/history user
GET /api/user-study-time user
GET /api/user-study-time/week user
GET /api/users/online user
GET /api/chat/rooms user
PUT /api/chat/rooms/{roomId}/read user
PUT /api/chat/rooms/{roomId}/mute user
GET /api/chat/messages/{roomId} user
POST /api/chat/messages user
DELETE /api/chat/messages/{id} user
POST /api/chat/messages/{id}/report user
GET /api/chat/blocks user
PUT /api/chat/blocks/{userId} user
DELETE /api/chat/blocks/{userId} user
GET /api/modules user
GET /api/modules/{id} user
GET /api/module-progress/{id} user
POST /api/module-progress/{id} user
DELETE /api/module-progress/{id} user
POST /api/user-progress/{moduleId}/{pageId} user
GET /api/user-module-progress user
GET /api/quizzes user
GET /api/quizzes/{id} user
POST /api/quizzes/{id}/submit user
GET /api/quizzes/{id}/attempts user
GET /api/quizzes/{id}/attempts/count user
GET /api/quiz-attempts user
GET /api/quizzes/{id}/highest-score user
GET /api/scenarios user
GET /api/scenarios/examples user
GET /api/scenarios/random user
GET /api/scenarios/trial public
GET /api/test-dates user
GET /api/competencies user
POST /api/evaluations user
GET /api/evaluations/latest user
GET /api/evaluations user
GET /api/evaluations/allowance user
GET /api/assistants user
POST /api/evaluations/{id}/assist user
POST /api/objections user
GET /api/objections user
GET /api/practice-texts user
POST /api/practice-texts admin
PUT /api/practice-texts/{id} admin
DELETE /api/practice-texts/{id} admin
GET /api/admin/practice-texts/deleted admin
POST /api/admin/practice-texts/{id}/restore admin
GET /api/typing-sessions user
GET /api/typing-sessions/latest user
GET /api/typing-sessions/totals user
POST /api/typing-sessions user
GET /api/typing-words user
GET /api/games user
POST /api/contact user
GET /api/admin/audit admin
GET /api/admin/modules admin
POST /api/admin/modules admin
PATCH /api/admin/modules/{id} admin
DELETE /api/admin/modules/{id} admin
GET /api/admin/modules/deleted admin
POST /api/admin/modules/{id}/restore admin
GET /api/admin/modules/{id}/dependents admin
POST /api/admin/images admin
GET /api/admin/chat-reports admin
POST /api/admin/chat-reports/{id}/close admin
GET /api/admin/contact-messages admin
PATCH /api/admin/contact-messages/{id} admin
GET /api/admin/scenarios admin
POST /api/admin/scenarios admin
PATCH /api/admin/scenarios/{id} admin
DELETE /api/admin/scenarios/{id} admin
GET /api/admin/scenarios/deleted admin
POST /api/admin/scenarios/{id}/restore admin
GET /api/admin/scenarios/{id}/dependents admin
GET /api/admin/objections admin
GET /api/admin/scenarios/{id}/objections admin
PATCH /api/admin/objections/{id} admin
GET /api/admin/quizzes admin
POST /api/admin/quizzes admin
PATCH /api/admin/quizzes/{id} admin
DELETE /api/admin/quizzes/{id} admin
GET /api/admin/quizzes/deleted admin
POST /api/admin/quizzes/{id}/restore admin
POST /api/admin/quizzes/import admin
GET /api/admin/quizzes/{id}/dependents admin
POST /api/admin/test-dates admin
PATCH /api/admin/test-dates/{id} admin
DELETE /api/admin/test-dates/{id} admin
GET /api/admin/test-dates/deleted admin
POST /api/admin/test-dates/{id}/restore admin
GET /api/admin/users-progress admin
GET /api/admin/users-progress/recent admin
GET /api/admin/statistics admin
GET /api/admin/users admin
GET /api/admin/users/{id}/password-history admin
PUT /api/admin/users/{id}/password admin
POST /api/admin/users/{id}/reveal-password admin
PATCH /api/admin/users/{id} admin
POST /api/admin/users/{id}/end-sessions admin
GET /api/admin/security admin
POST /api/admin/security/verify admin
POST /api/admin/security/second-factor admin
POST /api/admin/security/second-factor/confirm admin
POST /api/admin/security/second-factor/remove admin
`
const areas: [string, Area][] = Object.entries(contract)
const calls: [string, Endpoint][] = areas.flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
)

test('the API has exactly these calls', () => {
  const table = calls.map(([, { method, path, shape }]) => `${method} ${path} ${shape.access ?? 'user'}`)
  expect(table.join('\n')).toBe(TABLE.trim())
})

test('no two calls share a method and a path', () => {
  const keys = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('every /api/admin call is for the administrator', () => {
  const open = calls.filter(([, { path, shape }]) => path.startsWith('/api/admin/') && shape.access !== 'admin')
  expect(open).toEqual([])
})

test('what is only read is asked for by GET, and GET changes nothing', () => {
  const wrong = calls.filter(
    ([, { method, shape }]) => method === 'GET' && (shape.writes || shape.queued || shape.body),
  )
  expect(wrong).toEqual([])
})

test('every queued call writes, and the outbox knows exactly the queued calls', () => {
  const marked = calls.filter(([, { shape }]) => shape.queued)
  expect(marked.filter(([, { shape }]) => !shape.writes)).toEqual([])
  expect(Object.entries(queued).sort()).toEqual(marked.sort())
})

describe.each(calls)('%s', (_, { shape }) => {
  const parts: [string, z.ZodMiniType | undefined, 'input' | 'output'][] = [
    ['body', shape.body, 'input'],
    ['query', shape.query, 'input'],
    ['reply', shape.reply, 'output'],
  ]
  test.each(parts.filter(([, type]) => type))('the sample of its %s fits', (_, type, io) => {
    expect(type?.safeParse(type && sample(type, io)).error?.issues).toBeUndefined()
  })
})

test('a path is filled in and encoded, and written as routers write it', () => {
  expect(fillPath('/api/modules/{id}', { id: 'a/b c' })).toBe('/api/modules/a%2Fb%20c')
  expect(routePattern('/api/user-progress/{moduleId}/{pageId}')).toBe('/api/user-progress/:moduleId/:pageId')
})

test('a path has a sample of every parameter', () => {
  expect(sampleParams('/api/user-progress/{moduleId}/{pageId}', 'm')).toEqual({ moduleId: 'm', pageId: 'm' })
})

describe('the OpenAPI document', () => {
  const document = openapi(contract, { title: 'Situ', version: '1' })

  test('has every call once', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((o) => o.operationId))
    expect(ids.sort()).toEqual(calls.map(([name]) => name).sort())
  })

  test('every reference leads to a schema', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '')
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
    expect(text).not.toContain('$defs')
  })

  test('shows a body that may come in either case in camelCase', () => {
    const body = document.paths['/api/module-progress/{id}']?.post?.requestBody
    expect(JSON.stringify(body)).toContain('"currentPage"')
  })

  test('names path, query and header parameters', () => {
    const call = document.paths['/api/module-progress/{id}']?.delete
    expect(call?.parameters.map(({ name, in: where }) => `${where} ${name}`)).toEqual([
      'path id',
      'query epoch',
      'header Idempotency-Key',
      'header Situ-Owner',
    ])
  })

  test('says who may call and how a call refuses', () => {
    expect(document.paths['/api/auth/login']?.post?.security).toEqual([])
    const call = document.paths['/api/practice-texts/{id}']?.put
    expect(call?.security).toEqual([{ session: [] }])
    expect(Object.keys(call?.responses ?? {})).toEqual(['200', '401', '403', '404', '422', 'default'])
    expect(document.paths['/api/contact']?.post?.responses).toHaveProperty('429')
  })
})
