import type { adminScenarios as contract } from 'shared/contract/admin/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import { uuidv7 } from 'uuidv7'
import {
  allScenarios,
  type EditedScenario,
  editedScenario,
  isScenarioDeleted,
  learnersOfScenario,
  saveScenario,
} from '../../db/tables/scenarios.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

const manage = manageContent<EditedScenario>({
  kind: 'scenario',
  trash: 'scenarios',
  all: allScenarios,
  one: editedScenario,
  nameOf: ({ title }) => title.fr,
  isDeleted: isScenarioDeleted,
  save: saveScenario,
  dependents: async (db, id) => ({ learners: await learnersOfScenario(db, id), namedBy: [] }),
})
/** What a scenario can do without is left out where it is null. */
const withoutNulls = <T extends object>(more: T) =>
  Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>
  }

/** `prompt` is the older name of `content`. */
const shown = (scenario: EditedScenario) => ({ ...scenario, prompt: scenario.content })

/** Scenarios (spec 3 §7.5). */
export const adminScenarios: Handlers<typeof contract, Call> = {
  list: async (request, call) => (await manage.list(request, call)).map(shown),
  create: async ({ body: { id = uuidv7(), prompt: _, rubric, modelAnswers, commentary, ...rest } }, call) => {
    const order = ((await allScenarios(call.db)).at(-1)?.order ?? 0) + 1
    const updatedAt = new Date(call.now).toISOString()
    const more = withoutNulls(given({ rubric, modelAnswers, commentary }))
    return shown(await manage.create({ ...rest, ...more, id, order, updatedAt }, call))
  },
  update: async ({ params, body: { base, prompt: _, rubric, modelAnswers, commentary, ...patch } }, call) => {
    const more = given({ rubric, modelAnswers, commentary })
    const change = (scenario: EditedScenario): EditedScenario => {
      const { rubric: r, modelAnswers: m, commentary: c, ...bare } = scenario
      return {
        ...bare,
        ...given(patch),
        ...withoutNulls({ ...given({ rubric: r, modelAnswers: m, commentary: c }), ...more }),
      }
    }
    return shown(await manage.update(params.id, base, change, call))
  },
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: async (request, call) => (await manage.deleted(request, call)).map(shown),
  restore: async ({ params }, call) => shown(await manage.restore(params.id, call)),
  dependents: ({ params }, call) => manage.dependents(params.id, call),
}
