import { randomInt } from 'node:crypto'
import type { scenarios as contract } from 'shared/contract/calls/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import { trialScenario } from 'shared/rules/practice/trial-scenario'
import { publishedScenarios } from '../db/tables/content/scenarios.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'

/** Published scenarios. `pick` returns a whole number below its argument, each equally likely. */
export const scenarios = (pick: (below: number) => number = randomInt): Handlers<typeof contract, Call> => ({
  list: (_, { db }) => publishedScenarios(db),

  examples: (_, { db }) => publishedScenarios(db),

  random: async (_, { db }) => {
    const all = await publishedScenarios(db)
    const scenario = all.length === 0 ? undefined : all[pick(all.length)]
    if (!scenario) throw new Refusal(404, MESSAGES.notFound)
    return scenario
  },

  trial: async (_, { db }) => {
    const scenario = trialScenario(await publishedScenarios(db))
    if (!scenario) throw new Refusal(404, MESSAGES.notFound)
    return scenario
  },
})
