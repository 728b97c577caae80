import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, startApi } from '../testing/api.ts'
import { checkDatabase } from './check-database.ts'

describe.each(ENGINES)('the check, on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ engine })
  })
  afterAll(() => api.stop())

  test('finds everything in order, and names who has other statistics than their log says', async () => {
    const { id } = await api.register('checked')
    const activities = Array.from({ length: 30 }, (_, i) => ({
      id: `c-${i}`,
      type: ['scenario', 'typing', 'module', 'game'][i % 4],
      score: i % 9,
      moduleId: `m-${i}`,
      timeSpent: 90,
      timestamp: 1_700_000_000_000 + i * 40_000_000,
    }))
    for (const from of [20, 0, 10])
      await api.send('POST', '/api/progress/summary', {
        as: 'checked',
        body: { activities: activities.slice(from, from + 10) },
      })
    expect(await checkDatabase(api.store)).toBe(
      '2 users, 30 activities: the statistics of each are those of their log.\n',
    )
    await api.store.write((db) =>
      db.deleteFrom('activityLog').where('userId', '=', id).where('id', '=', 'c-7').execute(),
    )
    await expect(checkDatabase(api.store)).rejects.toThrow(
      `Of 2 users 1 have other statistics than their log says: ${id}.`,
    )
  })
})
