import { describe, expect, test } from 'vitest'
import { modules } from '../../contract/calls/modules.ts'
import { progress } from '../../contract/calls/progress.ts'
import { IDEMPOTENCY_HEADER, OWNER_HEADER } from '../../contract/version.ts'
import { makeActivity } from '../make.ts'
import type { Client } from './client.ts'

/** The guarantees that the outbox relies on. */
export function queuedWrites(client: Client) {
  const { ok, refused, send, newcomer, next } = client
  const key = () => ({ [IDEMPOTENCY_HEADER]: next('018f0000-0000-7000-8000-key') })
  const count = async (as: string) => (await ok(progress.summary, { as })).fold.count
  const record = { type: 'game', timeSpent: 60, completed: 1 }

  describe('an idempotency key', () => {
    test('is echoed', async () => {
      const { as } = await newcomer()
      const headers = key()
      const answer = await send(progress.record, { as, headers, body: record })
      expect(answer.status).toBe(200)
      expect(answer.headers.get(IDEMPOTENCY_HEADER)).toBe(headers[IDEMPOTENCY_HEADER])
    })

    test('sent again is answered as the first time and written once', async () => {
      const { as } = await newcomer()
      const ask = { as, headers: key(), body: record }
      const first = await ok(progress.record, ask)
      const again = await send(progress.record, ask)
      expect(await again.json()).toEqual(first)
      expect(again.headers.get(IDEMPOTENCY_HEADER)).toBe(ask.headers[IDEMPOTENCY_HEADER])
      expect(await count(as)).toBe(1)
    })

    test('with another body is refused', async () => {
      const { as } = await newcomer()
      const headers = key()
      await ok(progress.record, { as, headers, body: record })
      await refused(progress.record, 422, { as, headers, body: { ...record, timeSpent: 61 } })
      expect(await count(as)).toBe(1)
    })

    test('is of one user', async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      const headers = key()
      await ok(progress.record, { as: one.as, headers, body: record })
      await ok(progress.record, { as: two.as, headers, body: record })
      expect(await count(two.as)).toBe(1)
    })

    test('of a refused write is free again', async () => {
      const { as } = await newcomer()
      const headers = key()
      await refused(progress.record, 422, { as, headers, body: { ...record, type: 'no such type' } })
      await ok(progress.record, { as, headers, body: record })
    })

    test('of a reset resets once', async () => {
      const { as } = await newcomer()
      const [card] = await ok(modules.list, { as })
      const ask = { as, params: { id: card?.id ?? '' }, headers: key() }
      const first = await ok(modules.resetProgress, ask)
      expect((await ok(modules.resetProgress, ask)).state.epoch).toBe(first.state.epoch)
    })

    test('sent twice at the same moment is written once', async () => {
      const { as } = await newcomer()
      const ask = { as, headers: key(), body: record }
      const answers = await Promise.all([send(progress.record, ask), send(progress.record, ask)])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      expect(await count(as)).toBe(1)
    })
  })

  describe('an owner', () => {
    test('who is signed in is served', async () => {
      const { as, id } = await newcomer()
      await ok(progress.record, { as, headers: { [OWNER_HEADER]: id }, body: record })
      expect(await count(as)).toBe(1)
    })

    test('who is not the one signed in gets 401 with code owner, and nothing is written', async () => {
      const [one, two] = [await newcomer(), await newcomer()]
      const ask = { as: two.as, headers: { [OWNER_HEADER]: one.id } }
      const failure = await refused(progress.record, 401, { ...ask, body: record })
      expect(failure.code).toBe('owner')
      const body = { activities: [makeActivity({ id: next('activity') })] }
      await refused(progress.saveSummary, 401, { ...ask, body })
      expect([await count(one.as), await count(two.as)]).toEqual([0, 0])
    })

    test('does not matter to nobody: 401 without the code', async () => {
      const { id } = await newcomer()
      const failure = await refused(progress.record, 401, {
        as: 'anonymous',
        headers: { [OWNER_HEADER]: id },
        body: record,
      })
      expect(failure.code).toBeUndefined()
    })
  })
}
