import * as z from 'zod/mini'
import { Quiz, QuizInput, QuizPatch } from '../../../model/content/quiz.ts'
import { Dependents } from '../../../model/dependents.ts'
import { Message } from '../../answer.ts'
import { del, get, patch, post } from '../../endpoint.ts'

/** Bytes: room for 200 long questions in two languages. */
const QUIZ_BYTES_MAX = 2 * 1024 * 1024
/** The largest number of quizzes in one imported file, and its largest size in bytes. */
const QUIZ_FILE_MAX = 500
const QUIZ_FILE_BYTES_MAX = 16 * 1024 * 1024

/** Quizzes, drafts included. */
export const adminQuizzes = {
  list: get('/api/admin/quizzes', { access: 'admin', reply: z.array(Quiz) }),
  create: post('/api/admin/quizzes', {
    access: 'admin',
    writes: true,
    maxBytes: QUIZ_BYTES_MAX,
    body: QuizInput,
    reply: Quiz,
  }),
  update: patch('/api/admin/quizzes/{id}', {
    access: 'admin',
    writes: true,
    maxBytes: QUIZ_BYTES_MAX,
    body: QuizPatch,
    reply: Quiz,
  }),
  /** Hides the quiz from every list; it can be restored for thirty days. */
  remove: del('/api/admin/quizzes/{id}', { access: 'admin', writes: true, reply: Message }),
  /** The deleted quizzes that can be restored, the last deleted first. */
  deleted: get('/api/admin/quizzes/deleted', { access: 'admin', reply: z.array(Quiz) }),
  restore: post('/api/admin/quizzes/{id}/restore', { access: 'admin', writes: true, reply: Quiz }),
  /** Imports a file of quizzes, all or none. A quiz whose id exists already, deleted ones included, is replaced. */
  import: post('/api/admin/quizzes/import', {
    access: 'admin',
    writes: true,
    maxBytes: QUIZ_FILE_BYTES_MAX,
    body: z.object({ quizzes: z.array(QuizInput).check(z.minLength(1), z.maxLength(QUIZ_FILE_MAX)) }),
    reply: z.array(Quiz),
  }),
  dependents: get('/api/admin/quizzes/{id}/dependents', { access: 'admin', reply: Dependents }),
}
