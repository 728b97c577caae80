import * as z from 'zod/mini'
import { PracticeText, PracticeTextInput } from '../model/practice-text.ts'
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
    body: PracticeTextInput,
    reply: PracticeText,
  }),
  remove: del('/api/practice-texts/{id}', { access: 'admin', writes: true, reply: Message }),
}
