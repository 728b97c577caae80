import * as z from 'zod/mini'
import { TestDate, TestDateInput, TestDatePatch } from '../../../model/content/test-date.ts'
import { Message } from '../../answer.ts'
import { del, get, patch, post } from '../../endpoint.ts'

export const adminTestDates = {
  create: post('/api/admin/test-dates', { access: 'admin', writes: true, body: TestDateInput, reply: TestDate }),
  update: patch('/api/admin/test-dates/{id}', { access: 'admin', writes: true, body: TestDatePatch, reply: TestDate }),
  /** Hides the date from every list; it can be restored for thirty days. */
  remove: del('/api/admin/test-dates/{id}', { access: 'admin', writes: true, reply: Message }),
  /** The deleted dates that can be restored, the last deleted first. */
  deleted: get('/api/admin/test-dates/deleted', { access: 'admin', reply: z.array(TestDate) }),
  restore: post('/api/admin/test-dates/{id}/restore', { access: 'admin', writes: true, reply: TestDate }),
}
