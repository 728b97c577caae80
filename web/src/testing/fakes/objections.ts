import type { adminObjections as adminContract } from 'shared/contract/calls/admin/objections'
import type { objections as contract } from 'shared/contract/calls/objections'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { type AdminObjection, OBJECTIONS_PAGE, OBJECTIONS_SHOWN, type Objection } from 'shared/model/objection'
import { groupBy } from 'shared/rules/group-by'
import { misfitOf } from 'shared/rules/practice/objectionable'
import type { Caller } from '../caller'
import { found, Refusal } from '../refusal'
import { world } from '../world'
import { audit } from './admin/content'
import type { FakeObjection } from './fake-objection'
import { pageOf } from './page-of'

const mine = (userId: string): FakeObjection[] => {
  world.objections[userId] ??= []
  return world.objections[userId]
}
const told = ({ entryId: _, scenarioId: __, language: ___, isHandled: ____, ...objection }: FakeObjection): Objection =>
  objection

export const objections: Handlers<typeof contract, Caller> = {
  save: ({ body }, { me: { user } }) => {
    const { id, evaluationId, pointId, kind, isWithdrawn } = body
    const evaluation = found(world.evaluations[user.id]?.find((one) => one.id === evaluationId))
    const all = mine(user.id)
    const at = all.findIndex((one) => one.evaluationId === evaluationId && one.pointId === pointId)
    const before = all[at]
    if (before?.id === id) return told(before)
    const misfit = misfitOf(evaluation, world.scenarios.find((one) => one.id === evaluation.scenarioId)?.rubric, body)
    if (misfit) throw new Refusal(422, { error: MESSAGES.invalid, issues: [{ path: [misfit], code: 'invalid_value' }] })
    if (before) all.splice(at, 1)
    const now = Date.now()
    const made: FakeObjection = {
      id,
      evaluationId,
      pointId,
      kind,
      sentence: isWithdrawn ? '' : body.sentence,
      comment: isWithdrawn ? '' : body.comment,
      isWithdrawn,
      createdAt: new Date(Math.min(now, body.createdAt ? Date.parse(body.createdAt) : now)).toISOString(),
      entryId: before?.entryId ?? `entry-${user.id}-${evaluationId}-${pointId}`,
      scenarioId: evaluation.scenarioId,
      language: evaluation.language ?? 'fr',
      isHandled: false,
    }
    all.push(made)
    return told(made)
  },

  history: ({ query }, { me }) => {
    const { page, ...rest } = pageOf(mine(me.user.id), OBJECTIONS_PAGE, query.after)
    return { objections: page.map(told), ...rest }
  },
}

const standing = () =>
  Object.values(world.objections)
    .flat()
    .filter(({ isWithdrawn }) => !isWithdrawn)
const shown = ({ entryId, ...all }: FakeObjection): AdminObjection => ({ ...all, id: entryId })

export const adminObjections: Handlers<typeof adminContract, Caller> = {
  counts: () => {
    const open = standing().filter(({ isHandled }) => !isHandled)
    return [...groupBy(open, ({ scenarioId }) => scenarioId)].map(([scenarioId, all]) => ({
      scenarioId,
      open: all.length,
    }))
  },

  ofScenario: ({ params: { id } }) => {
    found(world.scenarios.find((one) => one.id === id))
    const all = standing().filter(({ scenarioId }) => scenarioId === id)
    return { objections: all.toReversed().slice(0, OBJECTIONS_SHOWN).map(shown), total: all.length }
  },

  handle: ({ params: { id }, body: { isHandled } }, caller) => {
    const objection = found(standing().find(({ entryId }) => entryId === id))
    objection.isHandled = isHandled
    const { scenarioId } = objection
    const subject = world.scenarios.find((one) => one.id === scenarioId)?.title.fr ?? scenarioId
    audit(caller, { action: isHandled ? 'handled' : 'reopened', kind: 'objection', subjectId: id, subject })
    return shown(objection)
  },
}
