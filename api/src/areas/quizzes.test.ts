import type { Quiz } from 'shared/model/content/quiz'
import type { AttemptPage, QuizResult } from 'shared/model/quiz-attempt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveQuiz } from '../db/tables/content/quizzes.ts'
import { addAttempt } from '../db/tables/quiz-attempts.ts'
import { startApi } from '../testing/api.ts'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
let n = 0

/** A quiz for one test, with the answers 0 and 1, and a learner who takes it. */
async function setting() {
  const id = `quiz-${++n}`
  const { as, id: userId } = await api.register(`taker-${n}`)
  const ask = async <T>(method: string, path: string, body?: object) => {
    const answer = await api.send(method, path, { as, body })
    return { status: answer.status, body: (await answer.json()) as T }
  }
  const [shown] = (await ask<Quiz[]>('GET', '/api/quizzes')).body
  const [question] = shown?.questions ?? []
  if (!shown || !question) throw new Error('no quiz is shipped')
  const questions = ['0', '1'].map((correctAnswer, i) => ({
    ...question,
    id: `q${i + 1}`,
    correctAnswer: correctAnswer as '0',
    points: 1,
  }))
  const quiz = { ...shown, id, passingScore: 50, isPublished: true, questions }
  const save = (over: Partial<Quiz> = {}) =>
    api.store.write((db) => saveQuiz(db, { ...quiz, ...over }, 100 + n, api.time.now))
  await save()
  const read = async () => (await ask<Quiz>('GET', `/api/quizzes/${id}`)).body
  const submit = async (body: object) =>
    (await ask<QuizResult>('POST', `/api/quizzes/${id}/submit`, { timeSpent: 1, ...body })).body
  return { as, userId, id, quiz, ask, save, read, submit }
}
const drop = (id: string) => api.store.write((db) => db.deleteFrom('quizzes').where('id', '=', id).execute())

test('a submission is graded by the version that was taken, the others by the present one', async () => {
  const { quiz, save, read, submit } = await setting()
  const before = (await read()).updatedAt
  const [first, second] = quiz.questions
  // The second question was removed, a third one was added, and only a full score passes now.
  await save({
    passingScore: 100,
    questions: [
      { ...first, correctAnswer: '3' },
      { ...second, id: 'q3' },
    ] as Quiz['questions'],
  })
  const after = (await read()).updatedAt
  expect(after > before).toBe(true)
  const answers = { q1: '0', q2: '2', q3: '1' }
  const old = { score: 50, passed: true, passingScore: 50, answers: { q1: '0', q2: '2' } }
  const present = { score: 50, passed: false, passingScore: 100, answers: { q1: '0', q3: '1' } }
  expect(await submit({ answers, version: before })).toMatchObject(old)
  expect(await submit({ answers, version: before.replace(/\.\d+Z$/, (ms) => `${ms.slice(0, -1)}000Z`) })).toMatchObject(
    old,
  )
  for (const version of [after, '2001-01-01T00:00:00.000Z', undefined])
    expect(await submit({ answers, version })).toMatchObject(present)
})

test('two edits of one moment, or of a clock that went back, are two versions', async () => {
  const { save, read } = await setting()
  const versions = [(await read()).updatedAt]
  for (const now of [api.time.now, api.time.now, api.time.now - 60_000]) {
    const then = api.time.now
    api.time.now = now
    await save()
    api.time.now = then
    versions.push((await read()).updatedAt)
  }
  expect(new Set(versions).size).toBe(4)
  expect(versions.toSorted()).toEqual(versions)
})

test('what was sent again after an edit is answered as the first time', async () => {
  const { save, submit } = await setting()
  const first = await submit({ id: `again-${n}`, answers: { q1: '0' } })
  await save({ passingScore: 100 })
  expect(await submit({ id: `again-${n}`, answers: {} })).toEqual(first)
})

test.each([
  [
    'hidden',
    (id: string) =>
      api.store.write((db) => db.updateTable('quizzes').set({ isPublished: 0 }).where('id', '=', id).execute()),
  ],
  ['deleted', drop],
])('a quiz that was %s is no longer shown, but what was taken is accepted and stays readable', async (_, hide) => {
  const { id, ask, read, submit } = await setting()
  const version = (await read()).updatedAt
  await hide(id)
  expect((await ask('GET', `/api/quizzes/${id}`)).status).toBe(404)
  expect((await ask<Quiz[]>('GET', '/api/quizzes')).body.map((quiz) => quiz.id)).not.toContain(id)
  expect(await submit({ answers: { q1: '0', q2: '1' }, version })).toMatchObject({ score: 100, passed: true })
  expect(await submit({ answers: { q1: '0' } })).toMatchObject({ score: 50 })
  expect((await ask<unknown[]>('GET', `/api/quizzes/${id}/attempts`)).body).toHaveLength(2)
  expect((await ask('GET', `/api/quizzes/${id}/attempts/count`)).body).toEqual({ count: 2 })
  expect((await ask('GET', `/api/quizzes/${id}/highest-score`)).body).toEqual({ highestScore: 100 })
  expect((await ask<AttemptPage>('GET', '/api/quiz-attempts')).body.attempts).toHaveLength(2)
})

test('a list that was read is read anew when a quiz came, changed, moved or went', async () => {
  const { id, quiz, ask, save } = await setting()
  const listed = async () => (await ask<Quiz[]>('GET', '/api/quizzes')).body
  expect((await listed()).at(-1)).toMatchObject({ id, timeLimit: quiz.timeLimit })
  await save({ timeLimit: 77 })
  expect((await listed()).at(-1)).toMatchObject({ id, timeLimit: 77 })
  await api.store.write((db) => db.updateTable('quizzes').set({ sortOrder: -1 }).where('id', '=', id).execute())
  expect((await listed())[0]).toMatchObject({ id })
  await drop(id)
  expect((await listed()).map((one) => one.id)).not.toContain(id)
})

test('an attempt under a key has the key for its id where it has none of its own', async () => {
  const { as, id } = await setting()
  const body = { answers: {}, timeSpent: 1 }
  const answer = await api.send('POST', `/api/quizzes/${id}/submit`, {
    as,
    body,
    headers: { 'Idempotency-Key': 'k-1' },
  })
  expect(await answer.json()).toMatchObject({ id: 'k-1' })
})

test('an attempt that was committed late is seen by the next pull', async () => {
  const { userId, id, ask, submit } = await setting()
  const { now } = api.time
  const late = (name: string, receivedAt: number) =>
    api.store.write((db) =>
      addAttempt(db, {
        userId,
        id: name,
        quizId: id,
        score: 0,
        passingScore: 50,
        timeSpent: 1,
        answers: '{}',
        createdAt: receivedAt,
        receivedAt,
      }),
    )
  const pull = async (after?: string) => {
    const { body } = await ask<AttemptPage>('GET', `/api/quiz-attempts${after ? `?after=${after}` : ''}`)
    return { ids: body.attempts.map((attempt) => attempt.id), cursor: body.cursor }
  }
  const first = await submit({ id: `early-${n}`, answers: {} })
  const { ids, cursor } = await pull()
  expect(ids).toEqual([first.id])
  await late('a little late', now - 599_000)
  expect((await pull(cursor)).ids).toEqual(['a little late', first.id])

  // A row older than ten minutes is not repeated.
  api.time.now = now + 600_001
  const later = await pull(cursor)
  expect((await pull(later.cursor)).ids).toEqual([])
  await submit({ id: `last-${n}`, answers: {} })
  expect((await pull(later.cursor)).ids).toEqual([`last-${n}`])
  api.time.now = now
})
