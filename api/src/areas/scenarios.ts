import { randomInt } from 'node:crypto'
import type { Handlers } from 'shared/contract/endpoint'
import { MESSAGES } from 'shared/contract/messages'
import type { scenarios as contract } from 'shared/contract/scenarios'
import { publishedScenarios } from '../db/tables/scenarios.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/failures.ts'

/** Published scenarios (spec 2 §7). `pick` gives a whole number below its argument, each as likely as another. */
export const scenarios = (pick: (below: number) => number = randomInt): Handlers<typeof contract, Call> => ({
  list: (_, { db }) => publishedScenarios(db),

  random: async (_, { db }) => {
    const all = await publishedScenarios(db)
    const scenario = all.length === 0 ? undefined : all[pick(all.length)]
    if (!scenario) throw new Refusal(404, MESSAGES.notFound)
    return scenario
  },
})
