import type { adminScenarios as contract } from 'shared/contract/calls/admin/scenarios'
import type { Handlers } from 'shared/contract/endpoint'
import { uuidv7 } from 'uuidv7'
import {
  allScenarios,
  type EditedScenario,
  editedScenario,
  learnersOfScenario,
  saveScenario,
} from '../../db/tables/content/scenarios.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

const manage = manageContent<EditedScenario>({
  kind: 'scenario',
  trash: 'scenarios',
  all: allScenarios,
  one: editedScenario,
  nameOf: ({ title }) => title.fr,
  save: saveScenario,
  dependents: async (db, id) => ({ learners: await learnersOfScenario(db, id), namedBy: [] }),
})
type Spare = 'rubric' | 'modelAnswers' | 'commentary'
type WithNulls = Omit<EditedScenario, Spare> & { [K in Spare]?: EditedScenario[K] | null | undefined }
/** Leaves out optional fields of a scenario that are null. */
const withoutNulls = ({ rubric, modelAnswers, commentary, ...rest }: WithNulls): EditedScenario => ({
  ...rest,
  ...(rubric && { rubric }),
  ...(modelAnswers && { modelAnswers }),
  ...(commentary && { commentary }),
})

/** `prompt` is the older name of `content`. */
const shown = (scenario: EditedScenario) => ({ ...scenario, prompt: scenario.content })

export const adminScenarios: Handlers<typeof contract, Call> = {
  list: async (request, call) => (await manage.list(request, call)).map(shown),
  create: async ({ body: { id = uuidv7(), prompt: _, ...rest } }, call) => {
    const order = ((await allScenarios(call.db)).at(-1)?.order ?? 0) + 1
    const updatedAt = new Date(call.now).toISOString()
    return shown(await manage.create(withoutNulls({ ...rest, id, order, updatedAt }), call))
  },
  update: async ({ params, body: { base, prompt: _, ...patch } }, call) =>
    shown(await manage.update(params.id, base, (now) => withoutNulls({ ...now, ...given(patch) }), call)),
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: async (request, call) => (await manage.deleted(request, call)).map(shown),
  restore: async ({ params }, call) => shown(await manage.restore(params.id, call)),
  dependents: ({ params }, call) => manage.dependents(params.id, call),
}
