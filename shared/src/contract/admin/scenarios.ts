import * as z from 'zod/mini'
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
  remove: del('/api/admin/scenarios/{id}', { access: 'admin', writes: true, reply: Message }),
}
