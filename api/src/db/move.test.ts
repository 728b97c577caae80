import type { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import type { ProgressSummary } from 'shared/model/progress'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkDatabase } from '../operations/check-database.ts'
import { startApi } from '../testing/api.ts'
import { emptyPglite } from '../testing/seeded-database.ts'
import { MoveError, moveSqlite, refuseHalfMoved } from './move.ts'
import { storeOn } from './postgres.ts'
import { foldAgrees } from './tables/consistency.ts'

let old: Awaited<ReturnType<typeof startApi>>
let file: string
let pglite: PGlite
let ada: { id: string }
// The file is only read, so the tests share it.
beforeAll(async () => {
  old = await startApi()
  file = old.file ?? ''
  ada = await old.register('ada')
  const activities = Array.from({ length: 40 }, (_, i) => ({
    id: `act-${i}`,
    type: 'quiz',
    title: 'Œuvre « é » \u{1F600}',
    score: 70 + i / 4,
    timestamp: new Date(old.time.now - i * 1000).toISOString(),
    seq: i + 1,
  }))
  await old.send('POST', '/api/progress/summary', { as: 'ada', body: { device: 'd', from: 1, activities } })
})
afterAll(() => old.stop())
beforeEach(async () => {
  pglite = await emptyPglite()
})
const target = () => storeOn(new PGliteDialect({ pglite }))

test('everything is there on PostgreSQL, stopped on the way or not, and the old session goes on', async () => {
  const before = await (await old.send('GET', '/api/progress/summary', { as: 'ada' })).json()
  const store = await target()
  for (const at of ['users', 'activity_log', 'quizzes']) {
    const stopped = moveSqlite(file, store, (table) => {
      if (table === at) throw new Error('killed')
    })
    await expect(stopped).rejects.toThrow('killed')
    await expect(checkDatabase(store)).rejects.toThrow('A move into this database has not ended.')
  }
  const counts = await moveSqlite(file, store)
  expect(counts).toMatchObject({ users: 2, activity_log: 40 })
  await refuseHalfMoved(store.read)
  expect(await foldAgrees(store.read, ada.id)).toEqual({ agrees: true, activities: 40 })
  await expect(moveSqlite(file, store)).rejects.toThrow(MoveError)

  const moved = await startApi({ engine: 'pglite', pglite })
  moved.setCookie('ada', old.cookieOf('ada') ?? '')
  const answer = await moved.send('GET', '/api/progress/summary', { as: 'ada' })
  const { stats, logId } = (await answer.json()) as ProgressSummary
  expect({ stats, logId }).toEqual({
    stats: (before as ProgressSummary).stats,
    logId: (before as ProgressSummary).logId,
  })
  await moved.stop()
})

test('a database that somebody uses, and rows that changed under the move, are refused with a sentence', async () => {
  const store = await target()
  await moveSqlite(file, store, (table) => {
    if (table === 'users') throw new Error('killed')
  }).catch(() => {})
  await store.write((db) => db.updateTable('users').set({ firstName: 'Other' }).where('id', '=', ada.id).execute())
  await expect(moveSqlite(file, store)).rejects.toThrow('The table users has 2 rows in the file')
  const used = await storeOn(new PGliteDialect({ pglite: await emptyPglite() }))
  await used.write((db) =>
    db
      .insertInto('users')
      .values({
        id: 'x',
        email: 'x',
        passwordHash: '',
        firstName: '',
        lastName: '',
        plan: 'free',
        createdAt: 1,
      } as never)
      .execute(),
  )
  await expect(moveSqlite(file, used)).rejects.toThrow('The PostgreSQL database is not empty')
  await used.close()
  await store.close()
})
