import { contact } from './calls/contact.ts'
import { evaluations } from './calls/evaluations.ts'
import { modules } from './calls/modules.ts'
import { objections } from './calls/objections.ts'
import { profile } from './calls/profile.ts'
import { progress } from './calls/progress.ts'
import { quizzes } from './calls/quizzes.ts'
import { typing } from './calls/typing.ts'
import type { Endpoint } from './endpoint.ts'

/** The calls that the outbox may send, by the name stored in its rows. A name is never reused for another call. */
export const queued = {
  'profile.update': profile.update,
  'progress.saveSummary': progress.saveSummary,
  'progress.record': progress.record,
  'modules.saveProgress': modules.saveProgress,
  'modules.resetProgress': modules.resetProgress,
  'modules.savePage': modules.savePage,
  'quizzes.submit': quizzes.submit,
  'evaluations.submit': evaluations.submit,
  'objections.save': objections.save,
  'typing.save': typing.save,
  'contact.send': contact.send,
} satisfies Record<string, Endpoint>
export type Queued = typeof queued
export type QueuedName = keyof Queued
