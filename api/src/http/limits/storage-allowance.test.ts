import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, startApi } from '../../testing/api.ts'
import { storageAllowance } from './storage-allowance.ts'

const MB = 1_000_000
describe.each(ENGINES)('what one learner stores, on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ engine })
  })
  afterAll(() => api.stop())

  test('is 48 MB at once and four a day, on however many processes', async () => {
    const processes = [0, 1, 2].map(() => storageAllowance(api.store))
    const now = api.time.now
    const write = (i: number, at: number) => processes[i % 3]?.('ada', MB / 2, at)
    let written = 0
    while ((await write(written, now)) === undefined) written++
    expect(written).toBe(96)
    expect(await write(0, now)).toBeGreaterThan(now)
    const day = now + 86_400_000
    for (written = 0; (await write(written, day)) === undefined; ) written++
    expect(written).toBe(8)
    expect(await processes[0]?.('another', MB, now)).toBeUndefined()
  })

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
