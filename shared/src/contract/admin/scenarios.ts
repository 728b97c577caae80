import * as z from 'zod/mini'
import { Dependents } from '../../model/dependents.ts'
import { AdminScenario, ScenarioInput, ScenarioPatch } from '../../model/scenario.ts'
import { Message } from '../answer.ts'
import { del, get, patch, post } from '../endpoint.ts'

/** Scenarios, drafts included (spec 3 §7.3, §7.5). */
export const adminScenarios = {
  list: get('/api/admin/scenarios', { access: 'admin', reply: z.array(AdminScenario) }),
  create: post('/api/admin/scenarios', { access: 'admin', writes: true, body: ScenarioInput, reply: AdminScenario }),
  update: patch('/api/admin/scenarios/{id}', {
    access: 'admin',
    writes: true,
    body: ScenarioPatch,
    reply: AdminScenario,
  }),
  /** Taken out of every list; it can be brought back for thirty days. */
  remove: del('/api/admin/scenarios/{id}', { access: 'admin', writes: true, reply: Message }),
  /** What was deleted and can be brought back, the last first. */
  deleted: get('/api/admin/scenarios/deleted', { access: 'admin', reply: z.array(AdminScenario) }),
  restore: post('/api/admin/scenarios/{id}/restore', { access: 'admin', writes: true, reply: AdminScenario }),
  dependents: get('/api/admin/scenarios/{id}/dependents', { access: 'admin', reply: Dependents }),
}
