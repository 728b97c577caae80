import * as z from 'zod/mini'
import { Flag } from '../../../model/content/flag.ts'
import { AdminObjection, ObjectionCount, ScenarioObjections } from '../../../model/objection.ts'
import { get, patch } from '../../endpoint.ts'

/** Learners' objections to evaluations, by scenario, without the learners. */
export const adminObjections = {
  counts: get('/api/admin/objections', { access: 'admin', reply: z.array(ObjectionCount) }),
  ofScenario: get('/api/admin/scenarios/{id}/objections', { access: 'admin', reply: ScenarioObjections }),
  handle: patch('/api/admin/objections/{id}', {
    access: 'admin',
    writes: true,
    body: z.object({ isHandled: Flag }),
    reply: AdminObjection,
  }),
}
