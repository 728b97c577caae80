import { describe, expect, test } from 'vitest'
import { evaluations } from '../../contract/calls/evaluations.ts'
import { EVALUATIONS_PAGE, type Evaluation } from '../../model/evaluation.ts'
import type { Client } from './client.ts'
import { day, evaluationLearners, PASTED } from './evaluation-learner.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const byId = (a: Evaluation, b: Evaluation) => (a.id < b.id ? -1 : 1)

/** The caller's own evaluations, and those of the assistants. */
export function evaluationHistory(client: Client, { withLong }: { withLong: boolean }) {
  const { ok, refused } = client
  const { learner, pull, many } = evaluationLearners(client)

  describe('a pasted reply', () => {
    test('is stored with its own numbers, as a claim, without credit and beyond any limit', async () => {
      const { submit, allowance } = await learner()
      await many(3, submit)
      const evaluation = await submit({ pasted: PASTED })
      expect(evaluation).toMatchObject({
        score: 7.5,
        metrics: PASTED.metrics,
        engine: { id: 'pasted:chatgpt', pasted: true },
      })
      expect(evaluation.feedback.suggestions).toEqual(PASTED.suggestions)
      expect(evaluation.credited).not.toBe(true)
      expect((await allowance()).used).toBe(3)
    })

    test('is not the latest evaluation, but one of the history', async () => {
      const { submit, latest, page } = await learner()
      const own = await submit()
      const pasted = await submit({ pasted: PASTED })
      expect((await latest())?.id).toBe(own.id)
      expect(idsOf((await page()).evaluations).sort()).toEqual([own.id, pasted.id].sort())
    })

    test('is stored once', async () => {
      const { submit, page } = await learner()
      const first = await submit({ id: 'pasted', pasted: PASTED })
      expect(await submit({ id: 'pasted', pasted: { ...PASTED, score: 9 } })).toEqual(first)
      expect((await page()).evaluations).toHaveLength(1)
    })
  })

  describe('the latest evaluation', () => {
    test('is null at first', async () => expect(await (await learner()).latest()).toBeNull())

    test('is the one that was answered last, whenever it came', async () => {
      const { submit, latest } = await learner('pro')
      const newer = await submit({ offline: true, createdAt: day(2) })
      await submit({ offline: true, createdAt: day(1) })
      expect(await latest()).toEqual(newer)
    })
  })

  describe('the history', () => {
    test('is empty at first', async () => {
      expect(await (await learner()).page()).toMatchObject({ evaluations: [], hasMore: false })
    })

    test('has every evaluation as it was answered, and no one else’s', async () => {
      const [one, two] = [await learner(), await learner()]
      const made = [await one.submit(), await one.submit({ offline: true, createdAt: day(0) })]
      const other = await two.submit()
      const { evaluations: mine } = await pull(one)
      expect(mine.toSorted(byId)).toEqual(made.toSorted(byId))
      expect((await pull(two)).evaluations).toEqual([other])
      expect(await two.latest()).toEqual(other)
    })

    test('of two learners may hold the same id', async () => {
      const [one, two] = [await learner(), await learner()]
      const [mine, theirs] = [
        await one.submit({ id: 'same' }),
        await two.submit({ id: 'same', response: 'Something else.' }),
      ]
      expect(mine.response).not.toBe(theirs.response)
      expect(await one.latest()).toEqual(mine)
    })

    if (withLong)
      test('goes on at the cursor, as many pages as it takes, each evaluation once', async () => {
        const who = await learner('pro')
        // A pasted evaluation is stored like any other, and the server has nothing to evaluate.
        await many(EVALUATIONS_PAGE, () => who.submit({ pasted: PASTED }))
        await many(3, () => who.submit())
        const first = await who.page()
        expect([first.evaluations.length, first.hasMore]).toEqual([EVALUATIONS_PAGE, true])
        const { evaluations: all, cursor, pages } = await pull(who)
        expect([all.length, pages]).toEqual([EVALUATIONS_PAGE + 3, 2])
        const later = await who.submit()
        expect(idsOf((await pull(who, cursor)).evaluations)).toContain(later.id)
      })

    test.each(['not a cursor', '-1', '', 'x'.repeat(101)])('does not begin at %j', async (after) => {
      const { as } = await learner()
      const failure = await refused(evaluations.history, 422, { as, query: { after } })
      expect(failure.issues?.[0]?.path).toEqual(['after'])
    })
  })

  describe('the assistants', () => {
    test('are named, with the place where each is used by hand', async () => {
      const all = await ok(evaluations.assistants, { as: 'learner' })
      expect(idsOf(all)).toEqual(['chatgpt', 'claude', 'mistral'])
      for (const { name, url } of all) {
        expect(name).not.toBe('')
        expect(/^https:\/\//.test(url)).toBe(true)
      }
    })

    test('cannot be asked where none is set up', async () => {
      const { as, submit } = await learner()
      const { id } = await submit()
      expect((await ok(evaluations.assistants, { as })).map(({ configured }) => configured)).toEqual([
        false,
        false,
        false,
      ])
      for (const assistant of ['chatgpt', 'gemini'])
        await refused(evaluations.assist, 409, { as, params: { id }, body: { assistant } })
    })

    test('are asked about one’s own answers only', async () => {
      const [one, two] = [await learner(), await learner()]
      const { id } = await one.submit()
      await refused(evaluations.assist, 404, { as: two.as, params: { id }, body: { assistant: 'chatgpt' } })
      await refused(evaluations.assist, 422, { as: one.as, params: { id }, body: { assistant: 'somebody' } })
    })
  })
}
