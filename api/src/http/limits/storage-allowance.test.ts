import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../testing/api.ts'
import { storageAllowance } from './storage-allowance.ts'

const MB = 1_000_000
// The counting itself is tested on both engines, in engines.test.ts.
describe('what one learner stores', () => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.stop())

  test('beyond it is refused until later, with its reason; what is read goes on', async () => {
    const { as, id } = await api.register('hoarder')
    // All but the last two megabytes, written by another process.
    expect(await storageAllowance(api.store)(id, 46 * MB, api.time.now)).toBeUndefined()
    const data = { text: 'x'.repeat(8000) }
    const activities = Array.from({ length: 50 }, (_, i) => ({ id: `h-${i}`, type: 'game', timestamp: 1, data }))
    const body = { activities }
    let last = await api.send('POST', '/api/progress/summary', { as, body })
    let sent = 1
    for (; last.status === 200 && sent < 10; sent++)
      last = await api.send('POST', '/api/progress/summary', { as, body })
    expect(sent).toBeGreaterThan(3)
    expect([last.status, await last.json()]).toMatchObject([
      429,
      { code: 'rate_limit', error: expect.stringContaining('later') },
    ])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await api.send('GET', '/api/progress/summary', { as })).status).toBe(200)
  })
})
