import * as z from 'zod/mini'
import { Scenario } from '../../model/content/scenario.ts'
import { get } from '../endpoint.ts'

/** Published scenarios. */
export const scenarios = {
  list: get('/api/scenarios', { reply: z.array(Scenario) }),
  random: get('/api/scenarios/random', { reply: Scenario }),
}
