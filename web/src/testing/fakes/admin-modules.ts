import type { adminModules as contract } from 'shared/contract/admin/modules'
import type { Handlers } from 'shared/contract/endpoint'
import type { Module, ModulePage } from 'shared/model/module'
import type { ModulePageInput } from 'shared/model/module-input'
import { uuidv7 } from 'uuidv7'
import type { Caller } from '../caller'
import { found } from '../refusal'
import { world } from '../world'

const moduleOf = (id: string) => found(world.modules.find((module) => module.id === id))
const pagesOf = (pages: ModulePageInput[]): ModulePage[] => pages.map(({ id = uuidv7(), ...page }) => ({ ...page, id }))
const now = () => new Date().toISOString()

export const adminModules: Handlers<typeof contract, Caller> = {
  list: () => world.modules,

  create: ({ body }) => {
    const { id = uuidv7(), order = world.modules.length + 1, ...rest } = body
    const pages = pagesOf(body.pages)
    const module: Module = { ...rest, id, order, pages, pageCount: pages.length, updatedAt: now() }
    world.modules.push(module)
    return module
  },

  update: ({ params, body }) => {
    const module = moduleOf(params.id)
    const { pages, ...rest } = body
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    Object.assign(module, given, { updatedAt: now() })
    if (pages) Object.assign(module, { pages: pagesOf(pages), pageCount: pages.length })
    return module
  },

  remove: ({ params }) => {
    world.modules.splice(world.modules.indexOf(moduleOf(params.id)), 1)
    return { message: 'Deleted' }
  },
}
