import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAN_LIMITS, planDay, planPeriod } from './plan-limits.ts'

const at = (moment: string) => Date.parse(moment)
const shown = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())
const period = (plan: 'free' | 'starter', moment: string) => {
  const found = planPeriod(plan, at(moment))
  return [shown(found?.from), shown(found?.until)]
}
const hours = ([from = '', until = '']: (string | undefined)[]) => (at(until) - at(from)) / 3_600_000

test('each plan has its limits', () => {
  expect(PLAN_LIMITS).toEqual({ free: { max: 3, period: 'day' }, starter: { max: 100, period: 'month' }, pro: null })
  expect(planPeriod('pro', at('2026-11-20T12:00:00Z'))).toBeNull()
  expect(planPeriod('free', at('2026-11-20T12:00:00Z'))?.max).toBe(3)
  expect(planPeriod('starter', at('2026-11-20T12:00:00Z'))?.max).toBe(100)
})

describe('a day of the free plan is one of Toronto', () => {
  test.each([
    ['a winter noon', '2026-01-15T17:00:00Z', '2026-01-15T05:00:00.000Z', '2026-01-16T05:00:00.000Z'],
    ['a summer noon', '2026-07-15T16:00:00Z', '2026-07-15T04:00:00.000Z', '2026-07-16T04:00:00.000Z'],
    [
      'the last moment before midnight',
      '2026-01-16T04:59:59.999Z',
      '2026-01-15T05:00:00.000Z',
      '2026-01-16T05:00:00.000Z',
    ],
    ['midnight', '2026-01-16T05:00:00.000Z', '2026-01-16T05:00:00.000Z', '2026-01-17T05:00:00.000Z'],
    [
      'the evening, when it is tomorrow in London',
      '2026-07-16T01:00:00Z',
      '2026-07-15T04:00:00.000Z',
      '2026-07-16T04:00:00.000Z',
    ],
    ['the last day of a year', '2026-12-31T23:00:00Z', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ['the day after a leap day', '2028-03-01T12:00:00Z', '2028-03-01T05:00:00.000Z', '2028-03-02T05:00:00.000Z'],
  ])('%s', (_, moment, from, until) => expect(period('free', moment)).toEqual([from, until]))

  // The clocks went forward on 8 March 2026 at 07:00 UTC and back on 1 November 2026 at 06:00 UTC.
  test.each([
    ['before the spring change', '2026-03-08T06:59:59Z'],
    ['after the spring change', '2026-03-08T07:00:00Z'],
    ['in its last hour', '2026-03-09T03:59:59Z'],
  ])('the day of 23 hours, %s', (_, moment) => {
    expect(period('free', moment)).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'])
    expect(hours(period('free', moment))).toBe(23)
  })
  test.each([
    ['before the autumn change', '2026-11-01T05:59:59Z'],
    ['after the autumn change', '2026-11-01T06:00:00Z'],
    ['in its last hour', '2026-11-02T04:59:59Z'],
  ])('the day of 25 hours, %s', (_, moment) => {
    expect(period('free', moment)).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
    expect(hours(period('free', moment))).toBe(25)
  })
})

describe('a month of the starter plan is one of Toronto', () => {
  test.each([
    ['with the spring change', '2026-03-20T12:00:00Z', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['with the autumn change', '2026-11-20T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
    ['in its last moment', '2026-08-01T03:59:59.999Z', '2026-07-01T04:00:00.000Z', '2026-08-01T04:00:00.000Z'],
    ['in its first moment', '2026-08-01T04:00:00.000Z', '2026-08-01T04:00:00.000Z', '2026-09-01T04:00:00.000Z'],
    ['at the end of a year', '2026-12-15T12:00:00Z', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ['of 29 days', '2028-02-29T12:00:00Z', '2028-02-01T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
  ])('%s', (_, moment, from, until) => expect(period('starter', moment)).toEqual([from, until]))
})

const MOMENT = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') })
const PLAN = fc.constantFrom('free' as const, 'starter' as const)

test('a moment is in its period, which begins and ends at midnight, and the next one goes on where it ends', () => {
  fc.assert(
    fc.property(PLAN, MOMENT, (plan, moment) => {
      const found = planPeriod(plan, moment)
      if (!found) throw new Error('no period')
      const { from, until } = found
      expect(from).toBeLessThanOrEqual(moment)
      expect(moment).toBeLessThan(until)
      for (const edge of [from, until]) {
        expect(planDay(edge)).not.toBe(planDay(edge - 1))
        expect(planPeriod(plan, edge)?.from).toBe(edge)
      }
      expect(planPeriod(plan, from - 1)?.until).toBe(from)
      for (const inside of [from, until - 1]) expect(planPeriod(plan, inside)).toEqual(found)
    }),
    { numRuns: 500 },
  )
})
