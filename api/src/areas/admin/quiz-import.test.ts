import SQLite from 'better-sqlite3'
import { adminQuizzes } from 'shared/contract/calls/admin/quizzes'
import { sample } from 'shared/contract/sample'
import type { Quiz, QuizInput } from 'shared/model/content/quiz'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, startApi } from '../../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
  await api.signIn('admin', ADMIN)
})
afterAll(() => api.stop())

const input = sample(adminQuizzes.create.shape.body, 'input') as QuizInput
const named = (...ids: string[]) => ids.map((id) => ({ ...input, id }))
const bringIn = (quizzes: readonly QuizInput[]) =>
  api.send('POST', '/api/admin/quizzes/import', { as: 'admin', body: { quizzes } })
const there = async () =>
  ((await (await api.send('GET', '/api/admin/quizzes', { as: 'admin' })).json()) as Quiz[]).map(({ id }) => id)
const acts = async () => (await api.store.read.selectFrom('auditLog').select('id').execute()).length

test('where the database fails at the last quiz of a file, nothing of it is there', async () => {
  const [before, actsBefore] = [await there(), await acts()]
  const db = new SQLite(api.file)
  db.exec("create trigger broken before insert on quizzes when new.id = 'third' begin select raise(abort, 'disk'); end")
  expect((await bringIn(named('first', 'second', 'third'))).status).toBe(500)
  expect([await there(), await acts()]).toEqual([before, actsBefore])
  db.exec('drop trigger broken')
  db.close()
  expect((await bringIn(named('first', 'second', 'third'))).status).toBe(200)
  expect(await there()).toEqual([...before, 'first', 'second', 'third'])
})
test('a long file keeps nobody else from being answered', async () => {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const ids = Array.from({ length: 60 }, (_, i) => `long-${i}`)
  expect((await bringIn(named(...ids))).status).toBe(200)
  isOver = true
  expect(turns).toBeGreaterThan(ids.length)
})
