import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginTry,
  breakOff,
  press,
  REACTION_MIN_MS,
  REACTION_START,
  REACTION_TRIES,
  reactionScore,
  showSignal,
  WAIT_MAX_MS,
  WAIT_MIN_MS,
  waitMs,
} from './reaction-time.ts'

const waiting = beginTry(REACTION_START)
const shown = showSignal(waiting)

test('five tries end the game with their mean', () => {
  let state = REACTION_START
  for (const ms of [200, 210.26, 220, 230, 240]) {
    expect(state.phase).not.toBe('done')
    state = press(showSignal(beginTry(state)), ms)
  }
  expect(state).toMatchObject({ phase: 'done', early: 0, times: [200, 210.3, 220, 230, 240] })
  expect(REACTION_TRIES).toBe(5)
  expect(reactionScore(state.times)).toBe(220)
  expect(beginTry(state)).toBe(state)
})

describe('a press', () => {
  test('before the signal is too early and counts for nothing else', () => {
    expect(press(waiting, 300)).toEqual({ phase: 'early', times: [], early: 1 })
  })
  test.each([
    [REACTION_MIN_MS - 0.1, 'early'],
    [REACTION_MIN_MS, 'measured'],
  ])('%f ms after it: %s', (ms, phase) => {
    expect(press(shown, ms).phase).toBe(phase)
  })
  test('between two tries does nothing', () => {
    expect(press(REACTION_START, 200)).toBe(REACTION_START)
    const measured = press(shown, 200)
    expect(press(measured, 200)).toBe(measured)
  })
})

test('a pause breaks a try off, and it begins again', () => {
  expect(breakOff(waiting).phase).toBe('ready')
  expect(breakOff(shown).phase).toBe('ready')
  expect(showSignal(breakOff(waiting)).phase).toBe('ready')
  expect(beginTry(shown)).toBe(shown)
})

test('the wait stays within its limits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999999, noNaN: true }), (value) => {
      const ms = waitMs(() => value)
      expect(ms >= WAIT_MIN_MS && ms <= WAIT_MAX_MS).toBe(true)
    }),
  )
})
