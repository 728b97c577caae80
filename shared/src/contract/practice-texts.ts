import * as z from 'zod/mini'
import { PracticeText, PracticeTextChange, PracticeTextInput } from '../model/practice-text.ts'
import { Message } from './answer.ts'
import { del, get, post, put } from './endpoint.ts'

/** Texts to type: every learner reads them, the administrator writes them (spec 2 §7, spec 3 §7.1). */
export const practiceTexts = {
  list: get('/api/practice-texts', { reply: z.array(PracticeText) }),
  create: post('/api/practice-texts', {
    access: 'admin',
    writes: true,
    body: PracticeTextInput,
    reply: PracticeText,
  }),
  update: put('/api/practice-texts/{id}', {
    access: 'admin',
    writes: true,
    body: PracticeTextChange,
    reply: PracticeText,
  }),
  /** Taken out of every list; it can be brought back for thirty days. */
  remove: del('/api/practice-texts/{id}', { access: 'admin', writes: true, reply: Message }),
  /** What was deleted and can be brought back, the last first. */
  deleted: get('/api/admin/practice-texts/deleted', { access: 'admin', reply: z.array(PracticeText) }),
  restore: post('/api/admin/practice-texts/{id}/restore', { access: 'admin', writes: true, reply: PracticeText }),
}
