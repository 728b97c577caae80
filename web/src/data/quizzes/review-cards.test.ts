import { quizzes } from 'shared/contract/calls/quizzes'
import type { Quiz } from 'shared/model/content/quiz'
import { makeQuestion, makeQuiz, makeQuizAttempt } from 'shared/testing/make'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SituDb } from '#data/db/db'
import { drain } from '#data/outbox/drain'
import { pullHistory } from '#data/progress/log-pull'
import { signIn, world } from '../../testing/world'
import { dueQuestions, endOfDay, recordReview, refreshReviewCards } from './review-cards'

const LONG_AGO = '2026-01-15T12:00:00.000Z'
const quiz = makeQuiz({ id: 'quiz', questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion({ id })) })
const missedTwo = makeQuizAttempt({
  id: 'a1',
  quizId: 'quiz',
  createdAt: LONG_AGO,
  answers: { q1: '0', q2: '3', q3: '' },
})
let phone: SituDb
let laptop: SituDb
const storeList = (db: SituDb, list: Quiz[]) => db.cachedResponses.put({ path: quizzes.list.path, value: list })
const keys = async (db = phone) => (await db.reviewCards.toArray()).map(({ key }) => key)
beforeEach(async () => {
  const { id } = signIn()
  world.quizzes = [quiz]
  phone = new SituDb(id, 'phone')
  laptop = new SituDb(id, 'laptop')
  await storeList(phone, [quiz])
  await storeList(laptop, [quiz])
})
afterEach(async () => {
  await phone.delete()
  await laptop.delete()
})

test('missed questions and those left open have cards, known ones have none', async () => {
  await phone.attempts.add(missedTwo)
  await refreshReviewCards(phone)
  expect(await keys()).toEqual(['quiz/q2', 'quiz/q3'])
})

test('attempts that were here before the quizzes get their cards when those have come', async () => {
  await phone.cachedResponses.clear()
  await phone.attempts.add(missedTwo)
  await refreshReviewCards(phone)
  expect(await keys()).toEqual([])
  await storeList(phone, [quiz])
  await refreshReviewCards(phone)
  expect(await keys()).toEqual(['quiz/q2', 'quiz/q3'])
})

test('a question or a quiz that is no longer published leaves the deck, and comes back with it', async () => {
  await phone.attempts.add(missedTwo)
  await refreshReviewCards(phone)
  await storeList(phone, [{ ...quiz, updatedAt: '2026-11-20T12:00:00.000Z', questions: quiz.questions.slice(0, 2) }])
  await refreshReviewCards(phone)
  expect(await keys()).toEqual(['quiz/q2'])
  await storeList(phone, [])
  await refreshReviewCards(phone)
  expect(await keys()).toEqual([])
  await storeList(phone, [quiz])
  await refreshReviewCards(phone)
  expect(await keys()).toEqual(['quiz/q2', 'quiz/q3'])
})

test('nothing new, nothing written; two that replay at a time end with the same cards', async () => {
  await phone.attempts.add(missedTwo)
  await Promise.all([refreshReviewCards(phone), refreshReviewCards(phone)])
  const before = await phone.reviewCards.toArray()
  let written = 0
  const count = () => {
    written++
  }
  phone.reviewCards.hook('creating', count)
  await refreshReviewCards(phone)
  expect(written).toBe(0)
  expect(await phone.reviewCards.toArray()).toEqual(before)
})

test('what is due is asked, the longest due first, with the days of each rating', async () => {
  await phone.attempts.bulkAdd([
    { ...missedTwo, answers: { q1: '3', q2: '0', q3: '0' } },
    { ...missedTwo, id: 'a0', createdAt: '2025-12-01T12:00:00.000Z', answers: { q1: '0', q2: '3', q3: '0' } },
  ])
  const due = await dueQuestions(phone)
  expect(due.map(({ question }) => question.id)).toEqual(['q1', 'q2'])
  const { again, hard, good, easy } = due[0]?.days ?? { again: 0, hard: 0, good: 0, easy: 0 }
  expect([again >= 1, hard >= again, good >= hard, easy >= good]).toEqual([true, true, true, true])
})

test('a review moves its card and is queued; the same on the other device once it has come', async () => {
  await phone.attempts.add(missedTwo)
  const [first] = await dueQuestions(phone)
  if (!first) throw new Error('nothing due')
  await recordReview(phone, first, { rating: 'good', choice: '0', seconds: 12 })
  expect((await dueQuestions(phone)).map(({ question }) => question.id)).toEqual(['q3'])
  const card = await phone.reviewCards.get('quiz/q2')
  expect(card?.memory.scheduled_days).toBe(first.days.good)
  expect(await drain(phone)).toEqual({ kind: 'empty' })
  expect(world.logs.learner?.map(({ activity }) => [activity.type, activity.timeSpent, activity.data.rating])).toEqual([
    ['review', 12, 3],
  ])
  world.attempts.learner = [missedTwo]
  await pullHistory(laptop)
  expect(await laptop.reviewCards.toArray()).toEqual(await phone.reviewCards.toArray())
})

test('two devices that reviewed the same question offline agree, in whichever order they met', async () => {
  world.attempts.learner = [missedTwo]
  for (const device of [phone, laptop]) await device.attempts.add(missedTwo)
  for (const [device, rating] of [
    [phone, 'again'],
    [laptop, 'easy'],
  ] as const) {
    const [first] = await dueQuestions(device)
    if (first) await recordReview(device, first, { rating, choice: '0', seconds: 5 })
  }
  expect(await phone.reviewCards.toArray()).not.toEqual(await laptop.reviewCards.toArray())
  await drain(laptop)
  await drain(phone)
  await pullHistory(laptop)
  await pullHistory(phone)
  expect(await phone.reviewCards.toArray()).toEqual(await laptop.reviewCards.toArray())
  expect((await phone.reviewCards.get('quiz/q2'))?.memory.reps).toBe(3)
})

test('a review without a card or with no known rating is passed over', async () => {
  await phone.attempts.add(missedTwo)
  await phone.log.bulkAdd(
    [{ card: 'quiz/q2' }, { card: 7, rating: 3 }, { card: 'quiz/q2', rating: 9 }, {}].map((data, i) => ({
      id: `r${i}`,
      type: 'review' as const,
      title: '',
      description: '',
      score: null,
      timestamp: LONG_AGO,
      localDay: '2026-01-15',
      icon: '',
      color: '',
      timeSpent: null,
      completed: true,
      moduleId: null,
      scenarioId: null,
      data,
    })),
  )
  await refreshReviewCards(phone)
  expect((await phone.reviewCards.get('quiz/q2'))?.memory.reps).toBe(1)
})

test.each([
  [new Date(2026, 10, 20, 0, 0, 0), new Date(2026, 10, 20, 23, 59, 59, 999)],
  [new Date(2026, 10, 20, 23, 59, 59), new Date(2026, 10, 20, 23, 59, 59, 999)],
  [new Date(2026, 11, 31, 12), new Date(2026, 11, 31, 23, 59, 59, 999)],
  // The days on which the clocks of Toronto change.
  [new Date(2026, 2, 8, 1), new Date(2026, 2, 8, 23, 59, 59, 999)],
  [new Date(2026, 10, 1, 1), new Date(2026, 10, 1, 23, 59, 59, 999)],
])('the day of %s ends at %s', (now, end) => {
  expect(endOfDay(now)).toBe(end.getTime())
})
