import type { adminScenarios as contract } from 'shared/contract/calls/admin/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import type { Scenario } from 'shared/model/content/scenario'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { given, later, manage } from './content'

type Edited = Scenario & { updatedAt: string }
/** The scenarios of the fake world; those without an `updatedAt` get a fixed one first. */
const stamped = () => {
  for (const scenario of world.scenarios as Edited[]) scenario.updatedAt ??= '2026-01-01T00:00:00.000Z'
  return world.scenarios as Edited[]
}
const scenarios = manage<Edited>('scenario', stamped, () => world.trash.scenarios as Edited[])
const shown = (scenario: Edited) => ({ ...scenario, prompt: scenario.content })

/** Leaves out optional fields of a scenario that are null. */
function withoutNulls(scenario: object): Edited {
  const without = { ...scenario } as Record<string, unknown>
  for (const name of ['rubric', 'modelAnswers', 'commentary']) if (without[name] === null) delete without[name]
  return without as unknown as Edited
}

export const adminScenarios: Handlers<typeof contract, Caller> = {
  list: () => stamped().map(shown),
  create: ({ body: { id = uuidv7(), prompt: _, rubric, modelAnswers, commentary, ...rest } }, caller) => {
    const order = world.scenarios.length + 1
    const made = { ...rest, ...given({ rubric, modelAnswers, commentary }), id, order, updatedAt: later() }
    return shown(scenarios.create(withoutNulls(made), caller))
  },
  update: ({ params, body: { base, prompt: _, ...patch } }, caller) =>
    shown(scenarios.update(params.id, base, (scenario) => withoutNulls({ ...scenario, ...given(patch) }), caller)),
  remove: ({ params }, caller) => scenarios.remove(params.id, caller),
  deleted: () => scenarios.deleted().map(shown),
  restore: ({ params }, caller) => shown(scenarios.restore(params.id, caller)),
  dependents: ({ params }) => {
    const { id } = scenarios.present(params.id)
    const answered = Object.values(world.evaluations).filter((all) => all.some(({ scenarioId }) => scenarioId === id))
    return { learners: answered.length, namedBy: [] }
  },
}
