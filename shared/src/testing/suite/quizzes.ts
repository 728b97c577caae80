import { describe, expect, test } from 'vitest'
import { quizzes } from '../../contract/calls/quizzes.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/version.ts'
import { QUIZ_MINUTES_MAX, QUIZ_MINUTES_MIN, type Quiz } from '../../model/content/quiz.ts'
import { QUIZ_SECONDS_MAX } from '../../model/quiz-attempt.ts'
import type { Client } from './client.ts'

/** Names with a special meaning in JavaScript; every ordinary object inherits all of them except `prototype`. */
const HOSTILE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)
const wrong = (correctAnswer: string) => String((Number(correctAnswer) + 1) % 4)

/** Answers of which the first `right` are right and the others wrong. */
const answering = ({ questions }: Quiz, right: number) =>
  Object.fromEntries(questions.map((q, i) => [q.id, i < right ? q.correctAnswer : wrong(q.correctAnswer)]))
const percent = ({ questions }: Quiz, right: number) => {
  const points = (some: Quiz['questions']) => some.reduce((sum, question) => sum + question.points, 0)
  return Math.round((points(questions.slice(0, right)) / points(questions)) * 100)
}

/** The quizzes and how they are graded. */
export function quizContract(client: Client) {
  const { ok, refused, newcomer } = client
  /** A new learner at the first quiz that has more than one question. */
  async function taker() {
    const [person, all] = [await newcomer(), await ok(quizzes.list, { as: 'learner' })]
    const quiz = all.find(({ questions }) => questions.length > 1)
    if (!quiz) throw new Error('The server under test has no quiz')
    const ask = { as: person.as, params: { id: quiz.id } }
    const submit = (body: Record<string, unknown>) => ok(quizzes.submit, { ...ask, body: { timeSpent: 60, ...body } })
    const count = async () => (await ok(quizzes.attemptCount, ask)).count
    return { person, quiz, ask, submit, count }
  }

  describe('the quizzes', () => {
    test('are listed whole, published, in both languages', async () => {
      const all = await ok(quizzes.list, { as: 'learner' })
      expect(all.length).toBeGreaterThan(0)
      expect(new Set(idsOf(all)).size).toBe(all.length)
      for (const quiz of all) {
        expect(quiz.isPublished).toBe(true)
        expect(quiz.title.fr !== '' && quiz.title.en !== '').toBe(true)
        expect(quiz.timeLimit).toBeGreaterThanOrEqual(QUIZ_MINUTES_MIN)
        expect(quiz.timeLimit).toBeLessThanOrEqual(QUIZ_MINUTES_MAX)
        expect(new Set(idsOf(quiz.questions)).size).toBe(quiz.questions.length)
      }
    })

    test('are read one by one as they are listed', async () => {
      const { quiz, ask } = await taker()
      expect(await ok(quizzes.one, ask)).toEqual(quiz)
    })

    test.each(['draft-quiz', ...HOSTILE])('%s is no quiz', async (id) => {
      const { as } = await newcomer()
      expect(idsOf(await ok(quizzes.list, { as }))).not.toContain(id)
      await refused(quizzes.one, 404, { as, params: { id } })
    })
  })

  describe('a submission', () => {
    test('is graded by the points, and passes from the passing score on', async () => {
      const { quiz, submit } = await taker()
      for (let right = 0; right <= quiz.questions.length; right++) {
        const score = percent(quiz, right)
        const { passingScore } = quiz
        expect(await submit({ answers: answering(quiz, right) }), `${right} right`).toMatchObject({
          quizId: quiz.id,
          score,
          passed: score >= passingScore,
          passingScore,
          timeSpent: 60,
        })
      }
    })

    test('with nothing chosen keeps every question with an empty string', async () => {
      const { quiz, submit } = await taker()
      const blank = Object.fromEntries(idsOf(quiz.questions).map((id) => [id, '']))
      for (const answers of [{}, blank]) expect(await submit({ answers })).toMatchObject({ score: 0, answers: blank })
    })

    test('keeps what was chosen', async () => {
      const { quiz, submit } = await taker()
      const answers = answering(quiz, 1)
      expect((await submit({ answers })).answers).toEqual(answers)
    })

    test.each(['4', '-1', '00', ' ', '0x0', '1e0', 'null'])('with the option %j has a wrong answer', async (option) => {
      const { quiz, submit } = await taker()
      const answers = Object.fromEntries(idsOf(quiz.questions).map((id) => [id, option]))
      expect(await submit({ answers })).toMatchObject({ score: 0, answers })
    })

    test('with questions that the quiz does not have counts and keeps the others', async () => {
      const { quiz, submit } = await taker()
      const right = answering(quiz, quiz.questions.length)
      const { answers, score } = await submit({ answers: { ...right, 'no-such-question': '0' } })
      expect([score, answers]).toEqual([100, right])
    })

    test('with the names that every object knows harms nobody', async () => {
      const { quiz, ask, submit } = await taker()
      const right = answering(quiz, quiz.questions.length)
      const parts = [...HOSTILE.map((key) => `"${key}":"0"`), JSON.stringify(right).slice(1, -1)]
      // The answers are parsed from JSON, because `__proto__` in an object literal would set the prototype instead.
      const { answers, score } = await submit({ answers: JSON.parse(`{${parts.join(',')}}`) })
      expect([score, Object.keys(answers).sort()]).toEqual([100, idsOf(quiz.questions).sort()])
      for (const id of HOSTILE)
        await refused(quizzes.submit, 404, { ...ask, params: { id }, body: { answers: {}, timeSpent: 1 } })
    })

    test('is not believed what it says of its own score', async () => {
      const { quiz, submit } = await taker()
      const result = await submit({ answers: answering(quiz, 0), score: 100, passed: true, passingScore: 0 })
      expect(result).toMatchObject({ score: 0, passingScore: quiz.passingScore, passed: quiz.passingScore === 0 })
    })

    test('is graded whatever version it names', async () => {
      const { quiz, submit } = await taker()
      const answers = answering(quiz, quiz.questions.length)
      for (const version of [undefined, quiz.updatedAt, '2001-01-01T00:00:00Z'])
        expect((await submit({ answers, ...(version && { version }) })).score).toBe(100)
    })

    test('keeps its moment, and none that is still to come', async () => {
      const { submit } = await taker()
      const at = async (createdAt?: string) =>
        (await submit({ answers: {}, ...(createdAt && { createdAt }) })).createdAt
      expect(await at('2026-01-15T14:00:00+02:00')).toBe('2026-01-15T12:00:00.000Z')
      for (const moment of [await at('2099-01-01T00:00:00Z'), await at()])
        expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(600_000)
    })

    test.each([
      ['negative time', { timeSpent: -1 }, 'timeSpent'],
      ['half a second', { timeSpent: 0.5 }, 'timeSpent'],
      ['more than a day', { timeSpent: QUIZ_SECONDS_MAX + 1 }, 'timeSpent'],
      ['no answers', { answers: null }, 'answers'],
      ['an answer that is no text', { answers: { q1: 0 } }, 'answers'],
      ['a long answer', { answers: { q1: 'x'.repeat(65) } }, 'answers'],
      ['a long name of a question', { answers: { ['x'.repeat(65)]: '0' } }, 'answers'],
      ['an empty id', { id: '' }, 'id'],
      ['a moment that is none', { createdAt: 'yesterday' }, 'createdAt'],
      ['a version that is none', { version: '1' }, 'version'],
    ])('with %s is refused', async (_, bad, field) => {
      const { ask, count } = await taker()
      const failure = await refused(quizzes.submit, 422, { ...ask, body: { answers: {}, timeSpent: 60, ...bad } })
      expect(failure.issues?.[0]?.path[0]).toBe(field)
      expect(await count()).toBe(0)
    })

    test('under one key is one attempt, with or without an id of its own', async () => {
      const { ask, count } = await taker()
      const once = { ...ask, headers: { [IDEMPOTENCY_HEADER]: 'one-key' }, body: { answers: {}, timeSpent: 60 } }
      expect(await ok(quizzes.submit, once)).toEqual(await ok(quizzes.submit, once))
      expect(await count()).toBe(1)
    })
  })
}
