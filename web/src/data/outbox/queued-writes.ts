import { msg } from '@lingui/core/macro'
import type { QueuedName } from 'shared/contract/queued'
import { contactSend } from '#data/account/contact'
import { profileUpdate } from '#data/account/profile'
import type { SituDb } from '#data/db/db'
import type { TableName } from '#data/db/tables'
import { invalidate } from '#data/http/reader'
import { evaluationSubmit } from '#data/practice/evaluations'
import { objectionSave } from '#data/practice/objections'
import { modulePageSave, moduleProgressReset, moduleProgressSave } from '#data/progress/module-states'
import { quizSubmit } from '#data/quizzes/attempts'
import { typingSave } from '#data/typing/typing-sessions'
import type { OutboxRow } from './outbox-table'
import type { QueuedWrite } from './queued-write'

const activity = { name: msg`Activity` }

/** Every write that can be queued, by the name of its call. A name without its write is a type error. */
const WRITES: { readonly [N in QueuedName]: QueuedWrite<N> } = {
  'profile.update': profileUpdate,
  'progress.saveSummary': activity,
  'progress.record': activity,
  'modules.saveProgress': moduleProgressSave,
  'modules.resetProgress': moduleProgressReset,
  'modules.savePage': modulePageSave,
  'quizzes.submit': quizSubmit,
  'evaluations.submit': evaluationSubmit,
  'objections.save': objectionSave,
  'typing.save': typingSave,
  'contact.send': contactSend,
}
const writes: readonly QueuedWrite<QueuedName>[] = Object.values(WRITES)

/** What a waiting write is, in the learner's words. */
export const nameOfWrite = (call: QueuedName) => WRITES[call].name

/** The tables that store the records of writes under the ids of their bodies. */
export const RECORD_TABLES = writes.flatMap(({ record }) => record ?? [])

/** Every table that a reply can change. */
export const REPLY_TABLES: readonly TableName[] = [...new Set(writes.flatMap(({ tables = [] }) => tables))]

const oldNow = ({ stale = [] }: QueuedWrite<QueuedName>) => {
  for (const prefix of stale) invalidate(prefix)
}

/** Applies the reply to an accepted write. Call it in the transaction that deletes its row. */
export async function applyReply(db: SituDb, row: OutboxRow, reply: unknown) {
  const write = WRITES[row.call] as QueuedWrite<QueuedName>
  await write.apply?.(db, row, reply as never)
  oldNow(write)
}

/** Whether the write has a rule for the time when the plan's allowance is used up. */
export const hasLimit = (call: QueuedName) => WRITES[call].limit !== undefined

/**
 * Applies the plan's limit: the refused record stays on the device, and another request would not change that. Call it
 * like `applyReply`.
 */
export async function applyPlanLimit(db: SituDb, row: OutboxRow, until: string) {
  const write = WRITES[row.call]
  await write.limit?.(db, row, until)
  oldNow(write as QueuedWrite<QueuedName>)
}
