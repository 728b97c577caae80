import type { adminObjections as contract } from 'shared/contract/calls/admin/objections'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { scenarioById } from '../../db/tables/content/scenarios.ts'
import { handleObjection, objectionsOfScenario, openObjections } from '../../db/tables/objections.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/failures.ts'
import { audit } from './audit.ts'

/** Learners' objections to evaluations. */
export const adminObjections: Handlers<typeof contract, Call> = {
  counts: (_, { db }) => openObjections(db),

  ofScenario: async ({ params: { id } }, { db }) => {
    if (!(await scenarioById(db, id))) throw new Refusal(404, MESSAGES.notFound)
    return objectionsOfScenario(db, id)
  },

  handle: async ({ params: { id }, body: { isHandled } }, call) => {
    const handled = await handleObjection(call.db, id, isHandled ? call.now : null)
    if (!handled) throw new Refusal(404, MESSAGES.notFound)
    const { objection, scenarioId } = handled
    const scenario = await scenarioById(call.db, scenarioId)
    const subject = scenario?.title.fr ?? scenarioId
    await audit(call, { action: isHandled ? 'handled' : 'reopened', kind: 'objection', subjectId: id, subject })
    return objection
  },
}
