import { TestDate, TestDateInput, TestDatePatch } from '../../model/test-date.ts'
import { Message } from '../answer.ts'
import { del, patch, post } from '../endpoint.ts'

/** Dates of the test (design §7). */
export const adminTestDates = {
  create: post('/api/admin/test-dates', { access: 'admin', writes: true, body: TestDateInput, reply: TestDate }),
  update: patch('/api/admin/test-dates/{id}', { access: 'admin', writes: true, body: TestDatePatch, reply: TestDate }),
  remove: del('/api/admin/test-dates/{id}', { access: 'admin', writes: true, reply: Message }),
}
