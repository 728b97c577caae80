import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import type { OutboxRow } from '#data/outbox/outbox-table'

/** Dispatches an event when something was written that should be sent soon. */
export const outboxChanged = new EventTarget()
export const announceWrite = () => outboxChanged.dispatchEvent(new Event('write'))

type Write = Pick<OutboxRow, 'call' | 'args'> & Partial<Pick<OutboxRow, 'slot' | 'id' | 'seq'>>

/** A row for a write that was never sent. */
export const newRow = (write: Write): Omit<OutboxRow, 'order'> => ({
  id: uuidv7(),
  ...write,
  v: 1,
  writtenAt: Date.now(),
  attempted: 0,
  tries: 0,
  notBefore: 0,
  state: 'waiting',
})

/**
 * Adds a write to the queue and returns its id. Call it inside the transaction that stores the record, so that neither
 * can exist without the other. A waiting write of the same slot that was never sent is replaced, under a new id; one
 * that may have reached the server stays and is sent first.
 */
export async function enqueue(db: SituDb, write: Write): Promise<string> {
  if (write.slot !== undefined) {
    const replaced = await db.outbox
      .where('slot')
      .equals(write.slot)
      .filter((r) => r.state === 'waiting' && r.attempted === 0)
      .primaryKeys()
    await db.outbox.bulkDelete(replaced)
  }
  const row = newRow(write)
  await db.outbox.add(row)
  announceWrite()
  return row.id
}
