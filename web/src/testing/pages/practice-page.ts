import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { PracticeRun } from '#data/practice/practice-run'
import { makePracticeRun } from '../practice'
import { deviceOf, openPage } from '../render'

const CLOCKS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] as const

/** A fake clock that advances by itself; IndexedDB does not use it. */
export const useFalseClock = () => vi.useFakeTimers({ toFake: [...CLOCKS], shouldAdvanceTime: true })

/** Gives work that was started 40 turns of the event loop to finish. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((later) => setImmediate(later))
  })
/**
 * Advances the fake clock by so many seconds at once. Screens are rendered only at the end; to see a moment in between,
 * call it once for each part.
 */
export const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await settle()
}
/** Opens a practice test that is in progress on this device. */
export const openRun = async (over: Partial<PracticeRun> = {}, language: 'fr' | 'en' = 'en') => {
  await deviceOf().practiceRuns.add(makePracticeRun({ language, ...over }))
  const page = await openPage('/casper/run/run-1', { language })
  await settle()
  return page
}
