import * as z from 'zod/mini'
import { AdminScenario, ScenarioInput, ScenarioPatch } from '../../../model/content/scenario.ts'
import { Dependents } from '../../../model/dependents.ts'
import { Message } from '../../answer.ts'
import { del, get, patch, post } from '../../endpoint.ts'

/** Scenarios, drafts included. */
export const adminScenarios = {
  list: get('/api/admin/scenarios', { access: 'admin', reply: z.array(AdminScenario) }),
  create: post('/api/admin/scenarios', { access: 'admin', writes: true, body: ScenarioInput, reply: AdminScenario }),
  update: patch('/api/admin/scenarios/{id}', {
    access: 'admin',
    writes: true,
    body: ScenarioPatch,
    reply: AdminScenario,
  }),
  /** Hides the scenario from every list; it can be restored for thirty days. */
  remove: del('/api/admin/scenarios/{id}', { access: 'admin', writes: true, reply: Message }),
  /** The deleted scenarios that can be restored, the last deleted first. */
  deleted: get('/api/admin/scenarios/deleted', { access: 'admin', reply: z.array(AdminScenario) }),
  restore: post('/api/admin/scenarios/{id}/restore', { access: 'admin', writes: true, reply: AdminScenario }),
  dependents: get('/api/admin/scenarios/{id}/dependents', { access: 'admin', reply: Dependents }),
}
