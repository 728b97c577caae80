import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTypingSession } from '../../testing/make.ts'
import {
  addToTotals,
  averageWpm,
  bestOf,
  COUNTED_CHARACTERS_MIN,
  COUNTED_SECONDS_MIN,
  isCounted,
  mergeSessions,
  NO_TYPING,
  newestSessionFirst,
  sessionOfRow,
  type TypingSession,
  totalsOfRows,
} from './typing-history.ts'

const session = (n: number, over: Partial<TypingSession> = {}): TypingSession => ({
  ...sessionOfRow(makeTypingSession({ id: `s${n}` })),
  createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  wpm: n,
  ...over,
})
const many = (count: number) => Array.from({ length: count }, (_, i) => session(i + 1))

test('the server tells of a session in its own spelling', () =>
  expect(sessionOfRow(makeTypingSession({ time_elapsed: 61, text_type: 'custom' }))).toMatchObject({
    timeElapsed: 61,
    textType: 'custom',
    charactersTyped: 215,
    correctChars: 210,
    textTitle: 'Heart Anatomy',
  }))

describe('the history', () => {
  test('keeps the newest twenty, the newest first', () => {
    const kept = mergeSessions(many(25))
    expect(kept.map(({ wpm }) => wpm)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i))
  })

  test('has each session once; the server’s word about it counts', () => {
    const merged = mergeSessions([session(1), session(2)], [session(1, { wpm: 99 })])
    expect(merged.map(({ id, wpm }) => [id, wpm])).toEqual([
      ['s2', 2],
      ['s1', 99],
    ])
  })

  test('is the same in whatever order lists come', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
    fc.assert(
      fc.property(ids, ids, ids, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((numbers) => numbers.map((n) => session(n))) as [
          TypingSession[],
          TypingSession[],
          TypingSession[],
        ]
        const merged = mergeSessions(x, y, z)
        expect(mergeSessions(z, x, y)).toEqual(merged)
        expect(mergeSessions(mergeSessions(x, y), z)).toEqual(merged)
        expect(mergeSessions(merged, merged)).toEqual(merged)
        expect(merged).toEqual([...merged].sort(newestSessionFirst))
      }),
    )
  })
})

describe('the average', () => {
  test.each([
    [0, undefined],
    [1, 1],
    [2, 2],
    // The mean of 1 to 10 is 5.5, that of 2 to 11 is 6.5.
    [10, 6],
    [11, 7],
    [20, 16],
  ])('of %i sessions is that of the newest ten: %s', (count, wpm) =>
    expect(averageWpm(mergeSessions(many(count)))).toBe(wpm),
  )
})

test.each([
  [COUNTED_CHARACTERS_MIN, COUNTED_SECONDS_MIN, true],
  [COUNTED_CHARACTERS_MIN - 1, 600, false],
  [5000, COUNTED_SECONDS_MIN - 1, false],
])('a run of %i characters in %i s counts: %s', (charactersTyped, timeElapsed, counts) => {
  const run = session(164, { charactersTyped, timeElapsed })
  expect(isCounted(run)).toBe(counts)
  expect(averageWpm([run, session(40)])).toBe(counts ? 102 : 40)
  // The time of a short run counts too.
  expect(addToTotals(NO_TYPING, run)).toEqual({
    seconds: timeElapsed,
    sessions: 1,
    best: counts ? { preset: 164 } : {},
  })
})

describe('the totals', () => {
  test('of the server’s rows are the same as of its sessions', () =>
    expect(
      totalsOfRows([
        { textType: 'preset', sessions: 3, seconds: 100, best: 61 },
        { textType: 'custom', sessions: 1, seconds: 4, best: null },
      ]),
    ).toEqual({ seconds: 104, sessions: 4, best: { preset: 61 } }))

  test('are the time and the best of each kind of text', () => {
    const totals = [
      session(40, { textType: 'preset', timeElapsed: 61 }),
      session(52, { textType: 'random-common-25-words', timeElapsed: 30 }),
      session(38, { textType: 'preset', timeElapsed: 9 }),
    ].reduce(addToTotals, NO_TYPING)
    expect(totals).toEqual({ seconds: 100, sessions: 3, best: { preset: 40, 'random-common-25-words': 52 } })
    expect([bestOf(totals), bestOf(NO_TYPING)]).toEqual([52, undefined])
  })

  test('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(many(12), { minLength: 12 }), (shuffled) => {
        expect(shuffled.reduce(addToTotals, NO_TYPING)).toEqual(many(12).reduce(addToTotals, NO_TYPING))
      }),
    )
  })
})
