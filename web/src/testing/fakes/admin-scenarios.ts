import type { adminScenarios as contract } from 'shared/contract/admin/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import type { Scenario, ScenarioPatch } from 'shared/model/scenario'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const scenarioOf = (id: string) => found(world.scenarios.find((scenario) => scenario.id === id))
const shown = (scenario: Scenario) => ({ ...scenario, prompt: scenario.content })
/** What was given, without the older name of `content`. */
const given = ({ prompt: _, ...rest }: ScenarioPatch) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))

export const adminScenarios: Handlers<typeof contract, Caller> = {
  list: () => world.scenarios.map(shown),

  create: ({ body }) => {
    const { id = uuidv7(), prompt: _, rubric, modelAnswers, commentary, ...rest } = body
    const more = { ...(rubric && { rubric }), ...(modelAnswers && { modelAnswers }), ...(commentary && { commentary }) }
    const scenario: Scenario = { ...rest, ...more, id, order: world.scenarios.length + 1 }
    world.scenarios.push(scenario)
    return shown(scenario)
  },

  update: ({ params, body }) => shown(Object.assign(scenarioOf(params.id), given(body))),

  remove: ({ params }) => {
    world.scenarios.splice(world.scenarios.indexOf(scenarioOf(params.id)), 1)
    return { message: 'Deleted' }
  },
}
