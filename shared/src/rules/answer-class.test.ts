import { expect, test } from 'vitest'
import { BACKOFF_MAX_MS, backoffMs, classifyAnswer } from './answer-class.ts'

const of = (status: number, more: { echoed?: boolean; code?: string; retryAfter?: number } = {}) =>
  classifyAnswer({ status, echoed: true, ...more })

test.each([
  ['no network', 0, {}, { kind: 'again' }],
  ['done', 200, {}, { kind: 'done' }],
  ['done, no body', 204, {}, { kind: 'done' }],
  ['a captive portal', 200, { echoed: false }, { kind: 'again' }],
  ['a redirect', 302, {}, { kind: 'again' }],
  ['bad request', 400, {}, { kind: 'set-aside' }],
  ['signed out', 401, {}, { kind: 'signed-out' }],
  ['another owner', 401, { code: 'owner' }, { kind: 'signed-out' }],
  ['forbidden', 403, {}, { kind: 'set-aside' }],
  ['gone', 404, {}, { kind: 'set-aside' }],
  ['request time-out', 408, {}, { kind: 'again' }],
  ['conflict', 409, {}, { kind: 'set-aside' }],
  ['still running', 409, { code: 'in_progress' }, { kind: 'again', afterMs: 1000 }],
  ['too large', 413, {}, { kind: 'split' }],
  ['too early', 425, {}, { kind: 'again' }],
  ['too many', 429, { retryAfter: 7 }, { kind: 'again', afterMs: 7000 }],
  ['invalid', 422, {}, { kind: 'set-aside' }],
  ['not built', 501, { code: 'not_built' }, { kind: 'set-aside' }],
  ['server fault', 500, {}, { kind: 'again', fault: true }],
  ['restarting', 503, { retryAfter: 2 }, { kind: 'again', afterMs: 2000, fault: true }],
] as const)('%s', (_, status, more, expected) => {
  expect(of(status, more)).toEqual(expected)
})

test('the pause doubles, is spread over its whole length and ends at five minutes', () => {
  expect([0, 1, 2, 3].map((n) => backoffMs(n, 0.5))).toEqual([500, 1000, 2000, 4000])
  expect(backoffMs(0, 0)).toBe(0)
  expect(backoffMs(60, 0.999_999)).toBeLessThanOrEqual(BACKOFF_MAX_MS)
})
