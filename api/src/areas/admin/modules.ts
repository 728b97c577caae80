import type { adminModules as contract } from 'shared/contract/calls/admin/modules'
import type { Handlers } from 'shared/contract/endpoint'
import type { Module } from 'shared/model/content/module'
import type { ModulePageInput } from 'shared/model/content/module-input'
import { byLanguage } from 'shared/model/languages'
import { type GivenPage, withFigures } from 'shared/rules/page-figures'
import { uuidv7 } from 'uuidv7'
import {
  allModules,
  learnersOfModule,
  moduleById,
  type NewModule,
  saveModule,
} from '../../db/tables/content/modules.ts'
import { allScenarios } from '../../db/tables/content/scenarios.ts'
import { type Before, beforeWrite } from '../../http/before-write.ts'
import type { Call } from '../../http/call.ts'
import { given, manageContent } from './manage-content.ts'

type Turn = Before['turn']
async function cleanText(content: Module['content'], turn: Turn) {
  // The sanitizer is loaded with the first module that is saved, because most servers save none.
  const { cleanHtml } = await import('../../content/clean-html.ts')
  return turn(() => byLanguage((language) => cleanHtml(content[language])))
}
/** Pages with sanitized text. Hundreds of them take long, so each one has a turn of its own. */
async function pagesOf(given: readonly ModulePageInput[], turn: Turn) {
  const pageOf = async ({ id = uuidv7(), content, ...page }: ModulePageInput): Promise<GivenPage> => ({
    ...page,
    id,
    content: await cleanText(content, turn),
  })
  const pages = await Promise.all(given.map(pageOf))
  return { pages, pageCount: pages.length }
}

const manage = manageContent<Module>({
  kind: 'module',
  trash: 'modules',
  all: allModules,
  one: moduleById,
  nameOf: ({ title }) => title.fr,
  save: (db, { updatedAt: _, ...module }, now) => saveModule(db, module satisfies NewModule, now),
  dependents: async (db, id) => ({
    learners: await learnersOfModule(db, id),
    namedBy: (await allScenarios(db))
      .filter(({ courseId }) => courseId === id)
      .map((scenario) => ({ kind: 'scenario', id: scenario.id, title: scenario.title })),
  }),
})

/** Learning modules; the content of pages is sanitized when it is saved. */
export const adminModules: Handlers<typeof contract, Call> = {
  list: manage.list,
  create: beforeWrite(
    async ({ body: { content, pages } }, { turn }) => ({
      content: await cleanText(content, turn),
      ...(await pagesOf(pages, turn)),
    }),
    async ({ body: { id = uuidv7(), order, ...rest } }, call, { pages, ...clean }) => {
      const last = (await allModules(call.db)).at(-1)?.order ?? 0
      const updatedAt = new Date(call.now).toISOString()
      return manage.create(
        { ...rest, ...clean, pages: withFigures(pages, []), id, order: order ?? last + 1, updatedAt },
        call,
      )
    },
  ),
  update: beforeWrite(
    async ({ body: { content, pages } }, { turn }) => ({
      ...(content && { content: await cleanText(content, turn) }),
      ...(pages && (await pagesOf(pages, turn))),
    }),
    ({ params, body: { base, content: _, pages: __, ...patch } }, call, { pages, ...clean }) =>
      manage.update(
        params.id,
        base,
        (module) => ({
          ...module,
          ...given(patch),
          ...clean,
          ...(pages && { pages: withFigures(pages, module.pages) }),
        }),
        call,
      ),
  ),
  remove: ({ params }, call) => manage.remove(params.id, call),
  deleted: manage.deleted,
  restore: ({ params }, call) => manage.restore(params.id, call),
  dependents: ({ params }, call) => manage.dependents(params.id, call),
}
