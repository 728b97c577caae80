import { makeQuestion, makeQuiz } from 'shared/testing/make'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { pullHistory } from '#data/progress/log-pull'
import { signIn, world } from '../../testing/world'
import { submitRun } from './attempts'
import { saveChoice, saveIndex, startRun, submitOverdueRuns } from './quiz-runs'

const quiz = makeQuiz({ questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion({ id, correctAnswer: '1' })) })
const START = Date.parse('2026-11-20T12:00:00.000Z')
let phone: SituDb
let laptop: SituDb
beforeEach(() => {
  const { id } = signIn()
  world.quizzes = [quiz]
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
})
const answered = async (db: SituDb, answers: Record<string, string>, startedAt = START) => {
  const run = await startRun(db, quiz, 1, startedAt)
  for (const [id, option] of Object.entries(answers)) await saveChoice(db, run, id, option)
  return run
}
const scores = async (db: SituDb) => (await db.attempts.toArray()).map(({ score }) => score).toSorted((a, b) => a - b)

describe('a run', () => {
  test('that is under way is gone on with, as it was started', async () => {
    const run = await startRun(phone, quiz, 1.5, START)
    const again = await startRun(
      phone,
      { ...quiz, timeLimit: 60, updatedAt: '2026-11-20T12:30:00.000Z' },
      1,
      START + 5000,
    )
    expect(again).toEqual(run)
    expect(again).toMatchObject({ extraTime: 1.5, startedAt: START, quiz: { timeLimit: 15 } })
  })

  test('keeps the first choice on a question and the question on screen', async () => {
    const run = await answered(phone, { q1: '3' })
    await saveChoice(phone, run, 'q1', '1')
    await saveIndex(phone, run, 2)
    expect(await phone.quizRuns.get(quiz.id)).toMatchObject({ answers: { q1: '3' }, index: 2 })
  })

  test('that has ended takes no more choices, and neither does the next one take its', async () => {
    const run = await answered(phone, { q1: '1' })
    await submitRun(phone, run, START + 60_000)
    await saveChoice(phone, run, 'q2', '1')
    expect(await phone.quizRuns.count()).toBe(0)
    await startRun(phone, quiz, 1, START + 120_000)
    await saveChoice(phone, run, 'q2', '1')
    expect((await phone.quizRuns.get(quiz.id))?.answers).toEqual({})
  })
})

describe('a submission', () => {
  test('is graded here, stored with its queued write and its activity, and the run is gone', async () => {
    const run = await answered(phone, { q1: '1', q2: '0' })
    const attempt = await submitRun(phone, run, START + 61_400)
    expect(attempt).toEqual({
      id: run.attemptId,
      quizId: quiz.id,
      createdAt: '2026-11-20T12:01:01.400Z',
      score: 33,
      timeSpent: 61,
      answers: { q1: '1', q2: '0', q3: '' },
    })
    expect(await phone.attempts.toArray()).toEqual([attempt])
    expect((await phone.outbox.toArray()).map(({ call }) => call)).toEqual(['quizzes.submit', 'progress.saveSummary'])
    expect(await phone.activities.toArray()).toMatchObject([
      { type: 'quiz', score: 33, timeSpent: 61, completed: false, data: { attemptId: run.attemptId } },
    ])
    expect(await phone.quizRuns.count()).toBe(0)
  })

  test('by two tabs at once is one attempt', async () => {
    const run = await answered(phone, { q1: '1' })
    const made = await Promise.all([submitRun(phone, run, START + 1000), submitRun(phone, run, START + 1001)])
    expect(made.filter((attempt) => attempt !== undefined)).toHaveLength(1)
    expect(await phone.attempts.count()).toBe(1)
    expect(await phone.outbox.count()).toBe(2)
  })

  test('that fails leaves the run, and nothing half done', async () => {
    const run = await answered(phone, { q1: '1' })
    const full = () => {
      throw new Error('full')
    }
    phone.activities.hook('creating', full)
    await expect(submitRun(phone, run, START + 1000)).rejects.toThrow('full')
    expect(await phone.quizRuns.get(quiz.id)).toMatchObject({ answers: { q1: '1' } })
    expect([await phone.attempts.count(), await phone.outbox.count()]).toEqual([0, 0])
  })

  test('carries the version that was taken', async () => {
    await submitRun(phone, await answered(phone, { q1: '1' }), START + 1000)
    const [row] = await phone.outbox.toArray()
    expect(row?.args.body).toMatchObject({ version: quiz.updatedAt })
  })

  test('that was sent is the server’s record, and a repeat changes nothing', async () => {
    const run = await answered(phone, { q1: '1', q2: '1', q3: '1' })
    await submitRun(phone, run, START + 1000)
    expect(await drain(phone)).toEqual({ kind: 'empty' })
    expect(world.attempts.learner).toHaveLength(1)
    expect(await phone.attempts.toArray()).toEqual(world.attempts.learner)
    expect(await drain(phone)).toEqual({ kind: 'empty' })
    expect(world.attempts.learner).toHaveLength(1)
  })
})

test('runs whose time is over are submitted, the others go on', async () => {
  world.quizzes = [quiz, { ...quiz, id: 'other' }]
  const run = await answered(phone, { q1: '1' })
  await startRun(phone, { ...quiz, id: 'other' }, 2, START)
  await submitOverdueRuns(phone, START + 15 * 60_000 - 1)
  expect(await phone.attempts.count()).toBe(0)
  const over = START + 16 * 60_000
  await Promise.all([submitOverdueRuns(phone, over), submitOverdueRuns(phone, over)])
  expect(await phone.attempts.toArray()).toMatchObject([{ id: run.attemptId, timeSpent: 900, score: 33 }])
  expect((await phone.quizRuns.toArray()).map(({ quizId }) => quizId)).toEqual(['other'])
  expect((await phone.meta.get(`quiz-ended/${quiz.id}`))?.value).toEqual({ attemptId: run.attemptId, quiz })
})

test('a run that was ended on another device, to which a backup had brought it, counts once', async () => {
  const run = await answered(phone, { q1: '1' })
  await laptop.quizRuns.add(run)
  await submitRun(laptop, run, START + 5000)
  await submitRun(phone, run, START + 6000)
  for (const device of [laptop, phone]) await drain(device)
  expect(world.attempts.learner).toHaveLength(1)
  expect(world.logs.learner).toHaveLength(1)
  await phone.quizRuns.add(run)
  expect(await submitRun(phone, run, START + 7000)).toEqual(await phone.attempts.get(run.attemptId))
  expect([await phone.quizRuns.count(), await phone.activities.count()]).toEqual([0, 1])
})

test('attempts made offline on two devices are all in both lists afterwards, once each', async () => {
  await submitRun(phone, await answered(phone, { q1: '1' }), START + 1000)
  await submitRun(phone, await answered(phone, { q1: '1', q2: '1' }, START + 2000), START + 3000)
  await submitRun(laptop, await answered(laptop, { q1: '1', q2: '1', q3: '1' }, START + 500), START + 2500)
  expect([await scores(phone), await scores(laptop)]).toEqual([[33, 67], [100]])
  await drain(phone)
  await pullHistory(laptop)
  await drain(laptop)
  await pullHistory(phone)
  for (const device of [phone, laptop]) expect(await scores(device)).toEqual([33, 67, 100])
  expect(world.attempts.learner).toHaveLength(3)
  expect(world.logs.learner).toHaveLength(3)
  expect(await phone.attempts.toArray()).toEqual(await laptop.attempts.toArray())
})
