import type { scenarios as contract } from 'shared/contract/calls/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import { trialScenario } from 'shared/rules/practice/trial-scenario'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const published = () => world.scenarios.filter(({ isPublished }) => isPublished).sort((a, b) => a.order - b.order)
let asked = 0

export const scenarios: Handlers<typeof contract, Caller> = {
  list: () => published(),
  examples: () => published(),
  /** The scenarios in turn, so that a test knows which one comes. */
  random: () => found(published()[asked++ % Math.max(1, published().length)]),
  trial: () => {
    const { modelAnswers: _, commentary: __, ...scenario } = found(trialScenario(published()))
    return scenario
  },
}
