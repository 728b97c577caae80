import { describe, expect, test } from 'vitest'
import { progress } from '../../contract/calls/progress.ts'
import { ACTIVITY_BATCH_MAX } from '../../model/activity.ts'
import { makeActivity } from '../make.ts'
import type { Ask, Client } from './client.ts'

const TODAY = '2026-01-15'

/** The activity log and its fold. */
export function log(client: Client) {
  const { ok, refused, newcomer, next } = client
  const act = (over: Parameters<typeof makeActivity>[0]) => makeActivity({ id: next('activity'), ...over })
  const save = (ask: Ask, activities: unknown[], more = {}) =>
    ok(progress.saveSummary, { ...ask, body: { today: TODAY, activities, ...more } })
  const read = (ask: Ask, query: Record<string, string> = {}) =>
    ok(progress.summary, { ...ask, query: { today: TODAY, ...query } })

  test('is empty at first', async () => {
    const ask = await newcomer()
    const { stats, activities, fold, accepted, held, logId } = await read(ask)
    expect(stats).toMatchObject({ completedModules: 0, averageScore: null, studyTime: 0, wpm: null })
    expect(stats.weeklyProgress).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(activities).toEqual([])
    expect(fold.count).toBe(0)
    expect(accepted).toEqual([])
    expect(held).toEqual([])
    expect(logId).not.toBe('')
    expect(await ok(progress.list, ask)).toEqual([])
  })

  describe('an activity', () => {
    test('is accepted by its id and shown', async () => {
      const ask = await newcomer()
      const activity = act({ title: 'Lire la situation', score: 7.5, type: 'scenario', moduleId: null })
      const reply = await save(ask, [activity])
      expect(reply.accepted).toEqual([activity.id])
      expect(reply.activities).toEqual([activity])
      expect((await read(ask)).activities).toEqual([activity])
    })

    test('sent three times is one, and accepted each time', async () => {
      const ask = await newcomer()
      const activity = act({ timeSpent: 300 })
      for (let i = 0; i < 3; i++) expect((await save(ask, [activity])).accepted).toEqual([activity.id])
      const { fold, stats } = await read(ask)
      expect([fold.count, stats.studyTime]).toEqual([1, 5])
    })

    test('that travels in both calls is one', async () => {
      const ask = await newcomer()
      const { id, type, moduleId, timeSpent } = act({ timeSpent: 600 })
      await ok(progress.record, { ...ask, body: { id, type, moduleId, timeSpent, completed: 1 } })
      const reply = await save(ask, [act({ id, type, moduleId, timeSpent })])
      expect(reply.accepted).toEqual([id])
      expect([reply.fold.count, reply.stats.studyTime, reply.stats.completedModules]).toEqual([1, 10, 1])
    })

    test('counts with what is left out at its neutral value', async () => {
      const ask = await newcomer()
      const { activities } = await save(ask, [
        { id: next('activity'), type: 'focus', timestamp: '2026-01-15T12:00:00Z' },
      ])
      expect(activities[0]).toMatchObject({ title: '', score: null, timeSpent: null, completed: true, data: {} })
    })

    test('is never refused for its clock', async () => {
      const ask = await newcomer()
      const reply = await save(ask, [
        act({ timestamp: '1999-01-01T00:00:00Z' }),
        act({ timestamp: '2099-01-01T00:00:00Z' }),
      ])
      expect(reply.fold.count).toBe(2)
    })

    test("of one learner is not another's", async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      const activity = act({})
      await save(one, [activity])
      expect((await read(two)).activities).toEqual([])
      expect((await save(two, [activity])).fold.count).toBe(1)
      expect((await read(one)).fold.count).toBe(1)
    })

    test('with a field too long, or too many of them, is refused and nothing is written', async () => {
      const ask = await newcomer()
      const long = [act({}), act({ title: 'x'.repeat(301) })]
      const failure = await refused(progress.saveSummary, 422, { ...ask, body: { activities: long } })
      expect(failure.issues?.[0]?.path).toEqual(['activities', 1, 'title'])
      const many = Array.from({ length: ACTIVITY_BATCH_MAX + 1 }, () => act({ data: {} }))
      await refused(progress.saveSummary, 422, { ...ask, body: { activities: many } })
      expect((await read(ask)).fold.count).toBe(0)
    })
  })

  describe('the statistics', () => {
    test('count distinct completed modules; one without a module counts by itself', async () => {
      const ask = await newcomer()
      const { stats } = await save(ask, [
        act({ moduleId: 'm1' }),
        act({ moduleId: 'm1' }),
        act({ moduleId: 'm2' }),
        act({ moduleId: 'm3', completed: false }),
        act({ moduleId: null }),
        act({ moduleId: null }),
      ])
      expect(stats.completedModules).toBe(4)
    })

    test('take means of sums, the speed rounded once', async () => {
      const ask = await newcomer()
      const scored = [6, 7.5, 9].map((score) => act({ type: 'scenario', score }))
      const typed = [40, 41, 40].map((score) => act({ type: 'typing', score }))
      const { stats } = await save(ask, [...scored, ...typed, act({ type: 'quiz', score: 100 })])
      expect(stats).toMatchObject({ averageScore: 7.5, wpm: 40 })
    })

    test('turn seconds into minutes at the half minute', async () => {
      const ask = await newcomer()
      const { stats, fold } = await save(
        ask,
        [29, 30, 89, 90].map((timeSpent) => act({ timeSpent })),
      )
      expect(stats.studyTime).toBe(0 + 1 + 1 + 2)
      expect(fold.days).toEqual({ [TODAY]: 4 })
    })

    test('show the seven days that end today', async () => {
      const ask = await newcomer()
      const days = ['2026-01-08', '2026-01-09', '2026-01-14', '2026-01-15']
      const { stats } = await save(
        ask,
        days.map((localDay) => act({ localDay, timeSpent: 600 })),
      )
      expect(stats.weeklyProgress).toEqual([10, 0, 0, 0, 0, 10, 10])
      expect(await ok(progress.studyTime, ask)).toEqual({ totalMinutes: 40 })
      expect(await ok(progress.studyTimeWeek, { ...ask, query: { today: TODAY } })).toEqual({ totalMinutes: 30 })
    })

    test('sent by a client are not believed', async () => {
      const ask = await newcomer()
      const { stats } = await save(ask, [], { stats: { completedModules: 99, studyTime: 9999 } })
      expect([stats.completedModules, stats.studyTime]).toEqual([0, 0])
    })

    test('do not depend on the order in which two devices send', async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      const all = [act({ moduleId: 'm1' }), act({ type: 'scenario', score: 5.5 }), act({ type: 'typing', score: 61 })]
      await save(one, all.slice(0, 2))
      await save(two, all.slice(1))
      const [a, b] = [await save(one, all.slice(1)), await save(two, all.slice(0, 2).reverse())]
      expect(a.fold).toEqual(b.fold)
      expect(a.stats).toEqual(b.stats)
    })
  })

  test('the newest ten are shown, the newest first', async () => {
    const ask = await newcomer()
    const all = Array.from({ length: 12 }, (_, i) =>
      act({ timestamp: `2026-01-15T12:00:${String(i).padStart(2, '0')}Z` }),
    )
    const { activities, fold } = await save(ask, all)
    expect(activities.map(({ id }) => id)).toEqual(
      all
        .reverse()
        .slice(0, 10)
        .map(({ id }) => id),
    )
    expect([fold.count, fold.recent.length]).toEqual([12, 10])
  })

  test('a practice test is shown as one activity, whatever its scenarios add to the log', async () => {
    const ask = await newcomer()
    const at = (second: number) => `2026-01-15T12:00:${String(second).padStart(2, '0')}Z`
    const data = { runId: 'run', title: { fr: 'T', en: 'T' } }
    const whole = act({ type: 'casper_test', timestamp: at(0), data })
    const parts = Array.from({ length: 12 }, (_, i) =>
      act({
        type: i % 2 ? 'casper_scenario' : 'scenario',
        score: 5,
        timestamp: at(i + 1),
        data: { ...data, scenario: i },
      }),
    )
    const alone = act({ type: 'scenario', score: 7, timestamp: at(20), data: { title: data.title } })
    const { activities, fold, stats } = await save(ask, [whole, ...parts, alone])
    expect(activities.map(({ id }) => id)).toEqual([alone.id, whole.id])
    expect(fold.recent.map(({ id }) => id)).toEqual([alone.id, whole.id])
    expect([fold.count, stats.averageScore]).toEqual([14, 37 / 7])
  })

  test("the log tells a device which places of the device's order it holds", async () => {
    const ask = await newcomer()
    const at = (seq: number) => ({ ...act({}), seq })
    await save(ask, [at(1), at(2), at(4)], { device: 'd1' })
    await save(ask, [at(1)], { device: 'd2' })
    expect((await read(ask, { device: 'd1', from: '1' })).held).toEqual([
      [1, 2],
      [4, 4],
    ])
    expect((await read(ask, { device: 'd1', from: '3' })).held).toEqual([[4, 4]])
    expect((await save(ask, [at(3)], { device: 'd1', from: 1 })).held).toEqual([[1, 4]])
    expect((await read(ask)).held).toEqual([])
  })

  test('the log keeps its name', async () => {
    const ask = await newcomer()
    const { logId } = await read(ask)
    expect((await save(ask, [act({})])).logId).toBe(logId)
  })

  describe('a progress record', () => {
    test('is listed with its item', async () => {
      const ask = await newcomer()
      const body = {
        userId: 'default-user',
        type: 'casper_module',
        itemId: 'ethics',
        score: 80,
        timeSpent: 120,
        completed: 1,
      }
      const item = await ok(progress.record, { ...ask, body })
      expect(item).toMatchObject({
        type: 'casper_module',
        itemId: 'ethics',
        score: 80,
        timeSpent: 120,
        completed: true,
      })
      expect(await ok(progress.list, ask)).toEqual([item])
    })

    test('names its item also where an act carried it among its data', async () => {
      const ask = await newcomer()
      await save(ask, [act({ type: 'casper_test', moduleId: null, data: { itemId: 'full-1', runId: 'r1' } })])
      expect(await ok(progress.list, ask)).toMatchObject([{ type: 'casper_test', itemId: 'full-1' }])
    })

    test('without an id is a new act each time', async () => {
      const ask = await newcomer()
      const body = {
        type: 'typing',
        score: 50,
        timeSpent: 60,
        completed: 1,
        moduleId: null,
        scenarioId: null,
        data: {},
      }
      await ok(progress.record, { ...ask, body })
      await ok(progress.record, { ...ask, body })
      expect((await read(ask)).fold.count).toBe(2)
    })

    test('belongs to the session, whatever user it names', async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      await ok(progress.record, { ...one, body: { userId: two.id, type: 'game', completed: 1 } })
      expect((await read(two)).fold.count).toBe(0)
      expect((await read(one)).fold.count).toBe(1)
    })
  })
}
