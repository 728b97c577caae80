import { msg } from '@lingui/core/macro'
import type { Objection } from 'shared/model/objection'
import { uuidv7 } from 'uuidv7'
import type { SituDb } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { enqueue } from '#data/outbox/outbox'
import type { QueuedWrite } from '#data/outbox/queued-write'
import type { StoredObjection } from '#data/practice/practice-tables'

type Place = Pick<Objection, 'evaluationId' | 'pointId'>
const slotOf = ({ evaluationId, pointId }: Place) => `objection/${evaluationId}/${pointId}`
const stored = (objection: Objection): StoredObjection => ({
  ...objection,
  writtenAt: Date.parse(objection.createdAt),
})

/** The learner's objections to an evaluation by point, without the withdrawn ones; undefined while they load. */
export const useObjections = (evaluationId: string): ReadonlyMap<string, StoredObjection> | undefined =>
  useQuery(
    async (db) => {
      const all = await db.objections.where('evaluationId').equals(evaluationId).toArray()
      return new Map(all.filter(({ isWithdrawn }) => !isWithdrawn).map((one) => [one.pointId, one]))
    },
    [evaluationId],
  )

/** Stores the objection in place of an earlier one to the same point, with its queued write, in one transaction. */
async function keep(db: SituDb, objection: Objection) {
  await db.transaction('rw', [db.objections, db.outbox], async () => {
    await db.objections.put(stored(objection))
    const { id } = objection
    await enqueue(db, { id, call: 'objections.save', slot: slotOf(objection), args: { body: { ...objection } } })
  })
}

/** Objects to a point of an evaluation, or changes the objection. */
export const objectTo = (db: SituDb, said: Omit<Objection, 'id' | 'createdAt' | 'isWithdrawn'>, now: number) =>
  keep(db, { ...said, id: uuidv7(), createdAt: new Date(now).toISOString(), isWithdrawn: false })

/** Withdraws an objection, here and on the server. */
export const withdrawObjection = (db: SituDb, { evaluationId, pointId, kind }: Objection, now: number) =>
  keep(db, {
    evaluationId,
    pointId,
    kind,
    sentence: '',
    comment: '',
    id: uuidv7(),
    createdAt: new Date(now).toISOString(),
    isWithdrawn: true,
  })

/**
 * Stores objections that the server has received. Where a write about the same point still waits on this device, the
 * device's version is kept, because it is later. Call it in a transaction on `objections` and `outbox`. Returns how
 * many objections changed.
 */
export async function keepServerObjections(db: SituDb, received: readonly Objection[]) {
  let changed = 0
  for (const objection of received) {
    const own = db.outbox.where('slot').equals(slotOf(objection))
    if ((await own.filter(({ state }) => state === 'waiting').count()) > 0) continue
    const here = await db.objections.get([objection.evaluationId, objection.pointId])
    if (here?.id === objection.id) continue
    await db.objections.put(stored(objection))
    changed++
  }
  return changed
}

/**
 * Removes the queued objections to an evaluation that stays on this device: the server does not have the evaluation to
 * which they belong.
 */
export const forgetWaitingObjections = (db: SituDb, evaluationId: string) =>
  db.outbox
    .where('slot')
    .startsWith(slotOf({ evaluationId, pointId: '' }))
    .delete()

export const objectionSave: QueuedWrite<'objections.save'> = { name: msg`Objection to an evaluation` }
