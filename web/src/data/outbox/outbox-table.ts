import type { QueuedName } from 'shared/contract/queued'
import { keyed } from '#data/db/table'

/**
 * One write that the server does not have yet. It stores the call and its arguments; headers are added when it is sent.
 */
export interface OutboxRow {
  order: number
  /** UUIDv7, the idempotency key; for an activity, the activity's id. */
  id: string
  call: QueuedName
  args: { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown }
  /** A later write with the same slot replaces this one, as long as it was never sent. */
  slot?: string
  /** Only for activities: the place in the device's order. */
  seq?: number
  /** Version of the shape of `args`; readers must support every older one. */
  v: 1
  writtenAt: number
  attempted: 0 | 1
  tries: number
  notBefore: number
  state: 'waiting' | 'set-aside'
  lastError?: { status: number; message: string; at: number }
}
/** A backup stores waiting writes in another form, because places in the order belong to one device. */
export const outbox = keyed<OutboxRow, number, Omit<OutboxRow, 'order'>>()({
  indexes: { 1: '++order, &id, slot, state, seq' },
  backup: 'never',
})
