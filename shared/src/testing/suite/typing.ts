import { describe, expect, test } from 'vitest'
import { typing } from '../../contract/calls/typing.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/version.ts'
import { TYPING_HISTORY_MAX, TYPING_SECONDS_MAX, type TypingSessionInput, WPM_MAX } from '../../model/typing-session.ts'
import { COUNTED_CHARACTERS_MIN, COUNTED_SECONDS_MIN } from '../../rules/typing/typing-history.ts'
import type { Client } from './client.ts'

const MINUTE_MS = 60_000

/** The caller's own typing sessions and the words of random texts. */
export function typingContract({ ok, refused, newcomer, next }: Client) {
  const input = (over: Partial<TypingSessionInput> = {}): TypingSessionInput => ({
    id: next('typing'),
    wpm: 42,
    accuracy: 96.5,
    errors: 3,
    timeElapsed: 60,
    charactersTyped: 215,
    correctChars: 210,
    textType: 'preset',
    textTitle: 'Anatomie du cœur',
    ...over,
  })
  const save = (as: string, body: object) => ok(typing.save, { as, body })
  const at = (ms: number) => new Date(ms).toISOString()

  test('a session is read back as it was saved', async () => {
    const { as } = await newcomer()
    // An hour ago: a test server's clock may stand still, and the server rejects times later than its clock.
    const createdAt = at(Date.now() - 60 * MINUTE_MS)
    const session = input({ createdAt })
    const row = await save(as, session)
    expect(row).toEqual({
      id: session.id,
      wpm: 42,
      accuracy: 96.5,
      errors: 3,
      time_elapsed: 60,
      characters_typed: 215,
      correct_chars: 210,
      text_type: 'preset',
      text_title: 'Anatomie du cœur',
      created_at: createdAt,
    })
    expect(await ok(typing.sessions, { as })).toEqual([row])
    expect(await ok(typing.latest, { as })).toEqual(row)
  })

  test('without one the list is empty and the latest null', async () => {
    const { as } = await newcomer()
    expect([await ok(typing.sessions, { as }), await ok(typing.latest, { as })]).toEqual([[], null])
  })

  test('an id is inserted once, whatever comes with it later', async () => {
    const { as } = await newcomer()
    const session = input()
    const row = await save(as, session)
    expect(await save(as, { ...session, wpm: 99 })).toEqual(row)
    expect(await ok(typing.sessions, { as })).toEqual([row])
  })

  test('a queued session sent again is answered as the first time', async () => {
    const { as } = await newcomer()
    const ask = { as, headers: { [IDEMPOTENCY_HEADER]: next('018f0000-0000-7000-8000-typing') }, body: input() }
    expect(await ok(typing.save, ask)).toEqual(await ok(typing.save, ask))
    expect(await ok(typing.sessions, { as })).toHaveLength(1)
  })

  test('the session decides whose it is: a user named in the body is ignored', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const session = input()
    const row = await save(one.as, { ...session, userId: two.id })
    expect(await ok(typing.sessions, { as: two.as })).toEqual([])
    expect(await ok(typing.sessions, { as: one.as })).toEqual([row])
    expect(await save(two.as, { ...session, userId: 'default-user', wpm: 7 })).toMatchObject({ id: session.id, wpm: 7 })
  })

  test('the newest twenty come, the oldest of them first', async () => {
    const { as } = await newcomer()
    const start = Date.now() - 100 * MINUTE_MS
    // The sessions are sent in another order than that of their creation, because a device may send late.
    for (const n of [...Array.from({ length: 21 }, (_, i) => i + 1), 0])
      await save(as, input({ wpm: n, createdAt: at(start + n * MINUTE_MS) }))
    const wpms = (await ok(typing.sessions, { as })).map(({ wpm }) => wpm)
    expect(wpms).toEqual(Array.from({ length: TYPING_HISTORY_MAX }, (_, i) => i + 2))
    expect((await ok(typing.latest, { as }))?.wpm).toBe(21)
  })

  test('the totals are of all sessions, by kind of text; a run that is too short is no best', async () => {
    const { as } = await newcomer()
    expect(await ok(typing.totals, { as })).toEqual([])
    for (let n = 0; n < TYPING_HISTORY_MAX + 2; n++) await save(as, input({ wpm: 40 + n }))
    await save(as, input({ wpm: 204, charactersTyped: COUNTED_CHARACTERS_MIN - 1, correctChars: 20 }))
    await save(as, input({ wpm: 204, timeElapsed: COUNTED_SECONDS_MIN - 1, textType: 'custom' }))
    expect(await ok(typing.totals, { as })).toEqual([
      { textType: 'custom', sessions: 1, seconds: COUNTED_SECONDS_MIN - 1, best: null },
      { textType: 'preset', sessions: 23, seconds: 23 * 60, best: 61 },
    ])
  })

  test('a run that says it was tomorrow was now', async () => {
    const { as } = await newcomer()
    const row = await save(as, input({ createdAt: at(Date.now() + 86_400_000) }))
    expect(Date.parse(row.created_at)).toBeLessThan(Date.now() + MINUTE_MS)
  })

  describe('a session', () => {
    test.each([
      ['no id', { id: '' }, 'id'],
      ['a long id', { id: 'x'.repeat(65) }, 'id'],
      ['a negative speed', { wpm: -1 }, 'wpm'],
      ['a speed that nobody has', { wpm: WPM_MAX + 1 }, 'wpm'],
      ['more than everything right', { accuracy: 100.5 }, 'accuracy'],
      ['half an error', { errors: 0.5 }, 'errors'],
      ['part of a second', { timeElapsed: 0.5 }, 'timeElapsed'],
      ['more than a day', { timeElapsed: TYPING_SECONDS_MAX + 1 }, 'timeElapsed'],
      ['less than no right characters', { correctChars: -1 }, 'correctChars'],
      ['a million characters and one', { charactersTyped: 1_000_001 }, 'charactersTyped'],
      ['more right than was typed', { charactersTyped: 100, correctChars: 101 }, 'correctChars'],
      ['no mode', { textType: undefined }, 'textType'],
      ['a moment that is none', { createdAt: 'yesterday' }, 'createdAt'],
    ])('with %s is refused', async (_, bad, field) => {
      const failure = await refused(typing.save, 422, { as: 'learner', body: { ...input(), ...bad } })
      expect(failure.issues?.map(({ path }) => path[0])).toEqual([field])
    })

    test('at its limits is taken', async () => {
      const { as } = await newcomer()
      const most = { wpm: WPM_MAX, accuracy: 100, timeElapsed: TYPING_SECONDS_MAX }
      expect(await save(as, input(most))).toMatchObject({ wpm: WPM_MAX, accuracy: 100 })
      expect(
        await save(as, input({ wpm: 0, accuracy: 0, timeElapsed: 0, charactersTyped: 0, correctChars: 0 })),
      ).toMatchObject({
        wpm: 0,
      })
    })
  })

  test('the words of random texts: common and medical, in both languages, no spaces in them', async () => {
    const { common, medical } = await ok(typing.words, { as: 'learner' })
    for (const words of [common.fr, common.en, medical.fr, medical.en]) {
      expect(words.length).toBeGreaterThan(4)
      expect(new Set(words).size).toBe(words.length)
      expect(words.filter((word) => /\s/.test(word))).toEqual([])
    }
  })
}
