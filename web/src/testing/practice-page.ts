import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { PracticeRun } from '#data/practice-run'
import { makePracticeRun } from './practice'
import { deviceOf, openPage } from './render'

const CLOCKS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] as const

/** A false clock that goes on by itself; IndexedDB is not under it. */
export const useFalseClock = () => vi.useFakeTimers({ toFake: [...CLOCKS], shouldAdvanceTime: true })

/** What was begun on the way ends. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((later) => setImmediate(later))
  })
/** Lets so many seconds pass. A screen sees them at once: let what must be seen in between pass by itself. */
export const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await settle()
}
/** Opens a practice test that is under way on this device. */
export const openRun = async (over: Partial<PracticeRun> = {}, language: 'fr' | 'en' = 'en') => {
  await deviceOf().practiceRuns.add(makePracticeRun({ language, ...over }))
  const page = await openPage('/casper/run/run-1', { language })
  await settle()
  return page
}
