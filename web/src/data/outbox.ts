import type { QueuedName } from 'shared/contract/queued'
import { uuidv7 } from 'uuidv7'
import type { OutboxRow, SituDb } from './db'

/** Hears that something was written and should be sent soon. */
export const outboxChanged = new EventTarget()
export const announceWrite = () => outboxChanged.dispatchEvent(new Event('write'))

type Write = { call: QueuedName; args: OutboxRow['args']; slot?: string; id?: string; seq?: number }

/**
 * Puts a write into the queue. Call it inside the transaction that stores the record itself, so that neither can exist without the other.
 * A waiting write of the same slot that was never sent is replaced, under a new id; one that may have reached the server stays and goes first.
 */
export async function enqueue(db: SituDb, { call, args, slot, id = uuidv7(), seq }: Write): Promise<string> {
  if (slot !== undefined) {
    const replaced = await db.outbox
      .where('slot')
      .equals(slot)
      .filter((r) => r.state === 'waiting' && r.attempted === 0)
      .primaryKeys()
    await db.outbox.bulkDelete(replaced)
  }
  await db.outbox.add({
    id,
    call,
    args,
    ...(slot === undefined ? {} : { slot }),
    ...(seq === undefined ? {} : { seq }),
    v: 1,
    writtenAt: Date.now(),
    attempted: 0,
    tries: 0,
    notBefore: 0,
    state: 'waiting',
  })
  announceWrite()
  return id
}
