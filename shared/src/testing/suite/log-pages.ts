import { describe, expect, test } from 'vitest'
import { progress } from '../../contract/calls/progress.ts'
import { ACTIVITY_BATCH_MAX, type Activity, ActivityType } from '../../model/activity.ts'
import { LOG_PAGE, ReplayedType } from '../../model/progress.ts'
import { makeActivity } from '../make.ts'
import type { Ask, Client } from './client.ts'

/**
 * The pages of the log, with the activities that every device needs (`ReplayedType`), and the pages of the history,
 * with activities of every type.
 */
export function logPages(client: Client) {
  const { ok, refused, newcomer, next } = client
  const act = (over: Partial<Activity>) =>
    makeActivity({ id: next('activity'), type: 'review', moduleId: null, data: { card: 'a', grade: 3 }, ...over })
  const save = (ask: Ask, activities: Activity[]) => ok(progress.saveSummary, { ...ask, body: { activities } })
  const page = ({ as }: { as: string }, after?: string) =>
    ok(progress.log, { as, ...(after !== undefined && { query: { after } }) })
  const idsOf = (activities: readonly Activity[]) => activities.map(({ id }) => id).sort()

  describe('the pages of the log', () => {
    test('are empty at first', async () => {
      expect(await page(await newcomer())).toMatchObject({ activities: [], hasMore: false })
    })

    test('hold the types that are replayed and no others, whole', async () => {
      const ask = await newcomer()
      const all = ActivityType.options.map((type) => act({ type, data: { of: type, deep: { list: [1, null, 'é'] } } }))
      await save(ask, all)
      const { activities } = await page(ask)
      const replayed = all.filter(({ type }) => ReplayedType.safeParse(type).success)
      expect(replayed.map(({ type }) => type).sort()).toEqual([...ReplayedType.options].sort())
      expect(activities.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        replayed.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    })

    test('hold what came as a progress record', async () => {
      const ask = await newcomer()
      const { id } = await ok(progress.record, { ...ask, body: { type: 'test_date', data: { date: '2027-05-13' } } })
      expect((await page(ask)).activities).toMatchObject([{ id, type: 'test_date', data: { date: '2027-05-13' } }])
    })

    test('go on at the cursor, as many as it takes, each activity once', async () => {
      const ask = await newcomer()
      const all = Array.from({ length: LOG_PAGE + 3 }, () => act({}))
      for (let from = 0; from < all.length; from += ACTIVITY_BATCH_MAX)
        await save(ask, all.slice(from, from + ACTIVITY_BATCH_MAX))
      const first = await page(ask)
      expect([first.activities.length, first.hasMore]).toEqual([LOG_PAGE, true])
      const second = await page(ask, first.cursor)
      expect(second.hasMore).toBe(false)
      expect(idsOf([...first.activities, ...second.activities])).toEqual(idsOf(all))
      const later = act({ type: 'casper_test' })
      await save(ask, [later])
      const seen = new Set(idsOf(all))
      for (let after = second.cursor, hasMore = true; hasMore; ) {
        const reply = await page(ask, after)
        for (const { id } of reply.activities) seen.add(id)
        ;({ cursor: after, hasMore } = reply)
      }
      expect(seen).toContain(later.id)
    })

    test("of one learner are not another's", async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      await save(one, [act({})])
      expect((await page(two)).activities).toEqual([])
    })

    test.each(['not a cursor', '-1', ''])('do not begin at %j', async (after) => {
      const { as } = await newcomer()
      const failure = await refused(progress.log, 422, { as, query: { after } })
      expect(failure.issues?.[0]?.path).toEqual(['after'])
    })
  })

  describe('the pages of the history', () => {
    const older = ({ as }: { as: string }, after?: string) =>
      ok(progress.history, { as, ...(after !== undefined && { query: { after } }) })

    test('are empty at first', async () => {
      expect(await older(await newcomer())).toEqual({ activities: [], cursor: '', hasMore: false })
    })

    test('hold every type, whole, and nothing of another learner', async () => {
      const [ask, other] = [await newcomer(), await newcomer()]
      const all = ActivityType.options.map((type) => act({ type, data: { deep: { list: [1, null, 'é'] } } }))
      await save(ask, all)
      await save(other, [act({})])
      const { activities } = await older(ask)
      expect(activities.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        all.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    })

    test('go back in time at the cursor, each activity once, in whatever order they came', async () => {
      const ask = await newcomer()
      const at = (n: number) => new Date(Date.parse('2026-01-15T12:00:00Z') - n * 1000).toISOString()
      // Two activities have the same time, one at the end of the first page and one at the beginning of the second.
      const all = Array.from({ length: LOG_PAGE + 3 }, (_, n) => act({ timestamp: at(n === LOG_PAGE ? n - 1 : n) }))
      await save(ask, all.slice(ACTIVITY_BATCH_MAX))
      await save(ask, all.slice(0, ACTIVITY_BATCH_MAX))
      const first = await older(ask)
      expect([first.activities.length, first.hasMore]).toEqual([LOG_PAGE, true])
      const second = await older(ask, first.cursor)
      expect([second.activities.length, second.hasMore]).toEqual([3, false])
      const read = [...first.activities, ...second.activities]
      expect(idsOf(read)).toEqual(idsOf(all))
      const times = read.map(({ timestamp }) => Date.parse(timestamp))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    })

    test.each(['not a cursor', ''])('do not begin at %j', async (after) => {
      const { as } = await newcomer()
      const failure = await refused(progress.history, 422, { as, query: { after } })
      expect(failure.issues?.[0]?.path).toEqual(['after'])
    })
  })
}
