import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { PracticeRun } from '#data/practice/practice-run'
import { makePracticeRun } from '../practice'
import { deviceOf, openPage } from '../render'

const CLOCKS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] as const

/** A fake clock that advances by itself; IndexedDB does not use it. */
export const useFalseClock = () => vi.useFakeTimers({ toFake: [...CLOCKS], shouldAdvanceTime: true })

/** Waits for the work that was started. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((later) => setImmediate(later))
  })
/** Lets so many seconds pass at once. Screens see only the result: for anything in between, pass it separately. */
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
