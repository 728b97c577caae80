import type { ProgressFold } from 'shared/model/progress'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, startApi } from './testing/api.ts'

// Values that no real device sends but every validator accepts: names inherited by objects, the limits of calendars and
// numbers.
describe.each(ENGINES)('on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ engine })
    await api.register('eve')
  })
  afterAll(() => api.stop())
  async function ask<T>(method: string, path: string, body?: object, as = 'eve') {
    const answer = await api.send(method, path, { as, ...(body && { body }) })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
  }
  const MODULE = '/api/module-progress/understand-the-test'
  interface Row {
    total_time_seconds: number
    state: { epoch: number; seconds: Record<string, number> }
  }

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a device of the name %s counts like any other',
    async (deviceId) => {
      const before = (await ask<Row>('GET', MODULE)).body.total_time_seconds
      const save = { current_page: 1, totalTimeSeconds: 40, deviceId }
      for (let i = 0; i < 2; i++) expect((await ask('POST', MODULE, save)).status).toBe(200)
      expect((await ask<Row>('GET', MODULE)).body.total_time_seconds).toBe(before + 40)
      const page = `/api/user-progress/nine-competencies/${deviceId}`
      for (let i = 0; i < 2; i++)
        expect((await ask('POST', page, { completed: true, timeSpent: 7, deviceId })).body).toMatchObject({
          timeSpent: 7,
        })
      expect((await ask('GET', '/api/user-module-progress')).status).toBe(200)
    },
  )

  test('a state that an earlier version let in does not keep its module from being read, saved and reset', async () => {
    const { id: userId } = await api.register('old-state')
    const state = { epoch: Number.MAX_SAFE_INTEGER, currentPage: 1, currentAt: 1, currentDevice: 'd', lastPage: 1 }
    const text = JSON.stringify({ ...state, seconds: { constructor: null, d: 5 } })
    const row = { userId, moduleId: 'understand-the-test', state: text, lastAccessed: 1 }
    await api.store.write((db) => db.insertInto('moduleStates').values(row).execute())
    expect((await ask<Row>('GET', MODULE, undefined, 'old-state')).body.total_time_seconds).toBe(5)
    expect((await ask('GET', '/api/user-module-progress', undefined, 'old-state')).status).toBe(200)
    for (const method of ['POST', 'DELETE', 'DELETE'])
      expect((await ask(method, MODULE, method === 'POST' ? { current_page: 2 } : undefined, 'old-state')).status).toBe(
        200,
      )
  })

  test.each([
    [1_000_000, 200],
    [1_000_001, 422],
    [2 ** 53 - 1, 422],
  ])('a reset number %i is answered with %i, and resets go on', async (epoch, status) => {
    const path = '/api/module-progress/answering-method'
    expect((await ask('POST', path, { current_page: 1, epoch })).status).toBe(status)
    for (let i = 0; i < 2; i++) expect((await ask('DELETE', path)).status).toBe(200)
  })

  test.each([
    '0000-01-01T00:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '0001-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59-23:59',
  ])('an act of the moment %s is taken, and its summary, log and list are read', async (timestamp) => {
    const act = { id: `at-${timestamp}`, type: 'review', timestamp, localDay: '0000-01-01', timeSpent: 60 }
    expect((await ask('POST', '/api/progress/summary', { activities: [act] })).status).toBe(200)
    expect((await ask('POST', '/api/progress', { ...act, id: `${act.id}-2` })).status).toBe(200)
    const quiz = { id: act.id, answers: { constructor: '1' }, timeSpent: 1, createdAt: timestamp }
    expect((await ask('POST', '/api/quizzes/ethics-principles/submit', quiz)).status).toBe(200)
    const run = { wpm: 1, accuracy: 1, errors: 0, timeElapsed: 1, charactersTyped: 1, correctChars: 1 }
    const typing = { ...run, id: act.id, textType: 'a', textTitle: 'b', createdAt: timestamp }
    expect((await ask('POST', '/api/typing-sessions', typing)).status).toBe(200)
    for (const path of [
      'progress/summary',
      'progress',
      'progress/log',
      'progress/history',
      'typing-sessions',
      'quiz-attempts',
    ])
      expect((await ask('GET', `/api/${path}`)).status).toBe(200)
  })

  test('scores, minutes of a day, days and modules have bounds', async () => {
    await api.register('boast')
    const day = new Date(api.time.now).toISOString().slice(0, 10)
    const timestamp = new Date(api.time.now).toISOString()
    const send = (activities: object[]) =>
      ask<{ fold: ProgressFold; stats: Record<string, unknown> }>(
        'POST',
        '/api/progress/summary',
        { activities },
        'boast',
      )
    const whole = { timestamp, localDay: day, timeSpent: 86_400 }
    await send(Array.from({ length: 300 }, (_, i) => ({ ...whole, id: `day-${i}`, type: 'game' })))
    const modules = Array.from({ length: 1200 }, (_, i) => ({
      id: `m-${i}`,
      type: 'module',
      timestamp,
      moduleId: `m${i}`,
    }))
    for (const from of [0, 400, 800]) await send(modules.slice(from, from + 400))
    const { body } = await send([
      { id: 's', type: 'scenario', timestamp, score: 100_000 },
      { id: 't', type: 'typing', timestamp, score: 100_000 },
    ])
    expect(body.stats).toMatchObject({ studyTime: 1440, averageScore: 9, wpm: 1000, completedModules: 500 })
    expect(body.fold.modules).toHaveLength(500)
  })

  test('a write that meets the removal of its account is told that nobody is signed in', async () => {
    const { id, password } = await api.register('leaver')
    const writes = (i: number) => ask('POST', '/api/progress', { id: `w-${i}`, type: 'game' }, 'leaver')
    const all = Array.from({ length: 20 }, (_, i) => writes(i))
    all.splice(10, 0, ask('POST', '/api/account/remove', { password }, 'leaver'))
    const statuses = new Set((await Promise.all(all)).map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([])
    expect(await api.store.read.selectFrom('activityLog').select('id').where('userId', '=', id).execute()).toEqual([])
  })
})
