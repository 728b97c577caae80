import * as z from 'zod/mini'
import { Module } from '../../../model/content/module.ts'
import { ModuleInput, ModulePatch } from '../../../model/content/module-input.ts'
import { Dependents } from '../../../model/dependents.ts'
import { Message } from '../../answer.ts'
import { del, get, patch, post } from '../../endpoint.ts'

/** Bytes: room for a module of many long pages. */
const MODULE_BYTES_MAX = 4 * 1024 * 1024

/** Learning modules, drafts included. */
export const adminModules = {
  list: get('/api/admin/modules', { access: 'admin', reply: z.array(Module) }),
  create: post('/api/admin/modules', {
    access: 'admin',
    writes: true,
    maxBytes: MODULE_BYTES_MAX,
    body: ModuleInput,
    reply: Module,
  }),
  update: patch('/api/admin/modules/{id}', {
    access: 'admin',
    writes: true,
    maxBytes: MODULE_BYTES_MAX,
    body: ModulePatch,
    reply: Module,
  }),
  /** Hides the module from every list; it can be restored for thirty days. */
  remove: del('/api/admin/modules/{id}', { access: 'admin', writes: true, reply: Message }),
  /** The deleted modules that can be restored, the last deleted first. */
  deleted: get('/api/admin/modules/deleted', { access: 'admin', reply: z.array(Module) }),
  restore: post('/api/admin/modules/{id}/restore', { access: 'admin', writes: true, reply: Module }),
  dependents: get('/api/admin/modules/{id}/dependents', { access: 'admin', reply: Dependents }),
}
