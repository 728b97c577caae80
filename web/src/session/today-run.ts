import { useSyncExternalStore } from 'react'
import { rememberedInTab, rememberInTab } from '#browser/tab-memory'

const NAME = 'situ.today-run'

/** The state of a learner who does the sessions of a day one after the other in this tab. */
export interface TodayRun {
  /** `YYYY-MM-DD`. */
  day: string
  userId: string
  /** Index of the current session. */
  place: number
}

const isRun = (value: unknown): value is TodayRun =>
  typeof value === 'object' && value !== null && 'day' in value && 'userId' in value && 'place' in value

let run: TodayRun | undefined
let isRead = false
const listeners = new Set<() => void>()
function current() {
  if (!isRead) {
    const kept = rememberedInTab(NAME)
    run = isRun(kept) ? kept : undefined
    isRead = true
  }
  return run
}

/** Starts the run, moves it to another session or, with undefined, ends it; its state survives a reload. */
export function goThroughToday(next: TodayRun | undefined) {
  run = next
  isRead = true
  rememberInTab(NAME, next)
  for (const listener of listeners) listener()
}

export const useTodayRun = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
