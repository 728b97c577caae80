import { describe, expect, test } from 'vitest'
import { quizzes } from '../../contract/calls/quizzes.ts'
import type { Quiz } from '../../model/content/quiz.ts'
import { ATTEMPTS_PAGE, type QuizAttempt } from '../../model/quiz-attempt.ts'
import type { Client } from './client.ts'

const T0 = Date.parse('2026-01-15T12:00:00Z')
const minute = (n: number) => new Date(T0 + n * 60_000).toISOString()
const idsOf = (attempts: readonly QuizAttempt[]) => attempts.map(({ id }) => id)
const allRight = ({ questions }: Quiz) => Object.fromEntries(questions.map((q) => [q.id, q.correctAnswer]))

/** The caller's own attempts at quizzes. */
export function quizAttempts(client: Client, { withLong }: { withLong: boolean }) {
  const { ok, refused, newcomer, next } = client
  /** A new learner with two quizzes that have more than one question each. */
  async function taker() {
    const { as } = await newcomer()
    const [quiz, other] = (await ok(quizzes.list, { as })).filter(({ questions }) => questions.length > 1)
    if (!quiz || !other) throw new Error('The server under test has no two quizzes')
    const of = (which = quiz) => ({ as, params: { id: which.id } })
    const submit = (body: Record<string, unknown> = {}, which = quiz) =>
      ok(quizzes.submit, { ...of(which), body: { id: next('attempt'), answers: {}, timeSpent: 60, ...body } })
    const list = (which = quiz) => ok(quizzes.attempts, of(which))
    const page = (after?: string) => ok(quizzes.allAttempts, { as, ...(after !== undefined && { query: { after } }) })
    return { as, quiz, other, of, submit, list, page }
  }
  type Taker = Awaited<ReturnType<typeof taker>>
  /** What a device fetches from a cursor on, and the cursor that it stores. */
  async function pull({ page }: Taker, after?: string) {
    const attempts: QuizAttempt[] = []
    for (let pages = 1; ; pages++) {
      const reply = await page(after)
      attempts.push(...reply.attempts)
      after = reply.cursor
      if (!reply.hasMore) return { attempts, cursor: reply.cursor, pages }
    }
  }

  test('there are none at first', async () => {
    const { of, list, page } = await taker()
    expect(await list()).toEqual([])
    expect(await ok(quizzes.attemptCount, of())).toEqual({ count: 0 })
    expect(await ok(quizzes.highestScore, of())).toEqual({ highestScore: null })
    expect(await page()).toMatchObject({ attempts: [], hasMore: false })
  })

  test('are listed with the newest first, counted, and the best is told', async () => {
    const { quiz, of, submit, list } = await taker()
    const best = await submit({ createdAt: minute(1), answers: allRight(quiz) })
    const newest = await submit({ createdAt: minute(2) })
    const oldest = await submit({ createdAt: minute(0) })
    const attempts = await list()
    expect(idsOf(attempts)).toEqual([newest.id, best.id, oldest.id])
    const { passed: _, passingScore: __, ...attempt } = best
    expect(attempts[1]).toEqual(attempt)
    expect(await ok(quizzes.attemptCount, of())).toEqual({ count: 3 })
    expect(await ok(quizzes.highestScore, of())).toEqual({ highestScore: 100 })
  })

  test('a score of nothing is a score', async () => {
    const { of, submit } = await taker()
    await submit()
    expect(await ok(quizzes.highestScore, of())).toEqual({ highestScore: 0 })
  })

  test('belong to their quiz', async () => {
    const { quiz, other, of, submit, list } = await taker()
    const [one, two] = [await submit({}, quiz), await submit({ answers: allRight(other) }, other)]
    expect([idsOf(await list(quiz)), idsOf(await list(other))]).toEqual([[one.id], [two.id]])
    expect(await ok(quizzes.highestScore, of(quiz))).toEqual({ highestScore: 0 })
  })

  test('with one id are one: whatever comes later is answered the first, unchanged', async () => {
    const { quiz, other, submit, list, page } = await taker()
    const id = next('attempt')
    const first = await submit({ id, createdAt: minute(0), answers: allRight(quiz) })
    expect(await submit({ id, createdAt: minute(0), answers: allRight(quiz) })).toEqual(first)
    expect(await submit({ id, createdAt: minute(5), timeSpent: 5 })).toEqual(first)
    expect(await submit({ id, answers: allRight(other) }, other)).toEqual(first)
    expect([idsOf(await list()), await list(other)]).toEqual([[id], []])
    expect(idsOf((await page()).attempts)).toEqual([id])
  })

  test('with one id sent at the same moment are one', async () => {
    const { submit, list } = await taker()
    const id = next('attempt')
    await Promise.all(Array.from({ length: 8 }, (_, i) => submit({ id, timeSpent: i })))
    expect(idsOf(await list())).toEqual([id])
  })

  test('without an id are one each', async () => {
    const { of, list } = await taker()
    for (let i = 0; i < 3; i++) await ok(quizzes.submit, { ...of(), body: { answers: {}, timeSpent: 60 } })
    expect(new Set(idsOf(await list())).size).toBe(3)
  })

  test('of two devices that were offline are all there, once each, however often they are sent', async () => {
    const { submit, list, page } = await taker()
    const device = (name: string) => [0, 1, 2].map((i) => ({ id: next(name), createdAt: minute(i), timeSpent: i }))
    const [phone, laptop] = [device('phone'), device('laptop')]
    const send = async (bodies: object[]) => {
      for (const body of bodies) await submit({ ...body })
    }
    await Promise.all([send(phone), send(laptop)])
    await Promise.all([send(laptop.toReversed()), send(phone.slice(1))])
    const all = idsOf([...phone, ...laptop] as QuizAttempt[]).sort()
    expect(idsOf(await list()).sort()).toEqual(all)
    expect(idsOf((await page()).attempts).sort()).toEqual(all)
  })

  test("of one learner are not another's, though the id be the same", async () => {
    const [one, two] = [await taker(), await taker()]
    const id = next('attempt')
    await one.submit({ id, answers: allRight(one.quiz) })
    expect(await two.list()).toEqual([])
    expect((await two.page()).attempts).toEqual([])
    expect(await ok(quizzes.highestScore, two.of())).toEqual({ highestScore: null })
    expect(await two.submit({ id })).toMatchObject({ id, score: 0 })
    expect([(await one.list())[0]?.score, (await two.list())[0]?.score]).toEqual([100, 0])
  })

  describe('the pages', () => {
    test('hold every attempt at every quiz, in the order in which they came', async () => {
      const who = await taker()
      const sent = [await who.submit({ createdAt: minute(9) }), await who.submit({ createdAt: minute(1) }, who.other)]
      const { attempts } = await pull(who)
      expect(new Set(idsOf(attempts))).toEqual(new Set(idsOf(sent)))
      expect(attempts.find(({ id }) => id === sent[0]?.id)).toEqual((await who.list())[0])
    })

    test('go on at the cursor: what came since is there, and nothing is missed', async () => {
      const who = await taker()
      const seen = new Set<string>()
      let cursor: string | undefined
      for (let round = 0; round < 4; round++) {
        const { id } = await who.submit()
        const pulled = await pull(who, cursor)
        for (const attempt of pulled.attempts) seen.add(attempt.id)
        cursor = pulled.cursor
        expect(seen).toContain(id)
        expect(seen.size).toBe(round + 1)
      }
    })

    if (withLong)
      test('are as many as it takes, and hold each attempt once', async () => {
        const who = await taker()
        const many = Array.from({ length: ATTEMPTS_PAGE + 1 }, () => next('attempt'))
        for (let from = 0; from < many.length; from += 50)
          await Promise.all(many.slice(from, from + 50).map((id) => who.submit({ id })))
        const first = await who.page()
        expect([first.attempts.length, first.hasMore]).toEqual([ATTEMPTS_PAGE, true])
        const { attempts, cursor, pages } = await pull(who)
        expect(pages).toBe(2)
        expect(idsOf(attempts).sort()).toEqual(many.sort())
        const { id } = await who.submit()
        expect(idsOf((await pull(who, cursor)).attempts)).toContain(id)
      }, 30_000)

    test("begin with another's cursor at one's own", async () => {
      const [one, two] = [await taker(), await taker()]
      await one.submit()
      const { cursor } = await pull(one)
      await two.submit()
      expect((await pull(two, cursor)).attempts.every(({ id }) => id.startsWith('attempt'))).toBe(true)
      expect((await pull(two, cursor)).attempts.length).toBeLessThanOrEqual(1)
    })

    test.each(['not a cursor', '-1', '', 'x'.repeat(101)])('do not begin at %j', async (after) => {
      const { as } = await newcomer()
      const failure = await refused(quizzes.allAttempts, 422, { as, query: { after } })
      expect(failure.issues?.[0]?.path).toEqual(['after'])
    })
  })
}
