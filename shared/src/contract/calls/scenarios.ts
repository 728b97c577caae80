import * as z from 'zod/mini'
import { Scenario } from '../../model/content/scenario.ts'
import { ListedScenario, ScenarioExamples } from '../../model/content/scenario-examples.ts'
import { get } from '../endpoint.ts'

/** A scenario without the answers that are shown after an attempt. */
const Unanswered = z.omit(Scenario, { modelAnswers: true, commentary: true })

/** Published scenarios. */
export const scenarios = {
  list: get('/api/scenarios', { reply: z.array(ListedScenario) }),
  /** What the evaluator needs besides, for all scenarios of the list. */
  examples: get('/api/scenarios/examples', { reply: z.array(ScenarioExamples) }),
  random: get('/api/scenarios/random', { reply: ListedScenario }),
  /** The scenario that a visitor may answer before registering. */
  trial: get('/api/scenarios/trial', {
    access: 'public',
    limits: [{ by: 'network', max: 300, seconds: 60 }],
    reply: Unanswered,
  }),
}
