import type { MessageDescriptor } from '@lingui/core'
import type { Reply } from 'shared/contract/endpoint'
import type { Queued, QueuedName } from 'shared/contract/queued'
import type { SituDb } from '#data/db/db'
import type { TableName } from '#data/db/tables'
import type { OutboxRow } from './outbox-table'

/** The declaration of a write that can wait for the server. */
export interface QueuedWrite<N extends QueuedName> {
  /** What the write is, in the learner's words. */
  name: MessageDescriptor
  /**
   * The table that stores its record under the id of its body: if the record is on the device, the write was made or
   * received here.
   */
  record?: TableName
  /** Tables that `apply` and `limit` change, beside the queue. */
  tables?: readonly TableName[]
  /** Changes the device's data by the reply, in the transaction that removes the write from the queue. */
  apply?: (db: SituDb, row: OutboxRow, reply: Reply<Queued[N]>) => unknown
  /** Changes the device's data where the plan's allowance is used up until a time; in the same transaction. */
  limit?: (db: SituDb, row: OutboxRow, until: string) => Promise<unknown>
  /** Path prefixes of the stored replies that are out of date afterwards. */
  stale?: readonly string[]
}
