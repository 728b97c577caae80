import { useEffect, useState } from 'react'
import { useOnline } from '#browser/online'
import { useSyncCounts } from '#data/outbox/sync-status'
import { useQueuePhase } from '#session/workspace/use-queue-phase'

export type SyncState =
  | { kind: 'synced'; at: number | undefined }
  /** Just written, being sent. */
  | { kind: 'saved' }
  | { kind: 'waiting'; count: number; oldest: number; late: boolean }
  | { kind: 'offline'; count: number }
  | { kind: 'attention'; count: number }

/** While online, writes that wait longer than this (milliseconds) show a warning. */
export const LATE_AFTER_MS = 60_000
/** Milliseconds for which an unsent write shows as saved here, unless the queue is waiting to try again. */
const JUST_SAVED_MS = 1500
const TICK_MS = 1000

/** The state shown by the indicator, from the queue and the network; undefined while it loads. */
export function useSyncState(): SyncState | undefined {
  const online = useOnline()
  const counts = useSyncCounts()
  const phase = useQueuePhase()
  const [now, setNow] = useState(Date.now)
  const waits = (counts?.waiting ?? 0) > 0
  useEffect(() => {
    if (!waits) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [waits])
  if (!counts) return undefined
  const { waiting, setAside, oldest = now, syncedAt } = counts
  if (setAside > 0) return { kind: 'attention', count: setAside }
  if (!online) return { kind: 'offline', count: waiting }
  if (waiting === 0) return { kind: 'synced', at: syncedAt }
  if (phase !== 'waiting' && now - oldest < JUST_SAVED_MS) return { kind: 'saved' }
  return { kind: 'waiting', count: waiting, oldest, late: now - oldest > LATE_AFTER_MS }
}
