import * as z from 'zod/mini'
import { Module, ModuleCard } from '../../model/content/module.ts'
import {
  ModuleProgress,
  ModuleProgressInput,
  ModuleProgressRow,
  PageProgress,
  PageProgressInput,
  ResetQuery,
} from '../../model/module-progress.ts'
import { del, get, post } from '../endpoint.ts'

/** Learning modules and each learner's place in them. */
export const modules = {
  list: get('/api/modules', { reply: z.array(ModuleCard) }),
  one: get('/api/modules/{id}', { reply: Module }),
  progress: get('/api/module-progress/{id}', { reply: ModuleProgressRow }),
  saveProgress: post('/api/module-progress/{id}', {
    queued: true,
    answerKeptDays: 30,
    writes: true,
    body: ModuleProgressInput,
    reply: ModuleProgressRow,
  }),
  /**
   * Resets the module by a new epoch: `epoch`, or the stored one plus one if it is left out. An epoch that is not
   * higher than the stored one changes nothing.
   */
  resetProgress: del('/api/module-progress/{id}', {
    queued: true,
    writes: true,
    query: ResetQuery,
    reply: ModuleProgressRow,
  }),
  savePage: post('/api/user-progress/{moduleId}/{pageId}', {
    queued: true,
    answerKeptDays: 30,
    writes: true,
    body: PageProgressInput,
    reply: PageProgress,
  }),
  allProgress: get('/api/user-module-progress', { reply: z.array(ModuleProgress) }),
}
