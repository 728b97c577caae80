import { useSyncExternalStore } from 'react'
import type { QueuePhase } from '#data/outbox/outbox-runner'
import { currentRunner } from './workspace'

const subscribe = (listener: () => void) => {
  const runner = currentRunner()
  runner?.addEventListener('phase', listener)
  return () => runner?.removeEventListener('phase', listener)
}

/**
 * The state of the queue: `waiting` until the next try after a failed one, or while another tab sends, whatever the
 * browser reports of the network.
 */
export const useQueuePhase = (): QueuePhase => useSyncExternalStore(subscribe, () => currentRunner()?.phase ?? 'idle')
