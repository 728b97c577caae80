import type { objections as contract } from 'shared/contract/calls/objections'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { DEFAULT_LANGUAGE } from 'shared/model/languages'
import { misfitOf } from 'shared/rules/practice/objectionable'
import { uuidv7 } from 'uuidv7'
import { scenarioById } from '../db/tables/content/scenarios.ts'
import { evaluationById, evaluationOf } from '../db/tables/evaluations.ts'
import { keepObjection, objectionOf, objectionsAfter, objectionTo } from '../db/tables/objections.ts'
import { lockUser } from '../db/tables/people/users.ts'
import type { Call } from '../http/call.ts'
import { invalid, Refusal } from '../http/failures.ts'
import { momentOf } from './moment.ts'
import { startOf } from './page-start.ts'

/** The caller's objections to findings of their own evaluations. */
export const objections: Handlers<typeof contract, Call> = {
  save: async ({ body: { createdAt, ...body } }, { db, user, now }) => {
    const { id, evaluationId, pointId, isWithdrawn } = body
    // The lock decides which of two simultaneous objections is the last.
    const [person, stored, before] = await Promise.all([
      lockUser(db, user.id),
      evaluationById(db, { userId: user.id, id: evaluationId }),
      objectionTo(db, { userId: user.id, evaluationId, pointId }),
    ])
    if (!person || !stored) throw new Refusal(404, MESSAGES.notFound)
    if (before?.id === id) return objectionOf(before)
    const evaluation = evaluationOf(stored)
    const misfit = misfitOf(evaluation, (await scenarioById(db, stored.scenarioId))?.rubric, body)
    if (misfit) throw invalid([{ path: [misfit], code: 'invalid_value', message: misfit }])
    const row = {
      ...body,
      // A withdrawn objection keeps no text.
      ...(isWithdrawn && { sentence: '', comment: '' }),
      userId: user.id,
      entryId: before?.entryId ?? uuidv7(),
      scenarioId: stored.scenarioId,
      language: evaluation.language ?? DEFAULT_LANGUAGE,
      isWithdrawn: isWithdrawn ? 1 : 0,
      createdAt: momentOf(createdAt, now),
      receivedAt: now,
      handledAt: null,
    }
    await keepObjection(db, row)
    return objectionOf(row)
  },

  history: ({ query }, { db, user, now }) => objectionsAfter(db, user.id, startOf(query), now),
}
