import * as z from 'zod/mini'
import { Dependents } from '../../model/dependents.ts'
import { Quiz, QuizInput, QuizPatch } from '../../model/quiz.ts'
import { Message } from '../answer.ts'
import { del, get, patch, post } from '../endpoint.ts'

/** 200 long questions in two languages. */
const QUIZ_BYTES_MAX = 2 * 1024 * 1024
/** Quizzes of a file, and its size. */
const QUIZ_FILE_MAX = 500
const QUIZ_FILE_BYTES_MAX = 16 * 1024 * 1024

/** Quizzes, drafts included (spec 3 §7.3, §7.5). */
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
  /** Taken out of every list; it can be brought back for thirty days. */
  remove: del('/api/admin/quizzes/{id}', { access: 'admin', writes: true, reply: Message }),
  /** What was deleted and can be brought back, the last first. */
  deleted: get('/api/admin/quizzes/deleted', { access: 'admin', reply: z.array(Quiz) }),
  restore: post('/api/admin/quizzes/{id}/restore', { access: 'admin', writes: true, reply: Quiz }),
  /** A file of quizzes, all or none: one with the id of a quiz that is there, or was deleted, takes its place. */
  import: post('/api/admin/quizzes/import', {
    access: 'admin',
    writes: true,
    maxBytes: QUIZ_FILE_BYTES_MAX,
    body: z.object({ quizzes: z.array(QuizInput).check(z.minLength(1), z.maxLength(QUIZ_FILE_MAX)) }),
    reply: z.array(Quiz),
  }),
  dependents: get('/api/admin/quizzes/{id}/dependents', { access: 'admin', reply: Dependents }),
}
