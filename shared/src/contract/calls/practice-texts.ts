import * as z from 'zod/mini'
import { PracticeText, PracticeTextChange, PracticeTextInput } from '../../model/content/practice-text.ts'
import { Message } from '../answer.ts'
import { del, get, post, put } from '../endpoint.ts'

/** Texts to type: every learner reads them, the administrator writes them. */
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
  /** Hides the text from every list; it can be restored for thirty days. */
  remove: del('/api/practice-texts/{id}', { access: 'admin', writes: true, reply: Message }),
  /** The deleted texts that can be restored, the last deleted first. */
  deleted: get('/api/admin/practice-texts/deleted', { access: 'admin', reply: z.array(PracticeText) }),
  restore: post('/api/admin/practice-texts/{id}/restore', { access: 'admin', writes: true, reply: PracticeText }),
}
