import { useSyncExternalStore } from 'react'
import type { QueuePhase } from '#data/outbox-runner'
import { currentRunner } from './workspace'

const subscribe = (listener: () => void) => {
  const runner = currentRunner()
  runner?.addEventListener('phase', listener)
  return () => runner?.removeEventListener('phase', listener)
}

/** What the queue is at: `waiting` after a try that failed, whatever the browser believes of the network. */
export const useQueuePhase = (): QueuePhase => useSyncExternalStore(subscribe, () => currentRunner()?.phase ?? 'idle')
