import type { adminModules as contract } from 'shared/contract/admin/modules'
import type { Handlers } from 'shared/contract/endpoint'
import type { Module, ModulePage } from 'shared/model/module'
import type { ModulePageInput } from 'shared/model/module-input'
import { uuidv7 } from 'uuidv7'
import { cleanHtml } from '../../content/clean-html.ts'
import {
  allModules,
  isModuleDeleted,
  learnersOfModule,
  moduleById,
  type NewModule,
  saveModule,
} from '../../db/tables/modules.ts'
import { allScenarios } from '../../db/tables/scenarios.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

const clean = ({ fr, en }: Module['content']) => ({ fr: cleanHtml(fr), en: cleanHtml(en) })
const pagesOf = (pages: readonly ModulePageInput[]): ModulePage[] =>
  pages.map(({ id = uuidv7(), content, ...page }) => ({ ...page, id, content: clean(content) }))

const manage = manageContent<Module>({
  kind: 'module',
  trash: 'modules',
  all: allModules,
  one: moduleById,
  nameOf: ({ title }) => title.fr,
  isDeleted: isModuleDeleted,
  save: (db, { updatedAt: _, ...module }, now) => saveModule(db, module satisfies NewModule, now),
  dependents: async (db, id) => ({
    learners: await learnersOfModule(db, id),
    namedBy: (await allScenarios(db))
      .filter(({ courseId }) => courseId === id)
      .map((scenario) => ({ kind: 'scenario', id: scenario.id, title: scenario.title })),
  }),
})

/** Learning modules (spec 3 §7.2); what a page holds is cleaned when it is written. */
export const adminModules: Handlers<typeof contract, Call> = {
  list: manage.list,
  create: async ({ body: { id = uuidv7(), order, pages, content, ...rest } }, call) => {
    const last = (await allModules(call.db)).at(-1)?.order ?? 0
    const made = pagesOf(pages)
    const module = {
      ...rest,
      id,
      order: order ?? last + 1,
      content: clean(content),
      pages: made,
      pageCount: made.length,
    }
    return manage.create({ ...module, updatedAt: new Date(call.now).toISOString() }, call)
  },
  update: ({ params, body: { base, ...patch } }, call) =>
    manage.update(
      params.id,
      base,
      (module) => {
        const { pages, content, ...rest } = given(patch)
        const made = pages && pagesOf(pages)
        return {
          ...module,
          ...rest,
          ...(content && { content: clean(content) }),
          ...(made && { pages: made, pageCount: made.length }),
        }
      },
      call,
    ),
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: manage.deleted,
  restore: ({ params }, call) => manage.restore(params.id, call),
  dependents: ({ params }, call) => manage.dependents(params.id, call),
}
