import * as z from 'zod/mini'
import { Module } from '../../model/module.ts'
import { ModuleInput, ModulePatch } from '../../model/module-input.ts'
import { Message } from '../answer.ts'
import { del, get, patch, post } from '../endpoint.ts'

/** A module of many long pages. */
const MODULE_BYTES_MAX = 4 * 1024 * 1024

/** Learning modules, drafts included (spec 3 §7.2). */
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
  remove: del('/api/admin/modules/{id}', { access: 'admin', writes: true, reply: Message }),
}
