import { contact } from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import { evaluations } from './evaluations.ts'
import { modules } from './modules.ts'
import { profile } from './profile.ts'
import { progress } from './progress.ts'
import { quizzes } from './quizzes.ts'
import { typing } from './typing.ts'

/** The calls that the outbox may send, by the name that its rows carry. A name is never reused for another call. */
export const queued = {
  'profile.update': profile.update,
  'progress.saveSummary': progress.saveSummary,
  'progress.record': progress.record,
  'modules.saveProgress': modules.saveProgress,
  'modules.resetProgress': modules.resetProgress,
  'modules.savePage': modules.savePage,
  'quizzes.submit': quizzes.submit,
  'evaluations.submit': evaluations.submit,
  'typing.save': typing.save,
  'contact.send': contact.send,
} satisfies Record<string, Endpoint>
export type Queued = typeof queued
export type QueuedName = keyof Queued
