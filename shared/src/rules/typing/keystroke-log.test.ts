import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyKeystroke, type Keystroke, keystrokeBetween, replayText, writingFigures } from './keystroke-log.ts'

describe('a change of a text', () => {
  test.each([
    ['', 'a', 1, { from: 0, removed: 0, inserted: 'a' }],
    ['ab', 'aXb', 2, { from: 1, removed: 0, inserted: 'X' }],
    ['abc', 'ac', 1, { from: 1, removed: 1, inserted: '' }],
    ['le chat', 'le chien', 8, { from: 5, removed: 2, inserted: 'ien' }],
    // A second l: only the caret shows which of them is new.
    ['ala', 'alla', 2, { from: 1, removed: 0, inserted: 'l' }],
    ['ala', 'alla', 3, { from: 2, removed: 0, inserted: 'l' }],
    ['abc', '', 0, { from: 0, removed: 3, inserted: '' }],
  ])('%j → %j', (before, after, caret, change) =>
    expect(keystrokeBetween(before, after, 7, caret)).toEqual({ at: 7, ...change }),
  )

  test('that changes nothing is none', () => expect(keystrokeBetween('a', 'a', 1)).toBeUndefined())
})

/** Random edits of a writer: typing, deleting, pasting over, anywhere in the text. */
const act = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 6 }),
  insert: fc.string({ unit: fc.constantFrom('a', 'l', 'é', ' ', '\n', 'œ'), maxLength: 5 }),
  pause: fc.nat({ max: 5000 }),
})

test('a thousand random logs, replayed, give the final text', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const log: Keystroke[] = []
      const states: { at: number; text: string }[] = []
      let [text, at] = ['', 0]
      for (const { place, length, insert, pause } of acts) {
        const from = Math.floor(place * (text.length + 1))
        const after = text.slice(0, from) + insert + text.slice(from + length)
        at += pause + 1
        const stroke = keystrokeBetween(text, after, at, from + insert.length)
        if (stroke) {
          expect(applyKeystroke(text, stroke)).toBe(after)
          log.push(stroke)
        }
        text = after
        states.push({ at, text })
      }
      expect(replayText(log)).toBe(text)
      for (const state of states) expect(replayText(log, state.at)).toBe(state.text)
      expect(replayText(log, 0)).toBe('')
    }),
    { numRuns: 1000 },
  )
})

describe('how an answer was written', () => {
  const type = (text: string, start: number, every = 100): Keystroke[] =>
    Array.from(text, (inserted, i) => ({ at: start + i * every, from: i, removed: 0, inserted }))

  test('words by the whole time, pauses from two seconds on, what was taken back', () => {
    const first = type('Je ne sais pas', 5000)
    const log: Keystroke[] = [
      ...first,
      // The key at 8300 comes exactly two seconds after the last letter (6300), the one at 10,399 just under two
      // seconds after the key before it.
      { at: 8300, from: 13, removed: 1, inserted: '' },
      { at: 8400, from: 12, removed: 1, inserted: '' },
      { at: 10_399, from: 12, removed: 0, inserted: 'as' },
      { at: 30_500, from: 0, removed: 2, inserted: 'Nous' },
      { at: 31_000, from: 0, removed: 4, inserted: 'Je' },
    ]
    expect(writingFigures(log, 60_000)).toEqual({
      words: 4,
      wordsPerMinute: 4,
      thinkingFirstMs: 5000,
      pauses: 2,
      pausedMs: 22_101,
      longestPauseMs: 20_101,
      deletions: 2,
      deletedCharacters: 4,
      lastStretch: 2,
    })
  })

  test('two answers are counted together, each replayed by itself', () => {
    const log = [...type('Un mot', 0), ...type('et deux', 1000).map((stroke) => ({ ...stroke, part: 1 }))]
    expect([replayText(log), replayText(log, 1100, 1)]).toEqual(['Un mot', 'et'])
    expect(writingFigures(log, 60_000)).toMatchObject({ words: 4, wordsPerMinute: 4, pauses: 0 })
  })

  test('nothing written is all thinking', () =>
    expect(writingFigures([], 210_000)).toMatchObject({
      words: 0,
      wordsPerMinute: 0,
      thinkingFirstMs: 210_000,
      pauses: 0,
    }))

  test('no time is no pace', () => expect(writingFigures(type('Oui', 0), 0).wordsPerMinute).toBe(0))
})
