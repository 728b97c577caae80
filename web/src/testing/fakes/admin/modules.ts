import type { adminModules as contract } from 'shared/contract/calls/admin/modules'
import type { Handlers } from 'shared/contract/endpoint'
import type { Module } from 'shared/model/content/module'
import type { ModulePageInput } from 'shared/model/content/module-input'
import { type GivenPage, withFigures } from 'shared/rules/page-figures'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../../caller'
import { world } from '../../world'
import { given, later, manage } from './content'

const pagesOf = (pages: readonly ModulePageInput[]): GivenPage[] =>
  pages.map(({ id = uuidv7(), ...page }) => ({ ...page, id }))
const modules = manage<Module>(
  'module',
  () => world.modules,
  () => world.trash.modules,
)

export const adminModules: Handlers<typeof contract, Caller> = {
  list: () => world.modules,
  create: ({ body: { id = uuidv7(), order = world.modules.length + 1, ...rest } }, caller) => {
    const pages = withFigures(pagesOf(rest.pages), [])
    return modules.create({ ...rest, id, order, pages, pageCount: pages.length, updatedAt: later() }, caller)
  },
  update: ({ params, body: { base, ...patch } }, caller) =>
    modules.update(
      params.id,
      base,
      (module) => {
        const { pages, ...rest } = given(patch)
        const made = pages && withFigures(pagesOf(pages), module.pages)
        return { ...module, ...rest, ...(made && { pages: made, pageCount: made.length }) }
      },
      caller,
    ),
  remove: ({ params }, caller) => modules.remove(params.id, caller),
  deleted: () => modules.deleted(),
  restore: ({ params }, caller) => modules.restore(params.id, caller),
  dependents: ({ params }) => {
    const { id } = modules.present(params.id)
    return {
      learners: Object.values(world.states).filter((states) => id in states).length,
      namedBy: world.scenarios
        .filter(({ courseId }) => courseId === id)
        .map((scenario) => ({ kind: 'scenario' as const, id: scenario.id, title: scenario.title })),
    }
  },
}
